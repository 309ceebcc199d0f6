/**
 * A message between the service and a sandbox process: a JSON body, and binary parts that JSON would only make larger.
 */
export interface Message<Body = unknown> {
  readonly body: Body;
  readonly parts: readonly Uint8Array[];
}

/**
 * The head of a message. A message is four bytes (the length of its head, big-endian), the head in JSON, and the parts.
 * The head has the body and the lengths of the parts. The other side is not trusted: JSON only builds plain values, and
 * lengths are checked before anything is kept.
 */
interface Head {
  readonly body: unknown;
  readonly parts: readonly number[];
}

const LENGTH_BYTES = 4;

/** Encodes a message as chunks to write in order. The parts are not copied. */
export function frameOf({ body, parts }: Message): Uint8Array[] {
  const head: Head = { body, parts: parts.map(({ byteLength }) => byteLength) };
  const json = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(json.byteLength);
  return [length, json, ...parts];
}

/** Thrown for a message that is larger than the reader accepts. */
export class FrameTooLarge extends Error {
  override readonly name = 'FrameTooLarge';
}

/** Joins chunks of bytes into messages of at most `maxBytes`. */
export class FrameReader {
  readonly #maxBytes: number;
  #chunks: Uint8Array[] = [];
  #bytes = 0;
  #headBytes: number | undefined;
  #head: Head | undefined;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /**
   * Returns the messages that are complete with this chunk. @throws FrameTooLarge, and SyntaxError if a head is invalid
   */
  push(chunk: Uint8Array): Message[] {
    this.#chunks.push(chunk);
    this.#bytes += chunk.byteLength;
    const messages: Message[] = [];
    for (let message = this.#next(); message; message = this.#next()) messages.push(message);
    return messages;
  }

  #next(): Message | undefined {
    this.#headBytes ??= this.#take(LENGTH_BYTES)?.readUInt32BE();
    if (this.#headBytes === undefined) return undefined;
    this.#refuse(this.#headBytes);
    this.#head ??= headOf(this.#take(this.#headBytes));
    if (!this.#head) return undefined;
    const { body, parts } = this.#head;
    const partBytes = parts.reduce((sum, length) => sum + length, 0);
    this.#refuse(this.#headBytes + partBytes);
    const bytes = this.#take(partBytes);
    if (!bytes) return undefined;
    this.#headBytes = undefined;
    this.#head = undefined;
    return { body, parts: split(bytes, parts) };
  }

  /** The next `length` bytes. Returns undefined until all of them have arrived. */
  #take(length: number): Buffer | undefined {
    if (this.#bytes < length) return undefined;
    const joined = Buffer.concat(this.#chunks);
    this.#chunks = [joined.subarray(length)];
    this.#bytes -= length;
    return joined.subarray(0, length);
  }

  #refuse(bytes: number): void {
    if (bytes <= this.#maxBytes) return;
    throw new FrameTooLarge(`A message of ${bytes} bytes; at most ${this.#maxBytes} are taken`);
  }
}

function headOf(bytes: Buffer | undefined): Head | undefined {
  if (!bytes) return undefined;
  const head: unknown = JSON.parse(bytes.toString('utf8'));
  if (isHead(head)) return head;
  throw new SyntaxError('The head of a message lacks its parts');
}

function isHead(value: unknown): value is Head {
  const isObject = typeof value === 'object' && value !== null;
  if (!isObject || !('body' in value) || !('parts' in value) || !Array.isArray(value.parts)) return false;
  return value.parts.every((length) => Number.isSafeInteger(length) && length >= 0);
}

function split(bytes: Buffer, lengths: readonly number[]): Buffer[] {
  let start = 0;
  return lengths.map((length) => {
    start += length;
    return bytes.subarray(start - length, start);
  });
}
