import type { TextViews } from './view.ts';

let kinds = 0;

/**
 * What one finder has found out of a text, kept for all who ask the same of it. It stands on the text's views: a `WeakMap`
 * costs some 2 µs a text, and the collector as much again.
 */
export class ViewNote<Value> {
  readonly #place = kinds++;

  of({ notes }: TextViews): Value | undefined {
    return notes[this.#place] as Value | undefined;
  }

  keep({ notes }: TextViews, value: Value): Value {
    notes[this.#place] = value;
    return value;
  }
}
