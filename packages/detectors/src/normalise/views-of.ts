import type { TextViews, View } from '../view.ts';
import { decodedViews } from './decoded-views.ts';
import { deriveView, sourceView } from './derive-view.ts';
import { lettersReading } from './fold-letters.ts';
import { joinedReading } from './join-letters.ts';
import { markedParts } from './marked-parts.ts';
import { identityMap } from './offset-map.ts';
import { plainReading } from './plain-reading.ts';
import { marksOf } from './text-marks.ts';
import { sign } from './text-signs.ts';

/** Returns the views of a text. Each is made on first use, in linear time. */
export function viewsOf(source: string): TextViews {
  return new LazyViews(source);
}

/** Returns one decoded view as a text of its own, for what reads a text's plain view. Spans are of the caller's text. */
export function viewsOfView({ source }: TextViews, view: View): TextViews {
  return { source, plain: view, letters: lettersOf(view), decoded: [], notes: [] };
}

/**
 * Returns the views of the same text without what was noted on them, for another judgement. What is read of the text is
 * shared.
 */
export function viewsAgain(views: TextViews): TextViews {
  return new SharedViews(views);
}

class SharedViews implements TextViews {
  readonly notes: unknown[] = [];
  readonly #views: TextViews;

  constructor(views: TextViews) {
    this.#views = views;
  }

  get source(): string {
    return this.#views.source;
  }

  get plain(): View {
    return this.#views.plain;
  }

  get letters(): View {
    return this.#views.letters;
  }

  get decoded(): readonly View[] {
    return this.#views.decoded;
  }
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
    this.#plain ??= plainOf(this.#original);
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

/** ASCII text without control characters is its own plain view. */
function plainOf(original: View): View {
  const marks = marksOf(original);
  if (marks !== undefined && (marks.signs & (sign.wide | sign.control)) === 0) return original;
  return deriveView(original, 'plain', plainReading(original.text));
}

/** Returns the letters reading of any view, such as a decoded one, with offsets into the caller's text. */
export function lettersOf(view: View): View {
  const marks = marksOf(view);
  if (marks !== undefined && (marks.signs & (sign.wide | sign.leet | sign.spelt)) === 0) {
    // Lower-casing does not change the marks.
    const { isInPlace, toSource } = view;
    return { kind: 'letters', text: view.text.toLowerCase(), isInPlace, toSource, marks };
  }
  const joined = joinedReading(view.text);
  const letters = lettersReading(joined.text);
  const made = deriveView(deriveView(view, 'letters', joined), 'letters', letters);
  // Lower-casing alone does not change the words of the parts, either.
  const isLowered = joined.toParent === identityMap && letters.toParent === identityMap;
  if (isLowered && marks === undefined) {
    markedParts(view);
    made.parts = view.parts;
  }
  return made;
}
