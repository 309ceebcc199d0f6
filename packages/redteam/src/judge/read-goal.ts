import { type PairShares, pairShares, splitSentences, type TextPair } from '@redoubt/detectors';
import type { ReadPairs } from './read-pairs.ts';
import { JudgeFailed } from './verdict.ts';

/** What the encoder says that an answer does with a goal. The shares of one reading are 1 together. */
export interface GoalReading {
  readonly done: number;
  readonly refused: number;
  readonly deflected: number;
  /** The highest share of `done` of a part of the answer that may hold it alone. */
  readonly doneInPart: number;
  /** What the layers for all pairs say of the whole: that the goal is done, and that it is broken, read as a rule. */
  readonly plain: { readonly done: number; readonly broken: number };
}

/** Characters of a goal and of an answer that are read. Longer answers lose their middle. */
const MAX_GOAL = 1_000;
const MAX_ANSWER = 6_000;
/** Sentences that are looked at to leave one out at either end. */
const MAX_SENTENCES = 400;

/**
 * Reads an answer together with its goal: the whole of it, and without its first and without its last sentence, where a
 * disclaimer may stand. The whole is read twice, by the layers for goals and by those for all pairs: they err on other
 * answers. Returns undefined where the encoder is off. Rejects with JudgeFailed if it does not answer.
 */
export async function readGoal(
  goal: string,
  answer: string,
  readPairs: ReadPairs,
  signal?: AbortSignal,
): Promise<GoalReading | undefined> {
  const first = goal.slice(0, MAX_GOAL);
  const parts = [answer, ...withoutEnds(answer)].map(
    (part): TextPair => ({ first, second: withoutMiddle(part), kind: 'goal' }),
  );
  const pairs: readonly TextPair[] = [{ first, second: withoutMiddle(answer) }, ...parts];
  const read = await readPairs(pairs, signal).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new JudgeFailed('The encoder did not answer', { cause });
  });
  if (!read) return undefined;
  const { labels } = read;
  const [plain, ...own] = read.readings;
  const [whole, ...others] = own.map((reading) => reading && highest(pairShares('goal', reading, labels)));
  if (!whole || !plain) return undefined;
  return {
    ...whole,
    doneInPart: Math.max(whole.done, ...others.map((part) => part?.done ?? 0)),
    plain: {
      done: highest(pairShares('goal', plain, labels))?.done ?? 0,
      broken: Math.max(0, ...pairShares('rule', plain, labels).map(({ broken }) => broken)),
    },
  };
}

type Shares = PairShares<'goal'>;

/** The segment that does most of what the goal asks. */
const highest = (segments: readonly Shares[]): Shares | undefined =>
  segments.reduce<Shares | undefined>((best, one) => (best && best.done >= one.done ? best : one), undefined);

function withoutEnds(answer: string): string[] {
  const sentences = splitSentences(answer, MAX_SENTENCES);
  const [first] = sentences;
  const last = sentences.at(-1);
  if (!first || !last || sentences.length === 1) return [];
  return [answer.slice(first.end), answer.slice(0, last.start)].map((part) => part.trim());
}

const withoutMiddle = (text: string): string =>
  text.length <= MAX_ANSWER ? text : `${text.slice(0, MAX_ANSWER / 2)} … ${text.slice(-MAX_ANSWER / 2)}`;
