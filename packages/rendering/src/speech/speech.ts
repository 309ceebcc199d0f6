import type { Effect } from './effect.ts';

/** The voices of the synthesiser, all of them English: two men from the United States, one from Scotland, a woman. */
export const voices = ['rms', 'slt', 'awb', 'kal16'] as const;
export type VoiceName = (typeof voices)[number];

/** A text to speak. */
export interface Speech {
  /** At most 4,000 characters. What English spelling has no sound for is left out. */
  readonly text: string;
  readonly voice: VoiceName;
  /** Applied in this order. */
  readonly effects: readonly Effect[];
}

/** The longest text that is spoken, in characters. */
export const MAX_SPOKEN = 4_000;
