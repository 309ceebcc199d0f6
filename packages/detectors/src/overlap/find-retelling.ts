import { splitSentences } from '../grounding/split-sentences.ts';
import { lettersOf, viewsOf } from '../normalise/views-of.ts';
import type { Span, TextViews } from '../view.ts';
import { disclosureOf } from './disclosure.ts';
import { entriesOf, type ReferenceIndex } from './reference-index.ts';
import { wordMarks } from './word-marks.ts';

/** A stretch in which somebody seems to tell in other words what a reference says. Goes between threads. */
export interface Retelling {
  /** In the caller's text. */
  readonly span: Span;
  readonly reference: number;
  /** How plainly it speaks of instructions, 0 to 2. */
  readonly cue: number;
  /** Words that say something and stand in the reference as well. */
  readonly shared: number;
  /** And their share of all its words that say something. */
  readonly share: number;
  /** What an encoder has to read to compare its meaning; none where it is not English. */
  readonly clauses: readonly string[];
}

/** Sentences of a text that are looked at. */
const MAX_SENTENCES = 2_000;
/** Those that speak of instructions, and are looked at closely. */
const MAX_CUES = 64;
/** Stretches that are answered, the likeliest ones. */
const MAX_FOUND = 3;
const MAX_CLAUSES = 8;

/** The stretches of a text that may retell a reference. Linear in the text. */
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

/** A sentence with the one before and the one behind it, where these stand in the same paragraph. */
function withNeighbours(text: string, sentences: readonly Span[], at: number): Span {
  const own = sentences[at] ?? { start: 0, end: 0 };
  const before = sentences[at - 1] ?? own;
  const behind = sentences[at + 1] ?? own;
  const start = isParted(text, before.end, own.start) ? own.start : before.start;
  return { start, end: isParted(text, own.end, behind.start) ? own.end : behind.end };
}

const isParted = (text: string, from: number, to: number): boolean => text.slice(from, to).includes('\n\n');

/** The reference that has most words of a stretch. */
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

/** The English clauses of a stretch, or of a reference. */
export function clausesToRead(text: string, most = MAX_CLAUSES): string[] {
  return splitClauses(text, most).filter(isEnglish);
}

/** Words without which a stretch says too little to be compared by its meaning. */
const FEWEST_WORDS = 5;
const englishWords = new Set(
  'the and to of a an is are was were that in for not be my i it you they with on this but if when who has have at by'.split(
    ' ',
  ),
);
/** Share of such words in a stretch of English. */
const ENGLISH_SHARE = 0.15;

/** The parts of a stretch that say one thing each: its sentences, cut at commas where both sides are long enough. */
function splitClauses(text: string, most: number): string[] {
  return splitSentences(text, most)
    .flatMap(({ start, end }: Span) => cutAtCommas(text.slice(start, end)))
    .slice(0, most);
}

function cutAtCommas(sentence: string): string[] {
  const clauses: string[] = [];
  for (const part of sentence.split(/(?<=[,;:])\s/)) {
    const last = clauses.at(-1);
    const isShort = wordsIn(part) < FEWEST_WORDS || (last !== undefined && wordsIn(last) < FEWEST_WORDS);
    if (last !== undefined && isShort) clauses[clauses.length - 1] = `${last} ${part}`;
    else clauses.push(part);
  }
  return clauses;
}

const wordsIn = (text: string): number => text.split(' ').length;

/** Whether the encoder knows the language: of any other it finds every text like every other one. */
function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const known = words.filter((word) => englishWords.has(word)).length;
  return words.length >= FEWEST_WORDS && known >= ENGLISH_SHARE * words.length;
}
