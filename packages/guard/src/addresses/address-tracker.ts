import { endsPlainLink, isWholeTag, LABEL_LOOK_BACK, openingAfter, quotedAddressIn } from './address-openers.ts';
import {
  beginsLikeTarget,
  beginsWithAddress,
  holdsAddress,
  hostsOf,
  isContact,
  isOwnAddress,
  OPAQUE,
} from './address-text.ts';
import { isBlank, OpenAddress } from './open-address.ts';

/** An address longer than this is not read. Nothing is restored in it. */
const MAX_ADDRESS = 2_048;
/** Text is dropped when there is more than this, down to a quarter. A quarter is longer than any address that is read. */
const MAX_PAST = 4 * 4_096;
/** More open addresses than this are not told apart. */
const MAX_OPEN = 16;
/** Closing angle brackets that may belong to a tag: values of attributes may have them. */
const MAX_TAG_ENDS = 4;
/** Begin of a text that says whether the whole text is an address. */
const HEAD = 64;

/** Longest scheme before a colon, with its quote and blanks. */
const LONGEST_SCHEME = 12;

const COLON = 58;
const LESS = 60;
const GREATER = 62;
const CLOSE_PAREN = 41;

/** The signs that may begin or end something. Blanks among them. */
const marks = Uint8Array.from({ length: 128 }, (_, code) =>
  isBlank(code) || '(=:<>)'.includes(String.fromCharCode(code)) ? 1 : 0,
);

const tagName = /[a-z/!?]/i;

/** Hosts, each with the values that stood in its addresses. */
export type KnownAddresses = ReadonlyMap<string, ReadonlySet<string>>;

/** What a text is, besides the addresses in it. */
export type TextKind =
  /** Text that is shown, such as Markdown, HTML or code. */
  | 'shown'
  /** A value of its own, which a tool may take as it is. It is an address as a whole if it begins like one. */
  | 'value'
  /** A value whose name says that it is an address. */
  | 'address';

/**
 * Follows a text and knows whether its end stands in an address. The result depends only on the text and not on how it
 * was cut. Memory and time a unit are bounded.
 */
export class AddressTracker {
  readonly #kind: TextKind;
  /** The last part of the text. All offsets are offsets in it. They are negative for what was dropped. */
  #past = '';
  #textStart = 0;
  #head = '';
  /** The beginning of the stretch without a blank at the end. */
  #runStart = 0;
  #tagStart = -1;
  #tagEnds = 0;
  #open: OpenAddress[] = [];
  #isLost = false;

  constructor(kind: TextKind = 'shown') {
    this.#kind = kind;
  }

  /** Adds text. */
  pass(text: string): void {
    if (text === '') return;
    const from = this.#past.length;
    if (this.#head.length < HEAD) this.#head += text.slice(0, HEAD - this.#head.length);
    this.#past += text;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (this.#open.length > 0) this.#followOpen(code, from + index);
      if (code < 128 && marks[code] === 1) this.#mark(code, from + index);
    }
    if (this.#past.length > MAX_PAST) this.#forget();
  }

  /** Adds an original in the place of a placeholder. */
  put(value: string): void {
    this.pass(value);
  }

  /** Adds a placeholder that was not restored. */
  keep(): void {
    this.pass(OPAQUE);
  }

  /** Returns whether a value may be put in here: outside addresses, and where it stood in the same address before. */
  allows(value: string, known: KnownAddresses): boolean {
    return this.#addresses().every((address) => {
      if (address === undefined) return false;
      if (isOwnAddress(value) && /^\s*<?$/.test(address)) return true;
      return isContact(address) || this.#isKnown(address, value, known);
    });
  }

  /** Returns the hosts that all addresses here lead to. */
  get hosts(): readonly string[] {
    return this.#addresses().flatMap((address) => (address === undefined ? [] : hostsOf(address)));
  }

  #isKnown(address: string, value: string, known: KnownAddresses): boolean {
    const hosts = hostsOf(address);
    return hosts.length > 0 && hosts.every((host) => known.get(host)?.has(value));
  }

  /** Returns the texts of the addresses that the end stands in. Undefined for one that is too long. */
  #addresses(): (string | undefined)[] {
    const found = this.#open.flatMap((open) => {
      const text = this.#from(open.hasBegun ? open.start : this.#past.length);
      return open.opening === 'definition' && text !== undefined && !beginsLikeTarget(text) ? [] : [text];
    });
    if (this.#isLost) found.push(undefined);
    if (this.#kind === 'address' || (this.#kind === 'value' && beginsWithAddress(this.#head))) {
      found.push(this.#from(this.#textStart));
    }
    const run = this.#from(this.#runStart);
    if (run === undefined || holdsAddress(run)) found.push(run);
    return found;
  }

  #from(start: number): string | undefined {
    return this.#past.length - start > MAX_ADDRESS ? undefined : this.#past.slice(start);
  }

  #followOpen(code: number, at: number): void {
    let hasEnded = false;
    const open = this.#open.filter((address) => {
      if (address.follow(code, at)) return true;
      hasEnded ||= address.opening === 'target' && code === CLOSE_PAREN;
      return false;
    });
    if (open.length !== this.#open.length) this.#open = open;
    if (hasEnded && endsPlainLink(this.#before(at + 1, LABEL_LOOK_BACK))) this.#runStart = at + 1;
  }

  #mark(code: number, at: number): void {
    if (isBlank(code)) this.#runStart = at + 1;
    else if (code === LESS) this.#beginTag(at);
    else if (code === GREATER) this.#endTag(at);
    else if (code !== CLOSE_PAREN) this.#begin(code, at);
  }

  #begin(code: number, at: number): void {
    const opening = openingAfter(code, (characters) => this.#before(at, characters), this.#isInTag(at));
    if (opening) this.#add(new OpenAddress(opening, at + 1));
    const quoted = code === COLON ? quotedAddressIn(this.#before(at, LONGEST_SCHEME)) : undefined;
    if (quoted) this.#add(OpenAddress.quoted(quoted.quote, quoted.isEscaped, at - quoted.before));
  }

  #add(open: OpenAddress): void {
    if (this.#open.length >= MAX_OPEN) this.#isLost = true;
    else this.#open.push(open);
  }

  /** Whether a `<` that a name follows is open. */
  #isInTag(at: number): boolean {
    const isNear = this.#tagStart >= 0 && at - this.#tagStart <= MAX_ADDRESS;
    return isNear && tagName.test(this.#past.charAt(this.#tagStart + 1));
  }

  #beginTag(at: number): void {
    this.#tagStart = at;
    this.#tagEnds = 0;
  }

  #endTag(at: number): void {
    if (this.#tagStart < 0) return;
    this.#tagEnds += 1;
    const isWhole = at - this.#tagStart < MAX_ADDRESS && isWholeTag(this.#past.slice(this.#tagStart, at + 1));
    if (isWhole) this.#runStart = at + 1;
    if (isWhole || this.#tagEnds >= MAX_TAG_ENDS) this.#tagStart = -1;
  }

  #before(at: number, characters: number): string {
    return this.#past.slice(Math.max(0, at - characters), at);
  }

  #forget(): void {
    const past = this.#past.length - MAX_PAST / 4;
    this.#past = this.#past.slice(past);
    this.#textStart -= past;
    this.#runStart -= past;
    this.#tagStart = Math.max(-1, this.#tagStart - past);
    for (const open of this.#open) open.start -= past;
  }
}
