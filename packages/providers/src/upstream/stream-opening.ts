import { errorInPlace } from './error-in-place.ts';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const COLON = 0x3a;
const BRACE = 0x7b;
/** Maximum number of bytes that are held. A longer first event is not an error. */
const MAX_HELD_BYTES = 32_768;
/**
 * After this time the held bytes are passed on even without a first event, so that the client sees that the stream is
 * alive.
 */
const SILENT_MS = 15_000;
/** Fields of an event other than its data (HTML Living Standard §9.2.6). */
const fields = ['event:', 'id:', 'retry:'] as const;

/**
 * Holds the beginning of an OpenAI stream until its first event shows whether it is an answer or an error. Comments do
 * not count.
 */
export class StreamOpening {
  readonly #silentUntil = performance.now() + SILENT_MS;
  #pieces: Buffer[] = [];
  #size = 0;
  /** Start of the first line that was not checked yet. */
  #at = 0;

  /**
   * Adds a chunk. Returns all bytes held so far once the stream has begun, and undefined before. Throws ErrorInPlace if
   * the first event is an error.
   */
  push(chunk: Buffer): Buffer | undefined {
    this.#pieces.push(chunk);
    this.#size += chunk.length;
    const isFull = this.#size >= MAX_HELD_BYTES;
    if (!isFull && !hasLineEnd(chunk)) return undefined;
    const held = this.#joined();
    return this.#begins(held) || isFull || performance.now() > this.#silentUntil ? held : undefined;
  }

  /**
   * Ends the stream, whose last line may have no line end. Returns the held bytes if they begin an answer. Throws
   * ErrorInPlace.
   */
  end(): Buffer | undefined {
    const held = this.#joined();
    return this.#begins(held) || beginsWith(held, this.#at, held.length) ? held : undefined;
  }

  #joined(): Buffer {
    const [only] = this.#pieces;
    const held = only && this.#pieces.length === 1 ? only : Buffer.concat(this.#pieces);
    this.#pieces = [held];
    return held;
  }

  #begins(held: Buffer): boolean {
    for (let end = lineEnd(held, this.#at); end !== -1; end = lineEnd(held, this.#at)) {
      if (beginsWith(held, this.#at, end)) return true;
      this.#at = end + 1;
    }
    return false;
  }
}

const hasLineEnd = (bytes: Buffer): boolean => bytes.includes(LINE_FEED) || bytes.includes(CARRIAGE_RETURN);

function lineEnd(bytes: Buffer, from: number): number {
  const feed = bytes.indexOf(LINE_FEED, from);
  const back = bytes.subarray(from, feed === -1 ? bytes.length : feed).indexOf(CARRIAGE_RETURN);
  return back === -1 ? feed : from + back;
}

/**
 * Whether a line begins an answer: it is not blank, not a comment and not a field before the data. Throws ErrorInPlace
 * if it is an error.
 */
function beginsWith(bytes: Buffer, from: number, to: number): boolean {
  if (from === to || bytes[from] === COLON) return false;
  const line = bytes.toString('utf8', from, to);
  if (fields.some((field) => line.startsWith(field))) return false;
  const isData = line.startsWith('data:');
  const error =
    isData || bytes[from] === BRACE ? errorInPlace(isData ? line.slice('data:'.length).trim() : line) : undefined;
  if (error) throw error;
  return true;
}
