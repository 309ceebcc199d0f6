/** One event of a stream: its data and the bytes it came in. */
export interface SseEvent {
  /** The joined `data` lines. Undefined if there are none (comments, keep-alives). */
  readonly data: string | undefined;
  /** Other lines except comments, with their line ends. An edited event keeps them. */
  readonly fields: string;
  /** True if the event is a single data line. */
  readonly isDataAlone: boolean;
  /** The event is in `bytes` from `start` to `end`, including the blank line. The bytes are never changed later. */
  readonly bytes: Buffer;
  readonly start: number;
  readonly end: number;
}

/** Thrown if an event is longer than the reader's limit. */
export class SseTooLong extends Error {
  override readonly name = 'SseTooLong';
}

export interface SseReader {
  /** Returns the events that these bytes complete, in order. Throws SseTooLong. */
  read(bytes: Uint8Array): readonly SseEvent[];
  /** Returns the unfinished event when the stream is over, or undefined if it has no content. */
  end(): SseEvent | undefined;
  /** Bytes of an incomplete event. */
  readonly held: number;
}

const LF = 10;
const CR = 13;
const COLON = 58;
const SPACE = 32;
/** Length of `data: `. */
const PREFIX = 6;
const MAX_EVENT_BYTES = 8 * 1_024 * 1_024;
const LEAST_ROOM = 1_024;
const nothing: readonly SseEvent[] = [];
const noBytes = Buffer.alloc(0);

/**
 * Reads server-sent events (HTML Living Standard §9.2.6) from bytes that may be cut anywhere. Only cut events are
 * copied.
 */
export function createSseReader(maxEventBytes = MAX_EVENT_BYTES): SseReader {
  return new Reader(maxEventBytes);
}

class Reader implements SseReader {
  readonly #maxEventBytes: number;
  /**
   * The beginning of an incomplete event: the first `#heldBytes` bytes of this buffer. The buffer is handed over with
   * the event.
   */
  #carry = noBytes;
  #heldBytes = 0;
  /** Whether the next byte begins a line, and whether the previous byte was a CR. */
  #atLineStart = true;
  #afterReturn = false;

  constructor(maxEventBytes: number) {
    this.#maxEventBytes = maxEventBytes;
  }

  get held(): number {
    return this.#heldBytes;
  }

  read(input: Uint8Array): readonly SseEvent[] {
    const bytes = asBuffer(input);
    const hasReturns = bytes.indexOf(CR) !== -1;
    let events: SseEvent[] | undefined;
    let start = 0;
    while (start < bytes.length) {
      const end = hasReturns || !this.#atLineStart ? this.#scan(bytes, start) : this.#endOfPlain(bytes, start);
      if (end === -1) break;
      events ??= [];
      events.push(this.#event(bytes, start, end));
      start = end;
    }
    if (start < bytes.length) this.#hold(bytes, start, bytes.length);
    return events ?? nothing;
  }

  end(): SseEvent | undefined {
    const { data, fields } = parsedEvent(this.#carry, 0, this.#heldBytes);
    this.#heldBytes = 0;
    if (data === undefined) return undefined;
    const bytes = Buffer.from(eventText(data, fields));
    return { data, fields, isDataAlone: false, bytes, start: 0, end: bytes.length };
  }

  /** Does the same as `#scan` for bytes without a CR. An event of one line takes only two steps. */
  #endOfPlain(bytes: Buffer, from: number): number {
    const lineEnd = bytes.indexOf(LF, from);
    if (lineEnd <= from || bytes[lineEnd + 1] !== LF) return this.#scan(bytes, from);
    this.#afterReturn = false;
    return lineEnd + 2;
  }

  /** Returns the position after the blank line that ends the event at `from`, or -1 if it is incomplete. */
  #scan(bytes: Buffer, from: number): number {
    for (let at = from; at < bytes.length; at += 1) {
      const code = bytes[at];
      if (code !== LF && code !== CR) {
        this.#atLineStart = false;
        this.#afterReturn = false;
        continue;
      }
      // The LF of a CRLF does not end another line.
      const isSecondHalf = code === LF && this.#afterReturn;
      this.#afterReturn = code === CR;
      if (isSecondHalf) continue;
      if (this.#atLineStart) return this.#afterBlank(bytes, at + 1);
      this.#atLineStart = true;
    }
    return -1;
  }

  /**
   * Returns the position after a blank line. CRLF is one line end. If the LF has not arrived yet, it is skipped at the
   * start of the next event.
   */
  #afterBlank(bytes: Buffer, at: number): number {
    if (!this.#afterReturn || bytes[at] !== LF) return at;
    this.#afterReturn = false;
    return at + 1;
  }

  #event(bytes: Buffer, start: number, end: number): SseEvent {
    if (this.#heldBytes === 0) return readEvent(bytes, start, end);
    this.#hold(bytes, start, end);
    const event = readEvent(this.#carry, 0, this.#heldBytes);
    this.#carry = noBytes;
    this.#heldBytes = 0;
    return event;
  }

  /** Doubles the buffer when it is full, so that an event in single bytes takes linear time. */
  #hold(bytes: Buffer, start: number, end: number): void {
    const length = this.#heldBytes + end - start;
    if (length > this.#maxEventBytes) {
      throw new SseTooLong(`An event of the stream has more than ${this.#maxEventBytes} bytes`);
    }
    if (length > this.#carry.length) {
      const larger = Buffer.allocUnsafe(Math.max(LEAST_ROOM, length * 2));
      this.#carry.copy(larger, 0, 0, this.#heldBytes);
      this.#carry = larger;
    }
    bytes.copy(this.#carry, this.#heldBytes, start, end);
    this.#heldBytes = length;
  }
}

/** Returns the text of an event. */
export function eventText(data: string, fields: string): string {
  return `${fields}data: ${data.includes('\n') ? data.replaceAll('\n', '\ndata: ') : data}\n\n`;
}

const asBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function readEvent(bytes: Buffer, start: number, end: number): SseEvent {
  const dataEnd = end - 2;
  if (!isData(bytes, start) || bytes.indexOf(LF, start) !== dataEnd) return parsedEvent(bytes, start, end);
  const data = bytes.toString('utf8', start + PREFIX, dataEnd);
  return data.includes('\r')
    ? parsedEvent(bytes, start, end)
    : { data, fields: '', isDataAlone: true, bytes, start, end };
}

/** Returns whether a line begins with `data: `, as in nearly every event. */
function isData(bytes: Buffer, at: number): boolean {
  return (
    bytes[at] === 100 &&
    bytes[at + 1] === 97 &&
    bytes[at + 2] === 116 &&
    bytes[at + 3] === 97 &&
    bytes[at + 4] === COLON &&
    bytes[at + 5] === SPACE
  );
}

/** Parses any event line by line. A line without a colon is a field without a value. */
function parsedEvent(bytes: Buffer, start: number, end: number): SseEvent {
  const text = bytes.toString('utf8', start, end).replace(/^\uFEFF/, '');
  const data: string[] = [];
  let fields = '';
  for (const line of text.split(/\r\n|\r|\n/)) {
    const value = dataOf(line);
    if (value !== undefined) data.push(value);
    else if (line !== '' && !line.startsWith(':')) fields += `${line}\n`;
  }
  return { data: data.length === 0 ? undefined : data.join('\n'), fields, isDataAlone: false, bytes, start, end };
}

/** Returns the value of a data line, or undefined for other lines. */
function dataOf(line: string): string | undefined {
  if (!line.startsWith('data')) return undefined;
  if (line.length === 4) return '';
  return line[4] === ':' ? line.slice(line[5] === ' ' ? 6 : 5) : undefined;
}
