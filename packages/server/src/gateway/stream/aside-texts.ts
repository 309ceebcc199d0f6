import { TooManyTexts } from './answer-bounds.ts';
import { isApiName, isQuiet, readingOf } from './quiet-fields.ts';

/** Deeper than any request or answer of this kind. */
const MAX_DEPTH = 64;
/** Maximum number of lists and objects in a request or an answer. */
const MAX_HOLDERS = 262_144;
/** Maximum number of places, other than its texts, in which a stream may contain strings. */
const MAX_PLACES = 1_024;
const MAX_NAMES = 4_096;
/** Maximum number of different strings and member names outside the texts of a whole answer. */
const MAX_ASIDES = 65_536;
/** Characters at the end of a place's earlier text that are read together with its next text. */
const REACH = 512;

/** Members that are judged elsewhere: their names, by object. */
export type JudgedElsewhere = ReadonlyMap<object, ReadonlySet<string>>;

export interface AsideOptions {
  readonly elsewhere: JudgedElsewhere;
  /** Names of the tools that the caller declared. A call with such a name says nothing new. */
  readonly declared: ReadonlySet<string>;
}

/** Receives each string outside the texts, with its path and place. */
interface AsideVisitor {
  text(path: string, text: string, place: { readonly holder: object; readonly key: string }): void;
  name(name: string): void;
}

/**
 * Visits every string and member name outside the texts of a request or an answer, except those known to say nothing.
 * Throws TooManyTexts if the nesting is too deep.
 */
export function visitAside(body: object, options: AsideOptions, visit: AsideVisitor): void {
  const waiting: NestedValue[] = [{ value: body, path: '', depth: 0 }];
  let holders = 1;
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value, depth } = place;
    if (depth > MAX_DEPTH) throw new TooManyTexts(`Members are nested at most ${MAX_DEPTH} levels deep`);
    for (const name of namesIn(value)) visit.name(name);
    const held = visitMembers(place, options, visit);
    holders += held.length;
    checkHolders(holders);
    for (const each of held) waiting.push(each);
  }
}

function checkHolders(count: number): void {
  if (count > MAX_HOLDERS) throw new TooManyTexts(`Members have at most ${MAX_HOLDERS} lists and objects`);
}

const namesIn = (value: object): string[] =>
  Array.isArray(value) ? [] : Object.keys(value).filter((name) => !isApiName(name));

/** An object or list inside an answer. */
interface NestedValue {
  readonly value: object;
  readonly path: string;
  readonly depth: number;
}

/** Visits the strings of an object or list. Returns the nested values that remain to be visited. */
function visitMembers({ value, path, depth }: NestedValue, options: AsideOptions, visit: AsideVisitor): NestedValue[] {
  const judged = options.elsewhere.get(value);
  const held: NestedValue[] = [];
  for (const [name, member] of membersOf(value)) {
    if (judged?.has(name)) continue;
    if (typeof member === 'string') {
      if (!isKnown(name, member, options)) visit.text(`${path}.${name}`, member, { holder: value, key: name });
    } else if (isHolder(member)) {
      held.push({ value: member, path: `${path}.${name}`, depth: depth + 1 });
      checkHolders(held.length);
    }
  }
  return held;
}

/** Yields the members that are no numbers, without a list of all of them: a list may hold millions of numbers. */
function* membersOf(value: object): Generator<readonly [string, unknown], void> {
  if (!Array.isArray(value)) return yield* Object.entries(value);
  for (let at = 0; at < value.length; at += 1) {
    if (typeof value[at] !== 'number') yield [String(at), value[at]];
  }
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isKnown = (name: string, text: string, { declared }: AsideOptions): boolean =>
  isQuiet(name, text) || (name === 'name' && declared.has(text));

/** Returns the distinct strings of a whole answer outside its texts. Throws TooManyTexts. */
export function asideTexts(body: object, options: AsideOptions): string[] {
  const texts = new Set<string>();
  const add = (text: string) => {
    const reading = readingOf(text);
    if (reading !== '') texts.add(reading);
    if (texts.size > MAX_ASIDES) throw new TooManyTexts(`An answer has at most ${MAX_ASIDES} texts in other fields`);
  };
  visitAside(body, options, { text: (_, text) => add(text), name: add });
  return [...texts];
}

/** How the strings of a stream outside its texts are judged. */
export interface StreamAsideOptions<Verdict> {
  /** Returns the verdict that blocks, if there is one. If absent, everything passes. */
  readonly judgeAside?: ((texts: readonly string[]) => Verdict | undefined | Promise<Verdict | undefined>) | undefined;
  /** Names of the tools that the caller declared. */
  readonly declaredTools?: ReadonlySet<string> | undefined;
}

/**
 * Judges the strings of a stream's chunks outside their texts. Many providers repeat them in every chunk, so only new
 * strings are judged. Each is joined to the end of the same place's earlier text, because a reader may join the
 * pieces.
 */
export class StreamAsides<Verdict> {
  readonly #options: StreamAsideOptions<Verdict>;
  readonly #declared: ReadonlySet<string>;
  readonly #places = new Map<string, { last: string; tail: string }>();
  readonly #names = new Set<string>();

  constructor(options: StreamAsideOptions<Verdict>) {
    this.#options = options;
    this.#declared = options.declaredTools ?? new Set();
  }

  /** Returns the verdict that blocks these strings of a chunk, or undefined. Throws TooManyTexts. */
  judge(chunk: object, elsewhere: JudgedElsewhere): Verdict | undefined | Promise<Verdict | undefined> {
    const { judgeAside } = this.#options;
    const texts = judgeAside ? this.#newIn(chunk, elsewhere) : [];
    return texts.length > 0 ? judgeAside?.(texts) : undefined;
  }

  #newIn(chunk: object, elsewhere: JudgedElsewhere): string[] {
    const found: string[] = [];
    visitAside(
      chunk,
      { elsewhere, declared: this.#declared },
      {
        text: (path, text) => this.#add(path, text, found),
        name: (name) => {
          if (this.#names.has(name)) return;
          found.push(name);
          if (this.#names.size < MAX_NAMES) this.#names.add(name);
        },
      },
    );
    return found;
  }

  #add(path: string, text: string, found: string[]): void {
    const place = this.#places.get(path);
    if (place?.last === text) return;
    const reading = readingOf(text);
    found.push(reading);
    if (!place) {
      if (this.#places.size >= MAX_PLACES) {
        throw new TooManyTexts(`A stream says something at ${MAX_PLACES} places beside its texts at most`);
      }
      this.#places.set(path, { last: text, tail: reading.slice(-REACH) });
      return;
    }
    const joined = place.tail + reading;
    found.push(joined);
    place.last = text;
    place.tail = joined.slice(-REACH);
  }
}
