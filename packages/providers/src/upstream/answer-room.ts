/** The room that one call has for the bytes of an answer that is kept whole. */
export interface AnswerRoom {
  /** Largest answer, in bytes, of a model that speaks OpenAI's API. It is passed on as it came. */
  readonly maxBytes: number;
  /** Largest answer of any other model, which is read as a whole to be translated. */
  readonly maxTranslatedBytes: number;
  /** What these limits are called in messages, such as the settings that they come from. */
  readonly limit: string;
  readonly translatedLimit: string;
  /** Counts so many bytes more. Returns false, and counts nothing, if there is no room for them now. */
  take(bytes: number): boolean;
}

/** Room without a sum, for callers that bound their calls in another way. */
export const boundedRoom = (maxBytes: number): AnswerRoom => ({
  maxBytes,
  maxTranslatedBytes: maxBytes,
  limit: 'the most that is read',
  translatedLimit: 'the most that is read',
  take: () => true,
});
