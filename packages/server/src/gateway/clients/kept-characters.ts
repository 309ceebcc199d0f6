import type { JsonObject } from '@redoubt/providers';

/** Characters of a streamed answer that are kept for its end, as elsewhere in the gateway. */
const MAX_KEPT = 1_000_000;

/** The error of a stream of which more would have to be kept. */
export const tooMuchKept: JsonObject = {
  message: `The answer has more than ${MAX_KEPT} characters that its form wants kept until its end; ask for a shorter one`,
  type: 'upstream_error',
  code: 'upstream_answer_too_long',
  param: null,
};

/** Counts the characters that the writer of one stream keeps. */
export class KeptCharacters {
  #count = 0;

  get areTooMany(): boolean {
    return this.#count > MAX_KEPT;
  }

  add(text: string): void {
    this.#count += text.length;
  }

  /** Adds the characters of what is kept as a value. */
  addJson(value: JsonObject): void {
    this.add(JSON.stringify(value));
  }
}
