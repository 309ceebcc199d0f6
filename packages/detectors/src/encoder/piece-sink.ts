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

  close(): void {
    this.#ids.subarray(this.#opened, this.#length).reverse();
    this.#starts.subarray(this.#opened, this.#length).reverse();
  }

  finish(): Pieces {
    return { ids: this.#ids.slice(0, this.#length), starts: this.#starts.slice(0, this.#length) };
  }
}
