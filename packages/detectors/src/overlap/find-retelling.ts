import { splitSentences } from '../grounding/split-sentences.ts';
import { lettersOf, viewsOf } from '../normalise/views-of.ts';
import type { Span, TextViews } from '../view.ts';
import { disclosureOf } from './disclosure.ts';
import { entriesOf, type ReferenceIndex } from './reference-index.ts';
import { wordMarks } from './word-marks.ts';

/** A stretch that may paraphrase a reference. It is sent between threads. */
export interface Retelling {
  /** Offsets in the caller's text. */
  readonly span: Span;
  readonly reference: number;
  /** How clearly it speaks of instructions, 0 to 2. */
  readonly cue: number;
  /** Number of content words that are also in the reference. */
  readonly shared: number;
  /** Their share of all content words of the stretch. */
  readonly share: number;
  /** Clauses that the encoder must read to compare the meaning, in any language. Short ones say too little. */
  readonly clauses: readonly string[];
}

/** Maximum number of sentences to examine. */
const MAX_SENTENCES = 2_000;
/** Maximum number of sentences about instructions to examine closely. */
const MAX_CUES = 64;
/** Maximum number of stretches to return, the likeliest ones. */
const MAX_FOUND = 3;
const MAX_CLAUSES = 8;

/** Returns the stretches of a text that may paraphrase a reference. Takes linear time. */
export function findRetellings(views: TextViews, index: ReferenceIndex): Retelling[] {
  const { text, toSource } = views.plain;
  const sentences = splitSentences(text, MAX_SENTENCES);
  const cues = sentences.map(({ start, end }) => disclosureOf(text.slice(start, end)));
  const places = [...cues.keys()].filter((at) => (cues[at] ?? 0) > 0).slice(0, MAX_CUES);
  const found = places.flatMap((at) => {
    const { start, end } = withNeighbours(text, sentences, at);
    const stretch = text.slice(start, end);
    const nearest = nearestReference(stretch, index);
    const cue = cues[at] ?? 0;
    return nearest ? [{ span: toSource(start, end), cue, ...nearest, clauses: clausesToRead(stretch) }] : [];
  });
  return found.toSorted((one, other) => other.cue * other.shared - one.cue * one.shared).slice(0, MAX_FOUND);
}

/** Extends a sentence by the previous and the next one of the same paragraph. */
function withNeighbours(text: string, sentences: readonly Span[], at: number): Span {
  const own = sentences[at] ?? { start: 0, end: 0 };
  const before = sentences[at - 1] ?? own;
  const behind = sentences[at + 1] ?? own;
  const start = isParted(text, before.end, own.start) ? own.start : before.start;
  return { start, end: isParted(text, own.end, behind.start) ? own.end : behind.end };
}

const isParted = (text: string, from: number, to: number): boolean => text.slice(from, to).includes('\n\n');

/** Returns the reference that shares most words with a stretch. */
function nearestReference(
  stretch: string,
  index: ReferenceIndex,
): Pick<Retelling, 'reference' | 'shared' | 'share'> | undefined {
  const letters = lettersOf(viewsOf(stretch).plain).text;
  const marks = wordMarks(letters);
  const counts = new Map<number, number>();
  for (const mark of marks) {
    for (const entry of entriesOf(index, mark)) {
      const reference = index.texts[entry] ?? 0;
      counts.set(reference, (counts.get(reference) ?? 0) + 1);
    }
  }
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one);
  return best && { reference: best[0], shared: best[1], share: best[1] / marks.size };
}

/** Returns the clauses of a stretch or of a reference that are long enough to compare their meaning. */
export function clausesToRead(text: string, most = MAX_CLAUSES): string[] {
  return splitClauses(text, most).filter(isLong);
}

/** Minimum length of a clause to compare its meaning, in Latin letters: about five words. */
const FEWEST_LETTERS = 24;
/** A sign of Chinese, Japanese or Korean says as much as so many letters. */
const SIGN_LETTERS = 3;
const FIRST_SIGN = 0x2e80;

function isLong(text: string): boolean {
  let letters = 0;
  for (let at = 0; at < text.length && letters < FEWEST_LETTERS; at += 1) {
    letters += text.charCodeAt(at) < FIRST_SIGN ? 1 : SIGN_LETTERS;
  }
  return letters >= FEWEST_LETTERS;
}

/** Splits a stretch into clauses: its sentences, cut at commas, colons and semicolons if both sides are long enough. */
function splitClauses(text: string, most: number): string[] {
  return splitSentences(text, most)
    .flatMap(({ start, end }: Span) => cutAtCommas(text.slice(start, end)))
    .slice(0, most);
}

function cutAtCommas(sentence: string): string[] {
  const clauses: string[] = [];
  for (const part of sentence.split(/(?<=[,;:])\s|(?<=[，；：、])/)) {
    const last = clauses.at(-1);
    if (last !== undefined && !(isLong(part) && isLong(last))) clauses[clauses.length - 1] = `${last} ${part}`;
    else clauses.push(part);
  }
  return clauses;
}
