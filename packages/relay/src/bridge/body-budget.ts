/**
 * Bytes of request bodies that a bridge holds at once. A body reserves all its bytes before more than its first piece
 * is sent, in the order of arrival, so that no two half bodies wait for each other.
 */
export class BodyBudget {
  readonly #most: number;
  #held = 0;
  readonly #waiting: { bytes: number; grant: () => void }[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether a body of this size can ever be held. */
  fits(bytes: number): boolean {
    return bytes <= this.#most;
  }

  /** Calls `grant` when there is room, perhaps at once. Returns a function that gives the bytes back. */
  reserve(bytes: number, grant: () => void): () => void {
    let isGranted = false;
    let isOver = false;
    const entry = {
      bytes,
      grant: () => {
        isGranted = true;
        grant();
      },
    };
    this.#waiting.push(entry);
    this.#pump();
    return () => {
      if (isOver) return;
      isOver = true;
      if (isGranted) this.#held -= bytes;
      else this.#waiting.splice(this.#waiting.indexOf(entry), 1);
      this.#pump();
    };
  }

  #pump(): void {
    for (let first = this.#waiting[0]; first && this.#held + first.bytes <= this.#most; first = this.#waiting[0]) {
      this.#waiting.shift();
      this.#held += first.bytes;
      first.grant();
    }
  }
}
