import type { TextViews, View } from '../view.ts';
import { decodedViews } from './decoded-views.ts';
import { deriveView, sourceView } from './derive-view.ts';
import { lettersReading } from './fold-letters.ts';
import { joinedReading } from './join-letters.ts';
import { plainReading } from './plain-reading.ts';

/** The views of a text; each is made when it is first asked for, and linear in the text. */
export function viewsOf(source: string): TextViews {
  return new LazyViews(source);
}

class LazyViews implements TextViews {
  readonly source: string;
  readonly notes: unknown[] = [];
  readonly #original: View;
  #plain: View | undefined;
  #letters: View | undefined;
  #decoded: readonly View[] | undefined;

  constructor(source: string) {
    this.source = source;
    this.#original = sourceView(source);
  }

  get plain(): View {
    this.#plain ??= deriveView(this.#original, 'plain', plainReading(this.source));
    return this.#plain;
  }

  get letters(): View {
    this.#letters ??= lettersOf(this.plain);
    return this.#letters;
  }

  get decoded(): readonly View[] {
    this.#decoded ??= decodedViews(this.#original, this.plain);
    return this.#decoded;
  }
}

/** The letters reading of any view, such as a decoded one, with offsets into the caller's text. */
export function lettersOf(view: View): View {
  const joined = deriveView(view, 'letters', joinedReading(view.text));
  return deriveView(joined, 'letters', lettersReading(joined.text));
}
