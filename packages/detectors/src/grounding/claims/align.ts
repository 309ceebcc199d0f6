import type { ContextIndex } from '../context-index.ts';
import type { Rarity } from '../rarity.ts';
import type { Word } from '../read-words.ts';
import { alikeTo, oppositeTo } from './lexicon.ts';
import { areComparable, areEqual, type StatedQuantity } from './quantity.ts';
import { contentOf, readStatement, type Statement } from './statement.ts';
import { monthOf, weekdayOf } from './units.ts';

/** A sentence of the context that a claim is compared with. */
interface Sentence {
  readonly statement: Statement;
  /** Its place in the context. */
  readonly passage: number;
  /** Share of the claim's words, by rarity, that it has; 0 to 1. */
  readonly coverage: number;
}

/** A word of the claim beside a word of the context. */
export interface Link {
  /** Index of the claim's word. */
  readonly own: number;
  /** Index of the sentence among those compared, and of the word in it. */
  readonly sentence: number;
  readonly at: number;
  /** 1 for the same stem, less for a related word. */
  readonly likeness: number;
  readonly isOpposite: boolean;
}

/** A claim beside the sentences of its context that share most with it. */
export interface Alignment {
  readonly claim: Statement;
  readonly sentences: readonly Sentence[];
  /** Index of the sentence that shares most. */
  readonly best: number;
  /** The best link of each word of the claim that has one, by the index of the word. */
  readonly links: ReadonlyMap<number, Link>;
  /** Every link of each word. */
  readonly all: ReadonlyMap<number, readonly Link[]>;
  readonly weightOf: (own: number) => number;
}

/** Sentences that a claim is compared with. */
const MAX_SENTENCES = 8;
const RELATED = 0.7;
const OPENING = 5;
/** Places of a word that are looked at. */
const MAX_LINKS = 12;
/** How much a word counts that is found beside the best sentence, or elsewhere. */
const BESIDE = 0.6;
const ELSEWHERE = 0.35;

/** The context of claims: its sentences are read when a claim first comes near them. */
export class ClaimContext {
  readonly index: ContextIndex;
  readonly rarity: Rarity;
  readonly #statements = new Map<number, Statement>();
  #nameStems: ReadonlySet<string> | undefined;

  constructor(index: ContextIndex, rarity: Rarity) {
    this.index = index;
    this.rarity = rarity;
  }

  statement(at: number): Statement {
    const known = this.#statements.get(at);
    if (known) return known;
    const passage = this.index.passages[at];
    const read = readStatement(passage?.text ?? '', passage?.words ?? []);
    this.#statements.set(at, read);
    return read;
  }

  /** Stems that are names wherever the context has them. */
  get nameStems(): ReadonlySet<string> {
    if (this.#nameStems) return this.#nameStems;
    const names = new Set(
      this.index.words.flatMap(({ isName, stem, lower }) => (isName && !isTimeName(lower) ? stem : [])),
    );
    for (const { text, words } of this.index.passages) {
      for (const { stem, start } of words) {
        if (names.has(stem) && /^\p{Ll}/u.test(text.slice(start, start + 2))) names.delete(stem);
      }
    }
    this.#nameStems = names;
    return names;
  }
}

const isTimeName = (lower: string): boolean => weekdayOf(lower) !== undefined || monthOf(lower) !== undefined;

/** Lays a claim beside the sentences of the context that share most of its words. */
export function align(claim: Statement, context: ClaimContext): Alignment {
  const related = claim.words.map(({ stem }, own) => (claim.content[own] ? relatedTo(stem) : undefined));
  const weightOf = (own: number) => {
    const stem = claim.words[own]?.stem ?? '';
    const places = context.index.postings.get(stem)?.length ?? 1;
    return Math.max(0.1, context.rarity(stem)) / Math.sqrt(places);
  };
  const chosen = nearest(claim, context, related, weightOf);
  const statements = chosen.map((at) => context.statement(at));
  const places = placesOf(statements);
  const all = new Map<number, readonly Link[]>();
  for (const [own, word] of claim.words.entries()) {
    const found = claim.content[own] ? linksOf(own, word, places, related[own]) : [];
    if (found.length > 0) all.set(own, found);
  }
  const sentences = statements.map((statement, at) => ({
    statement,
    passage: chosen[at] ?? 0,
    coverage: coverageOf(claim, statement, { all, sentence: at, weightOf }),
  }));
  const best = sentences.reduce(
    (most, { coverage }, at) => (coverage > (sentences[most]?.coverage ?? 0) ? at : most),
    0,
  );
  return { claim, sentences, best, links: bestLinks(all, best), all, weightOf };
}

interface Related {
  readonly alike: ReadonlySet<string>;
  readonly opposite: ReadonlySet<string>;
}

const relatedTo = (stem: string): Related => ({
  alike: new Set(alikeTo(stem)),
  opposite: new Set(oppositeTo(stem)),
});

/** The passages that share most with a claim, in the order of the text. */
function nearest(
  { words }: Statement,
  { index }: ClaimContext,
  related: readonly (Related | undefined)[],
  weightOf: (own: number) => number,
): number[] {
  if (index.passages.length <= MAX_SENTENCES) return [...index.passages.keys()];
  const scores = new Map<number, number>();
  const add = (stem: string, weight: number) => {
    for (const at of index.postings.get(stem) ?? []) scores.set(at, (scores.get(at) ?? 0) + weight);
  };
  for (const [own, { stem, isContent }] of words.entries()) {
    if (!isContent) continue;
    add(stem, weightOf(own));
    for (const other of related[own]?.alike ?? []) add(other, weightOf(own) * 0.4);
  }
  const order = [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MAX_SENTENCES);
  return order.map(([at]) => at).sort((a, b) => a - b);
}

interface Place {
  readonly sentence: number;
  readonly at: number;
}

interface Places {
  readonly byStem: ReadonlyMap<string, readonly Place[]>;
  readonly byOpening: ReadonlyMap<string, readonly string[]>;
}

function placesOf(statements: readonly Statement[]): Places {
  const byStem = new Map<string, Place[]>();
  const byOpening = new Map<string, string[]>();
  for (const [sentence, { words, content }] of statements.entries()) {
    for (const at of contentOf(content)) {
      const stem = words[at]?.stem ?? '';
      if (!byStem.has(stem) && stem.length >= OPENING) addTo(byOpening, stem.slice(0, OPENING), stem);
      addTo(byStem, stem, { sentence, at });
    }
  }
  return { byStem, byOpening };
}

function addTo<Value>(table: Map<string, Value[]>, key: string, value: Value): void {
  const known = table.get(key);
  if (known) known.push(value);
  else table.set(key, [value]);
}

/** The places of a word, of related words and of its opposites. */
function linksOf(own: number, { stem, value }: Word, places: Places, related: Related | undefined): Link[] {
  const links: Link[] = [];
  const add = (other: string, likeness: number, isOpposite: boolean) => {
    for (const { sentence, at } of places.byStem.get(other) ?? []) {
      if (links.length < MAX_LINKS) links.push({ own, sentence, at, likeness, isOpposite });
    }
  };
  add(stem, 1, false);
  if (value !== undefined || !related) return links;
  const { alike, opposite } = related;
  const beginsAlike = (places.byOpening.get(stem.slice(0, OPENING)) ?? []).filter(
    (other) => other !== stem && !alike.has(other),
  );
  for (const other of [...alike, ...beginsAlike]) if (!opposite.has(other)) add(other, RELATED, false);
  for (const other of opposite) add(other, RELATED, true);
  return links;
}

interface CoverageParts {
  readonly all: ReadonlyMap<number, readonly Link[]>;
  readonly sentence: number;
  readonly weightOf: (own: number) => number;
}

/** What an equal quantity counts, and one of the same dimension. */
const QUANTITY = 0.7;
const SAME_DIMENSION = 0.5;

function coverageOf(claim: Statement, { quantities }: Statement, { all, sentence, weightOf }: CoverageParts): number {
  let [total, found] = [0, 0];
  for (const own of contentOf(claim.content)) {
    total += weightOf(own);
    const here = (all.get(own) ?? []).filter((link) => link.sentence === sentence);
    found += weightOf(own) * Math.max(0, ...here.map(({ likeness }) => likeness));
  }
  for (const own of claim.quantities) {
    total += QUANTITY;
    found += QUANTITY * likenessIn(quantities, own);
  }
  return total === 0 ? 0 : found / total;
}

function likenessIn(quantities: Statement['quantities'], own: StatedQuantity): number {
  const fitting = quantities.filter((other) => areComparable(own, other));
  if (fitting.some((other) => areEqual(own, other))) return 1;
  return fitting.length > 0 ? SAME_DIMENSION : 0;
}

function bestLinks(all: ReadonlyMap<number, readonly Link[]>, best: number): Map<number, Link> {
  const links = new Map<number, Link>();
  for (const [own, found] of all) {
    const worth = ({ sentence, likeness, isOpposite }: Link) =>
      (likeness - (isOpposite ? 0.05 : 0)) * nearnessTo(sentence, best);
    links.set(
      own,
      found.reduce((most, link) => (worth(link) > worth(most) ? link : most)),
    );
  }
  return links;
}

function nearnessTo(sentence: number, best: number): number {
  const apart = Math.abs(sentence - best);
  if (apart === 0) return 1;
  return apart === 1 ? BESIDE : ELSEWHERE;
}
