import { nameOf, squash } from '../tokens/token-map.ts';

/** The placeholders of one map, prepared for a matcher. Built once per map, in a few microseconds for a few tokens. */
export interface PlaceholderNames {
  /** Names such as `EMAIL_ADDRESS_0`, sorted, for placeholders without brackets. */
  readonly written: readonly string[];
  /** Names such as `EMAILADDRESS0`, sorted, for placeholders in brackets with any separators. */
  readonly squashed: readonly string[];
  /** Characters of the longest name. */
  readonly longest: number;
  /** Returns the original of a name in a text, without brackets. Returns undefined for a name outside the map. */
  valueOf(name: string): string | undefined;
}

/** Prepares the names of a map from token (`<EMAIL_ADDRESS_0>`) to original. */
export function placeholderNames(values: ReadonlyMap<string, string>): PlaceholderNames {
  const byName = new Map<string, string>();
  const bySquashed = new Map<string, string | undefined>();
  for (const [token, value] of values) {
    const { name, squashed } = formsOf(token);
    byName.set(name, value);
    // Two tokens that differ only in separators have the same squashed form. They are found only with their separators.
    bySquashed.set(squashed, bySquashed.has(squashed) ? undefined : value);
  }
  const written = [...byName.keys()].sort();
  return {
    written,
    squashed: written.map((name) => name.replaceAll('_', '')).sort(),
    longest: written.reduce((most, { length }) => Math.max(most, length), 0),
    valueOf(text) {
      // A model usually writes a name unchanged.
      const name = byName.has(text) ? text : nameOf(text);
      return byName.get(name) ?? bySquashed.get(squash(name));
    },
  };
}

/** Cached forms of tokens, which are the same few in nearly every call. Cleared when full. */
const knownForms = new Map<string, { readonly name: string; readonly squashed: string }>();
const MAX_FORMS = 1_000;

function formsOf(token: string) {
  const known = knownForms.get(token);
  if (known) return known;
  const name = nameOf(token);
  const forms = { name, squashed: squash(name) };
  if (knownForms.size >= MAX_FORMS) knownForms.clear();
  knownForms.set(token, forms);
  return forms;
}

/** Follows a text, character by character, through the sorted names that begin with it. */
export class NameCursor {
  readonly #names: readonly string[];
  #low = 0;
  #high = 0;
  #depth = 0;

  constructor(names: readonly string[]) {
    this.#names = names;
  }

  restart(): void {
    this.#low = 0;
    this.#high = this.#names.length;
    this.#depth = 0;
  }

  /** Continues by one UTF-16 unit. Returns false if no name continues so. */
  step(code: number): boolean {
    this.#low = this.#firstFrom(code);
    this.#high = this.#firstFrom(code + 1);
    this.#depth += 1;
    return this.#low < this.#high;
  }

  /** Whether the followed text is a whole name. Of names with the same beginning, the shortest comes first. */
  get isWhole(): boolean {
    return this.#names[this.#low]?.length === this.#depth;
  }

  /** Returns the first remaining name whose next unit is at least `code`. */
  #firstFrom(code: number): number {
    let low = this.#low;
    let high = this.#high;
    while (low < high) {
      const middle = (low + high) >> 1;
      const unit = this.#names[middle]?.charCodeAt(this.#depth) ?? Number.NaN;
      if (unit >= code) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
