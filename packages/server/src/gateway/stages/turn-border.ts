import { afterwards } from '@redoubt/guard/parts';
import { endsAt } from './split-texts.ts';
import type { RequestText } from './text-place.ts';

/** Characters of one text that are read together with another one, at most. */
const REACH = 320;
/** Fewer characters than this, with a stop behind them, are no sentence of their own. */
const SHORT = 24;
/** Texts of earlier turns that the latest turn may continue. */
const MAX_TEXTS = 8;
const stop = /[.?!。！？\n]/g;

/** Where the latest turn meets the turns before it. */
export interface TurnBorder {
  /** The ends of the users' last texts in earlier turns, oldest first. */
  readonly before: readonly string[];
  /** The beginning of the user's first text in the latest turn. */
  readonly begins: string;
}

export function turnBorder(said: readonly RequestText[]): TurnBorder {
  const users = said.filter(({ isUsers }) => isUsers);
  const before = users.filter(({ isOfTurn }) => !isOfTurn).slice(-MAX_TEXTS);
  return {
    before: before.map(({ text }) => text.slice(-REACH)),
    begins: firstSentence(users.find(({ isOfTurn }) => isOfTurn)?.text.slice(0, REACH) ?? ''),
  };
}

/** Returns a text up to the end of its first sentence. The rest was judged by itself. */
function firstSentence(text: string): string {
  const end = stopsIn(text).find((at) => at >= SHORT);
  return end === undefined ? text : text.slice(0, end + 1);
}

/** Returns the last sentence of a text, which has no end yet. */
function lastSentence(text: string): string {
  const start = stopsIn(text).findLast((at) => at < text.length - SHORT);
  return start === undefined ? text : text.slice(start + 1);
}

const stopsIn = (text: string): number[] => Array.from(text.matchAll(stop), ({ index }) => index);

/**
 * Returns the beginning of the latest turn with what it may continue, or an empty text if it begins anew. An attack may
 * be split over turns that are each harmless. A turn with findings of its own is left out: it would put its blame on
 * the latest one.
 */
export function joinedTurns(
  { before, begins }: TurnBorder,
  isClean: (text: string) => boolean | Promise<boolean>,
): string | Promise<string> {
  return begins === '' ? '' : continued(begins, before, isClean);
}

function continued(
  text: string,
  before: readonly string[],
  isClean: (text: string) => boolean | Promise<boolean>,
  isJoined = false,
): string | Promise<string> {
  const last = before.at(-1);
  const done = isJoined ? text : '';
  if (last === undefined || text.length > 2 * REACH || endsAt(last, text)) return done;
  const rest = lastSentence(last);
  // What stands before a whole message may go on into it. Another sentence does not.
  const further = rest === last ? before.slice(0, -1) : [];
  return afterwards(isClean(last), (clean) => (clean ? continued(`${rest} ${text}`, further, isClean, true) : done));
}
