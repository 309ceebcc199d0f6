import { plainStretch } from '../json/plain-stretch.ts';
import { isAddressName } from './address-openers.ts';
import { AddressTracker, type KnownAddresses } from './address-tracker.ts';

const BACKSLASH = 92;
const QUOTE = '"';
const QUOTE_CODE = 34;
/** Longest name of a field that is looked at. */
const MAX_NAME = 128;

/** Follows JSON text: each of its strings is a text of its own. Text is not cut within an escape. */
export class JsonAddressTracker {
  #string: AddressTracker | undefined;
  /** The beginning of the last string, and the name of the last field. */
  #last = '';
  #name = '';

  /** Adds JSON text. */
  pass(json: string): void {
    for (let at = 0; at < json.length; ) {
      const end = this.#string ? endOfString(json, at) : json.indexOf(QUOTE, at);
      this.#passStretch(end === -1 ? json.slice(at) : json.slice(at, end));
      if (end === -1) return;
      this.#turn();
      at = end + 1;
    }
  }

  /** Adds text that is all within a string, or all outside. */
  #passStretch(json: string): void {
    if (this.#string) this.#add(json);
    else if (json.includes(':')) this.#name = this.#last;
  }

  /** Adds an original in the place of a placeholder. */
  put(value: string): void {
    this.#string?.pass(value);
  }

  keep(): void {
    this.#string?.keep();
  }

  allows(value: string, known: KnownAddresses): boolean {
    return this.#string?.allows(value, known) ?? true;
  }

  get hosts(): readonly string[] {
    return this.#string?.hosts ?? [];
  }

  #add(json: string): void {
    const { text } = plainStretch(json);
    if (this.#last.length < MAX_NAME) this.#last += text.slice(0, MAX_NAME);
    this.#string?.pass(text);
  }

  /** Begins or ends a string. */
  #turn(): void {
    if (this.#string) {
      this.#string = undefined;
      return;
    }
    this.#last = '';
    this.#string = new AddressTracker(isAddressName(this.#name) ? 'address' : 'value');
  }
}

/** Returns the position of the quote that ends the string, or -1. */
function endOfString(json: string, from: number): number {
  for (let at = from; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE_CODE) return at;
  }
  return -1;
}
