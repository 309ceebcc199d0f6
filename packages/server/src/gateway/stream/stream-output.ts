import { eventText, type SseEvent } from './sse-reader.ts';

const nothing: Uint8Array[] = [];

/** Collects output. Unchanged events keep their bytes, and neighbours are joined. New events are text. */
export class StreamOutput {
  #pieces: Uint8Array[] = [];
  #text = '';
  #bytes: Buffer | undefined;
  #start = 0;
  #end = 0;

  pass({ bytes, start, end }: SseEvent): void {
    if (this.#bytes === bytes && this.#end === start) {
      this.#end = end;
      return;
    }
    this.#close();
    this.#bytes = bytes;
    this.#start = start;
    this.#end = end;
  }

  /** Writes an event with `data`. */
  write(data: string): void {
    if (this.#bytes) this.#close();
    this.#text += eventText(data, '');
  }

  /** Writes an empty comment that shows that the connection is alive. */
  beat(): void {
    if (this.#bytes) this.#close();
    this.#text += ':\n\n';
  }

  take(): Uint8Array[] {
    this.#close();
    if (this.#pieces.length === 0) return nothing;
    const pieces = this.#pieces;
    this.#pieces = [];
    return pieces;
  }

  #close(): void {
    if (this.#bytes) {
      const isWhole = this.#start === 0 && this.#end === this.#bytes.length;
      this.#pieces.push(isWhole ? this.#bytes : this.#bytes.subarray(this.#start, this.#end));
      this.#bytes = undefined;
    }
    if (this.#text === '') return;
    this.#pieces.push(Buffer.from(this.#text));
    this.#text = '';
  }
}
