import { afterwards } from '@redoubt/guard/parts';
import { endsAt } from './split-texts.ts';
import type { RequestText } from './text-place.ts';

/** Characters on either side of the border that are read together. */
const REACH = 1_024;
/** Texts of earlier turns that the latest turn may continue. */
const MAX_TEXTS = 8;

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
    begins: users.find(({ isOfTurn }) => isOfTurn)?.text.slice(0, REACH) ?? '',
  };
}

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
  return afterwards(isClean(last), (clean) =>
    clean ? continued(`${last} ${text}`, before.slice(0, -1), isClean, true) : done,
  );
}
