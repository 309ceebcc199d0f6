import { TooManyTexts } from './answer-bounds.ts';
import { isApiName, isQuiet, readingOf } from './quiet-fields.ts';

/** Deeper than any request or answer of this kind. */
const MAX_DEPTH = 64;
/** Places that a stream may say something at beside its texts. */
const MAX_PLACES = 1_024;
const MAX_NAMES = 4_096;
/** Units of what a place said before that are read with what it says next. */
const REACH = 512;

/** What is judged elsewhere: members of an object, by their names. */
export type JudgedElsewhere = ReadonlyMap<object, ReadonlySet<string>>;

export interface AsideOptions {
  readonly elsewhere: JudgedElsewhere;
  /** Names of the tools that the caller declared: a call that names one says nothing new. */
  readonly declared: ReadonlySet<string>;
}

/** Told of each string beside the texts, with its path and place. */
interface AsideVisitor {
  text(path: string, text: string, place: { readonly holder: object; readonly key: string }): void;
  name(name: string): void;
}

/**
 * Visits what a request or an answer says beside its texts: every string and every name of a member that is not known to say nothing.
 * Throws TooManyTexts for what is nested too deep.
 */
export function visitAside(body: object, options: AsideOptions, visit: AsideVisitor): void {
  const waiting: NestedValue[] = [{ value: body, path: '', depth: 0 }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value, depth } = place;
    if (depth > MAX_DEPTH) throw new TooManyTexts(`Members are nested at most ${MAX_DEPTH} levels deep`);
    for (const name of namesIn(value)) visit.name(name);
    for (const held of visitMembers(place, options, visit)) waiting.push(held);
  }
}

const namesIn = (value: object): string[] =>
  Array.isArray(value) ? [] : Object.keys(value).filter((name) => !isApiName(name));

/** An object or list within an answer. */
interface NestedValue {
  readonly value: object;
  readonly path: string;
  readonly depth: number;
}

/** Visits the strings of an object or list; what else is to be visited in it. */
function visitMembers({ value, path, depth }: NestedValue, options: AsideOptions, visit: AsideVisitor): NestedValue[] {
  const judged = options.elsewhere.get(value);
  const held: NestedValue[] = [];
  for (const [name, member] of Object.entries(value)) {
    if (judged?.has(name)) continue;
    if (typeof member === 'string') {
      if (!isKnown(name, member, options)) visit.text(`${path}.${name}`, member, { holder: value, key: name });
    } else if (isHolder(member)) {
      held.push({ value: member, path: `${path}.${name}`, depth: depth + 1 });
    }
  }
  return held;
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isKnown = (name: string, text: string, { declared }: AsideOptions): boolean =>
  isQuiet(name, text) || (name === 'name' && declared.has(text));

/** What a whole answer says beside its texts. */
export function asideTexts(body: object, options: AsideOptions): string[] {
  const texts = new Set<string>();
  const add = (text: string) => {
    const reading = readingOf(text);
    if (reading !== '') texts.add(reading);
  };
  visitAside(body, options, { text: (_, text) => add(text), name: add });
  return [...texts];
}

/** How a stream has judged what it says beside its texts. */
export interface StreamAsideOptions<Verdict> {
  /** The verdict that blocks, where there is one. Absent: all passes as it is. */
  readonly judgeAside?: ((texts: readonly string[]) => Verdict | undefined | Promise<Verdict | undefined>) | undefined;
  /** Names of the tools that the caller declared. */
  readonly declaredTools?: ReadonlySet<string> | undefined;
}

/**
 * What the chunks of a stream say beside their texts. Many providers repeat it in every chunk: only what is new is told,
 * and with the end of what the same place said before, for a reader may put the pieces together.
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

  /** The verdict that blocks what a chunk says beside its texts; undefined where none does. Throws TooManyTexts. */
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
