import { setImmediate as nextTurn } from 'node:timers/promises';

/** Number of characters of a piece. Serialising one takes a fraction of a millisecond. */
const PIECE = 65_536;
/** Number of characters serialised in one turn of the event loop, which takes some milliseconds. */
const A_TURN = 1_048_576;

/** Yields the output of `JSON.stringify` in pieces, and gives up the event loop from time to time. */
export async function* jsonInTurns(value: unknown): AsyncGenerator<string, void> {
  let ofTurn = 0;
  for (const piece of jsonPieces(value)) {
    yield piece;
    ofTurn += piece.length;
    if (ofTurn < A_TURN) continue;
    ofTurn = 0;
    await nextTurn();
  }
}

/** Yields the output of `JSON.stringify` in pieces that each take less than a millisecond. */
export function* jsonPieces(value: unknown): Generator<string, void> {
  let held = '';
  for (const piece of written(value)) {
    held += piece;
    if (held.length < PIECE) continue;
    yield held;
    held = '';
  }
  if (held !== '') yield held;
}

function* written(value: unknown): Generator<string, void> {
  const given = hasOwnForm(value) ? value.toJSON() : value;
  if (typeof given === 'string') yield* writtenText(given);
  else if (Array.isArray(given)) yield* writtenList(given);
  else if (isPlainHolder(given)) yield* writtenObject(given);
  else yield JSON.stringify(given) ?? 'null';
}

const hasOwnForm = (value: unknown): value is { toJSON(): unknown } =>
  typeof value === 'object' && value !== null && 'toJSON' in value && typeof value.toJSON === 'function';

/** Whether a value is an ordinary object. A `JSON.rawJSON` object is not: it is written as it is. */
const isPlainHolder = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(Object.isFrozen(value) && 'rawJSON' in value);

/**
 * Yields a long string in slices. It never cuts between two surrogates, because `JSON.stringify` would write them as
 * escapes.
 */
function* writtenText(text: string): Generator<string, void> {
  if (text.length <= PIECE) return yield JSON.stringify(text);
  yield '"';
  for (let start = 0; start < text.length; ) {
    const isParted = (text.charCodeAt(start + PIECE - 1) & 0xfc00) === 0xd800;
    const end = start + PIECE - (isParted ? 1 : 0);
    yield JSON.stringify(text.slice(start, end)).slice(1, -1);
    start = end;
  }
  yield '"';
}

function* writtenList(list: readonly unknown[]): Generator<string, void> {
  yield '[';
  for (const [at, member] of list.entries()) {
    if (at > 0) yield ',';
    yield* written(member);
  }
  yield ']';
}

function* writtenObject(holder: object): Generator<string, void> {
  let mark = '{';
  for (const [name, member] of Object.entries(holder)) {
    if (member === undefined || typeof member === 'function' || typeof member === 'symbol') continue;
    yield `${mark}${JSON.stringify(name)}:`;
    yield* written(member);
    mark = ',';
  }
  yield mark === '{' ? '{}' : '}';
}
