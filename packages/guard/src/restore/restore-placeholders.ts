import { AddressTracker, type KnownAddresses } from '../addresses/address-tracker.ts';
import { JsonAddressTracker } from '../addresses/json-address-tracker.ts';
import { noAddresses } from '../addresses/known-addresses.ts';
import { JsonPlaceholderMatcher } from './json-placeholder.ts';
import { isAlphanumeric, NO_MATCH, OPEN, opensBracket, PlaceholderMatcher } from './match-placeholder.ts';
import { placeholderNames } from './placeholder-names.ts';

/** The form of the text. `json` is JSON text, such as the arguments of a tool call. */
export interface RestorerOptions {
  readonly escape: 'text' | 'json';
  /**
   * The addresses of the request in which originals stood. Only there originals are put into an address, because a
   * picture's address is fetched as soon as it is shown. Absent: in none.
   */
  readonly addresses?: KnownAddresses | 'anywhere' | undefined;
  /** Originals that must not be put in. The text ends before the first of them. */
  readonly withheld?: ReadonlySet<string> | undefined;
}

/** Replaces placeholders by their originals while a text passes. */
export interface Restorer {
  /** Adds text and returns what can be passed on. */
  push(delta: string): string;
  /** Ends the text and returns the rest. */
  end(): string;
  /** Units held back: 0 if nothing may become a placeholder, and never more than `bound`. */
  readonly held: number;
  readonly bound: number;
  /** Whether an original was inserted so far. */
  readonly hasRestored: boolean;
  /** The withheld original that ended the text. */
  readonly stoppedBy: string | undefined;
}

/** What a unit may be the start of. */
const kind = { other: 0, word: 1, initial: 2, bracket: 3, quote: 4 } as const;
const BACKSLASH = 92;
const QUOTE = 34;
const LETTER_U = 117;

/**
 * Creates a restorer for one text. It accepts placeholders that a model damaged: other case, spaces, hyphens, escapes,
 * and other or lost brackets (whole words only). The result depends only on the text and not on how it was cut.
 * Originals are not searched, and unknown names stay.
 */
export function createRestorer(values: ReadonlyMap<string, string>, options: RestorerOptions): Restorer {
  return values.size === 0 ? idle : new StreamRestorer(values, options);
}

const idle: Restorer = {
  push: (delta) => delta,
  end: () => '',
  held: 0,
  bound: 0,
  hasRestored: false,
  stoppedBy: undefined,
};
const nothingWithheld: ReadonlySet<string> = new Set();

class StreamRestorer implements Restorer {
  hasRestored = false;
  stoppedBy: string | undefined;
  /** Follows what is passed on. Undefined if originals may be put in anywhere. */
  readonly #tracker: AddressTracker | JsonAddressTracker | undefined;
  readonly #known: KnownAddresses;
  readonly #withheld: ReadonlySet<string>;
  readonly #matcher: PlaceholderMatcher;
  readonly #kinds: Uint8Array;
  readonly #isJson: boolean;
  #rest = '';
  /** Whether the unit before the current one belongs to a word. */
  #afterWord = false;
  #inString = false;
  /** The current position in the text. */
  #at = 0;

  constructor(values: ReadonlyMap<string, string>, { escape: mode, addresses, withheld }: RestorerOptions) {
    const names = placeholderNames(values);
    this.#isJson = mode === 'json';
    this.#known = addresses === 'anywhere' ? noAddresses : (addresses ?? noAddresses);
    this.#withheld = withheld ?? nothingWithheld;
    if (addresses !== 'anywhere') this.#tracker = this.#isJson ? new JsonAddressTracker() : new AddressTracker();
    this.#matcher = this.#isJson ? new JsonPlaceholderMatcher(names) : new PlaceholderMatcher(names);
    this.#kinds = kindsOf(names.written, this.#isJson);
  }

  get held(): number {
    return this.#rest.length;
  }

  get bound(): number {
    return this.#matcher.bound;
  }

  push(delta: string): string {
    if (this.stoppedBy !== undefined) return '';
    return this.#scan(this.#rest === '' ? delta : this.#rest + delta, false);
  }

  end(): string {
    const out = this.#rest === '' ? '' : this.#scan(this.#rest, true);
    this.#rest = '';
    return out;
  }

  #scan(text: string, isFinal: boolean): string {
    let out = '';
    let done = 0;
    this.#at = 0;
    for (let from = this.#next(text); from < text.length; from = this.#next(text)) {
      const end = this.#attempt(text, from, isFinal);
      if (end === OPEN && !isFinal) {
        this.#rest = text.slice(from);
        return out + this.#passed(text.slice(done, from));
      }
      if (end > 0) {
        out += this.#passed(text.slice(done, from)) + this.#replaced(text.slice(from, end));
        done = end;
        this.#at = end;
        this.#afterWord = false;
      } else this.#pass(text, from);
      if (this.stoppedBy !== undefined) return this.#stopped(out);
    }
    this.#rest = '';
    return out + this.#passed(done === 0 ? text : text.slice(done));
  }

  #stopped(out: string): string {
    this.#rest = '';
    return out;
  }

  #passed(text: string): string {
    this.#tracker?.pass(text);
    return text;
  }

  /** Returns what stands in the place of a placeholder: its original, or itself where an address would carry it away. */
  #replaced(placeholder: string): string {
    const { value } = this.#matcher;
    if (this.#tracker && !this.#tracker.allows(value, this.#known)) {
      this.#tracker.keep();
      return placeholder;
    }
    if (this.#withheld.has(value)) {
      this.stoppedBy = value;
      return '';
    }
    this.#tracker?.put(value);
    this.hasRestored = true;
    return this.#original();
  }

  /** Returns the next position from `#at` where something may begin, or the end of the text. */
  #next(text: string): number {
    let afterWord = this.#afterWord;
    let at = this.#at;
    for (; at < text.length; at += 1) {
      const found = this.#kindOf(text.charCodeAt(at), afterWord);
      if (found === kind.quote) this.#inString = !this.#inString;
      else if (found > kind.word) break;
      afterWord = found === kind.word;
    }
    this.#afterWord = afterWord;
    return at;
  }

  #kindOf(code: number, afterWord: boolean): number {
    const found = code < 128 ? (this.#kinds[code] as number) : kindBeyondAscii(code);
    return found === kind.initial && afterWord ? kind.word : found;
  }

  #attempt(text: string, at: number, isFinal: boolean): number {
    const code = text.charCodeAt(at);
    if (isAlphanumeric(code)) return this.#matcher.bare(text, at, isFinal);
    const end = this.#matcher.bracketed(text, at);
    return end === NO_MATCH && this.#isJson && code === BACKSLASH && isCutEscape(text, at) ? OPEN : end;
  }

  /** Continues after a unit that begins no placeholder. A JSON escape counts as one character. */
  #pass(text: string, at: number): void {
    const code = text.charCodeAt(at);
    this.#afterWord = isAlphanumeric(code);
    this.#at = at + 1;
    if (!this.#isJson || code !== BACKSLASH) return;
    const isUnicode = text.charCodeAt(at + 1) === LETTER_U;
    this.#afterWord = isUnicode && isWordUnit(Number.parseInt(text.slice(at + 2, at + 6), 16));
    this.#at = at + (isUnicode ? 6 : 2);
  }

  get #isNested(): boolean {
    return this.#matcher instanceof JsonPlaceholderMatcher && this.#matcher.isNested;
  }

  /** Returns the original in the form needed here. Outside a JSON string, only numbers may be unquoted. */
  #original(): string {
    const { isPercentCoded } = this.#matcher;
    const value = isPercentCoded ? percentCoded(this.#matcher.value) : this.#matcher.value;
    if (!this.#isJson) return value;
    if (this.#inString) return this.#isNested ? escaped(escaped(value)) : escaped(value);
    return /^-?(?:0|[1-9]\d{0,14})$/.test(value) ? value : JSON.stringify(value);
  }
}

/** Signs that mailboxes have, and that mean the same in an address when they are not coded. */
const plainInAddress = /%40/g;

/** Returns a text as it stands in an address whose placeholder is percent-coded, too. Lone surrogates stay. */
const percentCoded = (text: string): string =>
  text.isWellFormed() ? encodeURIComponent(text).replace(plainInAddress, '@') : text;

const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);

function kindsOf(names: readonly string[], isJson: boolean): Uint8Array {
  const kinds = plainKinds.slice();
  if (isJson) kinds[QUOTE] = kind.quote;
  for (const name of names) {
    const code = name.charCodeAt(0);
    kinds[code] = kind.initial;
    if (code >= 65 && code <= 90) kinds[code + 32] = kind.initial;
  }
  return kinds;
}

const plainKinds = Uint8Array.from({ length: 128 }, (_, code) =>
  opensBracket(code) ? kind.bracket : isAlphanumeric(code) || code === 95 ? kind.word : kind.other,
);

const isWordUnit = (code: number): boolean =>
  code < 128 ? isAlphanumeric(code) || code === 95 : kindBeyondAscii(code) === kind.word;

/** Accented Latin letters belong to words. Scripts without spaces may be directly beside a placeholder. */
function kindBeyondAscii(code: number): number {
  if (code < 0x250) return code >= 0xc0 ? kind.word : kind.other;
  return opensBracket(code) ? kind.bracket : kind.other;
}

/** Returns whether a text ends within the escape at `at`. */
function isCutEscape(text: string, at: number): boolean {
  return text.length - at < (text.charCodeAt(at + 1) === LETTER_U ? 6 : 2);
}
