import { readWords, type Word } from './read-words.ts';

/** How far each head of relevancy decides. */
export interface HeadShares {
  /** Share of the head for long answers. */
  readonly long: number;
  /** Share of the head for short replies where it doubts the answer. */
  readonly against: number;
  /** Share of the head for short replies where it finds the answer fit. */
  readonly inFavour: number;
}

/** The head for long answers and for claims decides alone. */
export const longAlone: HeadShares = { long: 1, against: 0, inFavour: 0 };

/** Up to so many words, the head for short replies decides alone; from the second number on, it has no say. */
const REPLY_WORDS = [30, 45] as const;
/** From so many words on, a sentence with names that answers an impersonal question may be from a written work. */
const PASSAGE_WORDS = 18;
/** That head learned from talks with customers: of a written work's sentence it may only speak in favour. */
const PASSAGE_SHARE = 0.2;
const MAX_QUESTION_WORDS = 60;

const personal = new Set('you your yours i my mine me we our ours us u here'.split(' '));

/** Returns how far each head decides for a short question and an answer. */
export function headShares(question: string, answer: readonly Word[]): HeadShares {
  const asked = readWords(question, MAX_QUESTION_WORDS);
  if (answer.length >= PASSAGE_WORDS && isImpersonal(asked) && [...asked, ...answer].some(isNamed)) {
    return { long: 1, against: 0, inFavour: PASSAGE_SHARE };
  }
  const [short, long] = REPLY_WORDS;
  const share = Math.max(0, Math.min(1, (long - answer.length) / (long - short)));
  return { long: 1 - share, against: share, inFavour: share };
}

/** Mixes the log-odds of both heads. */
export function mixHeads({ long, against, inFavour }: HeadShares, ofLong: number, ofReply: number): number {
  return long * ofLong + (ofReply > 0 ? against : inFavour) * ofReply;
}

const isImpersonal = (asked: readonly Word[]): boolean =>
  !asked.some(({ lower }) => personal.has(lower.split(/['’]/)[0] ?? ''));

const isNamed = ({ isName, lower }: Word): boolean => isName || /^(?:1\d|20)\d\d$/.test(lower);
