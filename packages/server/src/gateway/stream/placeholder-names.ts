import { nameOf, squash } from '../../pii-tokens/token-map.ts';

/** The placeholders of one map, as a matcher asks for them. Built once a map: a few microseconds for a few tokens. */
export interface PlaceholderNames {
  /** `EMAIL_ADDRESS_0`, in order: what stands without brackets. */
  readonly written: readonly string[];
  /** `EMAILADDRESS0`, in order: what stands in brackets, whatever became of its separators. */
  readonly squashed: readonly string[];
  /** Characters of the longest name. */
  readonly longest: number;
  /** The original behind a name as it stands in a text, without its brackets; undefined for one that is not of the map. */
  valueOf(name: string): string | undefined;
}

/** The names of a map from token (`<EMAIL_ADDRESS_0>`) to original. */
export function placeholderNames(values: ReadonlyMap<string, string>): PlaceholderNames {
  const byName = new Map<string, string>();
  const bySquashed = new Map<string, string | undefined>();
  for (const [token, value] of values) {
    const { name, squashed } = formsOf(token);
    byName.set(name, value);
    // Two tokens that differ in separators alone are told apart by them, or not at all.
    bySquashed.set(squashed, bySquashed.has(squashed) ? undefined : value);
  }
  const written = [...byName.keys()].sort();
  return {
    written,
    squashed: written.map((name) => name.replaceAll('_', '')).sort(),
    longest: written.reduce((most, { length }) => Math.max(most, length), 0),
    valueOf(text) {
      // As a rule a model writes a name as it was given.
      const name = byName.has(text) ? text : nameOf(text);
      return byName.get(name) ?? bySquashed.get(squash(name));
    },
  };
}

/** The forms of tokens, which are the same few in nearly every call; emptied when it is full. */
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

  /** Goes on by one UTF-16 unit; false where no name goes on so. */
  step(code: number): boolean {
    this.#low = this.#firstFrom(code);
    this.#high = this.#firstFrom(code + 1);
    this.#depth += 1;
    return this.#low < this.#high;
  }

  /** Whether what was followed is a whole name: of names that begin alike the shortest comes first. */
  get isWhole(): boolean {
    return this.#names[this.#low]?.length === this.#depth;
  }

  /** The first name, of those that are left, whose next unit is `code` or more. */
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
