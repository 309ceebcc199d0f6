import { plainStretch } from '@redoubt/guard/parts';
import type { JudgedText } from './judged-text.ts';

/** A text of an answer, as it was written. */
export interface AnsweredText {
  readonly choice: number;
  readonly part: 'text' | 'thoughts' | 'tool_call';
  readonly isJson: boolean;
  /** The pieces that readers see as one text, in their order. */
  readonly pieces: readonly string[];
}

/** What is known of a finished answer, told only where something was found in it. */
export interface Answered {
  texts(): readonly AnsweredText[];
  /** All pieces, as the log joins them. */
  readonly written: readonly string[];
  readonly asides: readonly string[];
}

/** Stands between the texts of an answer in the log. */
export const BETWEEN = '\n\n';

const ofAnswer = { message: null, role: 'assistant', isNew: true } as const;

/** Returns the texts of an answer as they were judged. */
export function answeredTexts({ texts, written, asides }: Answered): JudgedText[] {
  const starts = startsInLog(written);
  const judged = texts().map(({ choice, part, isJson, pieces }): JudgedText => {
    const raw = pieces.join('');
    const plain = isJson ? plainStretch(raw) : { text: raw, sourceOf: (at: number) => at };
    const from = pieces.length === 1 ? starts.get(raw) : undefined;
    const kept = from === undefined ? undefined : { from };
    return { ...ofAnswer, ...plain, raw, at: `choices.${choice}`, part, kept, isField: false };
  });
  const fields = asides.map((text): JudgedText => {
    const place = { at: null, part: 'field', kept: undefined, isField: true };
    return { ...ofAnswer, ...place, text, raw: text, sourceOf: (at) => at };
  });
  return [...judged, ...fields];
}

/** Returns where each text begins in the log. Equal texts are kept at the first place. */
function startsInLog(written: readonly string[]): ReadonlyMap<string, number> {
  const starts = new Map<string, number>();
  let at = 0;
  for (const text of written) {
    if (!starts.has(text)) starts.set(text, at);
    at += text.length + BETWEEN.length;
  }
  return starts;
}
