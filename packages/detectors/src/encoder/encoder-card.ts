/** What a set of weights says of itself: `encoder.json`. */
export interface EncoderCard {
  readonly version: string;
  /** Names of the logits, in their order. */
  readonly labels: readonly string[];
  /** The id that fills a row. */
  readonly padding: number;
}

/** Reads a card. @throws Error where a field is missing or of the wrong kind */
export function readEncoderCard(json: string): EncoderCard {
  const card: Partial<Record<keyof EncoderCard, unknown>> = JSON.parse(json);
  const { version, labels, padding } = card;
  if (typeof version !== 'string') throw new Error('encoder.json has no version');
  if (!isTexts(labels)) throw new Error('encoder.json has no labels');
  if (typeof padding !== 'number') throw new Error('encoder.json has no padding');
  return { version, labels, padding };
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
