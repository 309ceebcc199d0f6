/** The pieces of a text: their ids, and the code unit at which each starts. A piece ends where the next one starts. */
export interface Pieces {
  readonly ids: Uint16Array;
  readonly starts: Uint32Array;
}

/** Collects pieces block by block. The pieces of one block are added from last to first. */
export class PieceSink {
  readonly #ids: Uint16Array;
  readonly #starts: Uint32Array;
  #length = 0;
  #opened = 0;

  constructor(most: number) {
    this.#ids = new Uint16Array(most);
    this.#starts = new Uint32Array(most);
  }

  open(): void {
    this.#opened = this.#length;
  }

  add(id: number, start: number): void {
    const isRun = id === 0 && this.#length > this.#opened && this.#ids[this.#length - 1] === 0;
    if (!isRun) this.#length += 1;
    this.#ids[this.#length - 1] = id;
    this.#starts[this.#length - 1] = start;
  }

  /** Ends a block. A run of unknown characters that began in the block before goes on in it. */
  close(): void {
    this.#ids.subarray(this.#opened, this.#length).reverse();
    this.#starts.subarray(this.#opened, this.#length).reverse();
    const opened = this.#opened;
    if (opened === 0 || opened === this.#length || this.#ids[opened] !== 0 || this.#ids[opened - 1] !== 0) return;
    this.#ids.copyWithin(opened, opened + 1, this.#length);
    this.#starts.copyWithin(opened, opened + 1, this.#length);
    this.#length -= 1;
  }

  finish(): Pieces {
    return { ids: this.#ids.slice(0, this.#length), starts: this.#starts.slice(0, this.#length) };
  }
}
