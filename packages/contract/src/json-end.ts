const QUOTE = 34;
const BACKSLASH = 92;
const opening = (code: number): boolean => code === 123 || code === 91;
const closing = (code: number): boolean => code === 125 || code === 93;

/** Follows JSON text in pieces and knows when its object or list is complete. */
export class JsonEnd {
  #depth = 0;
  #inString = false;
  #isEscaped = false;
  /** Whether an object or list began and ended. */
  isComplete = false;

  /** Adds text. Returns the position after the end if the object or list became complete in it, else -1. */
  add(text: string): number {
    const wasComplete = this.isComplete;
    let end = -1;
    for (let at = 0; at < text.length; at += 1) {
      this.#follow(text.charCodeAt(at));
      if (end === -1 && !wasComplete && this.isComplete) end = at + 1;
    }
    return end;
  }

  #follow(code: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (code === BACKSLASH) this.#isEscaped = this.#inString;
    else if (code === QUOTE) this.#inString = !this.#inString;
    else if (!this.#inString) this.#nest(code);
  }

  #nest(code: number): void {
    if (opening(code)) this.#depth += 1;
    if (!closing(code)) return;
    this.#depth -= 1;
    if (this.#depth <= 0) this.isComplete = true;
  }
}
