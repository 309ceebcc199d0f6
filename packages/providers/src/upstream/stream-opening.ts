import { errorInPlace } from './error-in-place.ts';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const COLON = 0x3a;
const BRACE = 0x7b;
/** A first event that is longer is no error. */
const MAX_HELD_BYTES = 32_768;
/** Who waits for a stream that says for so long only that it is alive has to hear that too. */
const SILENT_MS = 15_000;
/** Lines of an event beside its data (HTML Living Standard §9.2.6). */
const fields = ['event:', 'id:', 'retry:'] as const;

/** The beginning of a stream of OpenAI's, held until its first event shows whether it is an answer. Comments show nothing. */
export class StreamOpening {
  readonly #silentUntil = performance.now() + SILENT_MS;
  #pieces: Buffer[] = [];
  #size = 0;
  /** Where the first line begins that was not looked at. */
  #at = 0;

  /** All that came so far, once the stream has begun; undefined before. Throws ErrorInPlace where an error came. */
  push(chunk: Buffer): Buffer | undefined {
    this.#pieces.push(chunk);
    this.#size += chunk.length;
    const isFull = this.#size >= MAX_HELD_BYTES;
    if (!isFull && !hasLineEnd(chunk)) return undefined;
    const held = this.#joined();
    return this.#begins(held) || isFull || performance.now() > this.#silentUntil ? held : undefined;
  }

  /** The stream has ended: its last line need not have. Throws ErrorInPlace. */
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

/** Whether a line is the beginning of an answer: neither blank nor a comment, and no field that stands before the data. */
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
