/** What goes between the service and a process of the sandbox: a body in JSON, and bytes that JSON would only make larger. */
export interface Message<Body = unknown> {
  readonly body: Body;
  readonly parts: readonly Uint8Array[];
}

/**
 * A message is four bytes (the length of its head, big-endian), its head in JSON (the body and the lengths of the parts),
 * and the parts. The bytes of the other side are foreign: JSON builds nothing but plain values, and lengths are known
 * before anything is kept.
 */
interface Head {
  readonly body: unknown;
  readonly parts: readonly number[];
}

const LENGTH_BYTES = 4;

/** A message as chunks to write one after the other; the parts are not copied. */
export function frameOf({ body, parts }: Message): Uint8Array[] {
  const head: Head = { body, parts: parts.map(({ byteLength }) => byteLength) };
  const json = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(json.byteLength);
  return [length, json, ...parts];
}

/** A message that is larger than the reader takes. */
export class FrameTooLarge extends Error {
  override readonly name = 'FrameTooLarge';
}

/** Puts chunks of bytes together to messages of at most `maxBytes`. */
export class FrameReader {
  readonly #maxBytes: number;
  #chunks: Uint8Array[] = [];
  #bytes = 0;
  #headBytes: number | undefined;
  #head: Head | undefined;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** The messages that are whole with this chunk. @throws FrameTooLarge, and SyntaxError where a head is no JSON */
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

  /** The next bytes, joined once they are all there. */
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
