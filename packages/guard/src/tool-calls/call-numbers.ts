import { JsonEnd } from '@redoubt/contract';

type Json = Record<string, unknown>;

/** A call of a tool that began in the stream. */
interface KnownCall {
  readonly number: number;
  /** The index that the provider gave. */
  readonly index: number | undefined;
  id: string | undefined;
  name: string | undefined;
  readonly json: JsonEnd;
}

/** A piece of a call, as the provider wrote it. */
interface Piece {
  readonly index: number | undefined;
  readonly id: string | undefined;
  readonly name: string | undefined;
  readonly text: string;
  /** Its place among the pieces of its chunk, and how many there are. */
  readonly at: number;
  readonly of: number;
}

/**
 * Tells the tool calls of a streamed choice apart and numbers them, so that every reader joins the same pieces. Many
 * providers give no index, the same index for all calls, or no id. Calls are told apart by id, else by order.
 */
export class CallNumbers {
  readonly #calls: KnownCall[] = [];
  readonly #byNumber = new Map<number, KnownCall>();
  readonly #byIndex = new Map<number, KnownCall>();
  readonly #byId = new Map<string, KnownCall>();
  #next = 0;

  /** Writes the number of its call into each piece. Returns whether a piece had another index, or none. */
  number(pieces: readonly unknown[]): boolean {
    let isChanged = false;
    for (const [at, piece] of pieces.entries()) {
      if (!isObject(piece) || isStrange(piece.index)) continue;
      const { number } = this.#callOf(readPiece(piece, at, pieces.length));
      if (piece.index === number) continue;
      piece.index = number;
      isChanged = true;
    }
    return isChanged;
  }

  /** Adds arguments that came in a piece which was not numbered here. */
  add(number: number, text: string): void {
    this.#byNumber.get(number)?.json.add(text);
  }

  #callOf(piece: Piece): KnownCall {
    const known = piece.index === undefined ? this.#withoutIndex(piece) : this.#withIndex(piece.index, piece);
    const call = known ?? this.#begin(piece);
    call.id ??= piece.id;
    call.name ??= piece.name;
    if (piece.id !== undefined && piece.id === call.id) this.#byId.set(piece.id, call);
    call.json.add(piece.text);
    return call;
  }

  #withIndex(index: number, piece: Piece): KnownCall | undefined {
    const last = this.#byIndex.get(index);
    if (!last) return undefined;
    const { id } = piece;
    if (id === undefined || last.id === undefined || id === last.id) return comesAgain(piece, last) ? undefined : last;
    const named = this.#byId.get(id);
    if (named?.index === index) return named;
    // Some providers make up another id for each piece. A call begins with its name.
    return piece.name === undefined && !last.json.isComplete ? last : undefined;
  }

  #withoutIndex(piece: Piece): KnownCall | undefined {
    const { id, name, at, of } = piece;
    if (id !== undefined) {
      const named = this.#byId.get(id);
      return named && !comesAgain(piece, named) ? named : undefined;
    }
    const inOrder = of > 1 ? this.#calls[at] : this.#calls.at(-1);
    if (name === undefined) return inOrder ?? this.#calls.at(-1);
    const goesOn = inOrder?.name === name && !inOrder.json.isComplete;
    return goesOn ? inOrder : undefined;
  }

  #begin({ index, id, name }: Piece): KnownCall {
    const isFree = index !== undefined && !this.#byNumber.has(index);
    const number = isFree ? index : this.#next;
    this.#next = Math.max(this.#next, number + 1);
    const call: KnownCall = { number, index, id, name, json: new JsonEnd() };
    this.#calls.push(call);
    this.#byNumber.set(number, call);
    if (index !== undefined) this.#byIndex.set(index, call);
    return call;
  }
}

/** Returns whether a piece is a further call, because the last one of its index or id has all of its arguments. */
const comesAgain = ({ name, text }: Piece, last: KnownCall): boolean =>
  name !== undefined && text.trim() !== '' && last.json.isComplete;

function readPiece(piece: Json, at: number, of: number): Piece {
  const called = isObject(piece.function) ? piece.function : isObject(piece.custom) ? piece.custom : {};
  return {
    index: typeof piece.index === 'number' ? piece.index : undefined,
    id: textIn(piece.id),
    name: textIn(called.name),
    text: textIn(called.arguments) ?? '',
    at,
    of,
  };
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** An index that no reader follows. It is left for whoever refuses it. */
const isStrange = (index: unknown): boolean => typeof index === 'number' && (!Number.isInteger(index) || index < 0);
