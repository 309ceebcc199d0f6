import { MAX_KEPT_ANSWER } from './kept-answers.ts';

/** Collects the bytes of a stream, unless they are more than are kept. */
export class CollectedBytes {
  #chunks: Buffer[] = [];
  #size = 0;

  add(chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#size <= MAX_KEPT_ANSWER) this.#chunks.push(chunk);
    else this.#chunks = [];
  }

  /** Returns all bytes, or undefined if they were too many. */
  bytes(): Buffer | undefined {
    return this.#size <= MAX_KEPT_ANSWER ? Buffer.concat(this.#chunks) : undefined;
  }
}
