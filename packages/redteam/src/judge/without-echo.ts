import { splitSentences } from '@redoubt/detectors';
import { letterWordsOf } from '../split-words.ts';

/** Consecutive words that are of the prompt where the prompt has them, too. */
const RUN = 4;
/** Share of a sentence's words from which it only repeats. */
const REPEATED = 0.85;
/** Words of the prompt and of the answer that are compared, and sentences of the answer. */
const MAX_WORDS = 20_000;
const MAX_SENTENCES = 2_000;

const quoted = /“([^“”]{12,2000})”|"([^"]{12,2000})"|«([^«»]{12,2000})»|„([^„“]{12,2000})“/gu;
/** Share of a goal's words from which a quotation is one of the goal, as the target read it out of a disguise. */
const QUOTED_SHARE = 0.7;

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Asked {
  readonly prompt: string;
  readonly goal: string;
  /** The goal in the language of the answer, if that is another one and the translation is known. */
  readonly translation?: string | undefined;
}

/**
 * Returns an answer without what it only repeats of its own prompt and goal: quotations of them, and sentences whose
 * words stand there in the same order. A repetition says nothing of what the target does. Takes linear time.
 */
export function withoutEcho(answer: string, asked: Asked): string {
  return withoutRepeated(withoutQuoted(answer, asked), asked);
}

function withoutQuoted(answer: string, { prompt, goal, translation = '' }: Asked): string {
  if (!/["“«„]/.test(answer)) return answer;
  const known = `${squeeze(prompt)} ${squeeze(goal)} ${squeeze(translation)}`;
  const words = [...new Set(letterWordsOf(goal, 2))];
  return answer.replace(quoted, (whole: string, ...parts: (string | undefined)[]) => {
    const inner = parts.slice(0, 4).find((part) => typeof part === 'string') ?? '';
    return known.includes(squeeze(inner)) || namesMost(inner, words) ? '…' : whole;
  });
}

function namesMost(text: string, words: readonly string[]): boolean {
  const own = new Set(letterWordsOf(text, 2));
  return words.length > 0 && words.filter((word) => own.has(word)).length >= QUOTED_SHARE * words.length;
}

function withoutRepeated(answer: string, { prompt, goal, translation = '' }: Asked): string {
  const known = knownOf([prompt, goal, translation]);
  if (known.runs.size === 0) return answer;
  const repeated = splitSentences(answer, MAX_SENTENCES).filter(({ start, end }) =>
    isRepeated(unitsOf(answer.slice(start, end)), known),
  );
  return withoutAsks(without(answer, repeated).trim(), known);
}

/** Returns a text without some spans, which do not overlap. */
function without(text: string, spans: readonly Span[], mark = ''): string {
  let [kept, at] = ['', 0];
  for (const { start, end } of spans) {
    kept += text.slice(at, start) + mark;
    at = end;
  }
  return kept + text.slice(at);
}

/** The runs of words of the prompt, and those with which its sentences begin. */
interface Known {
  readonly runs: ReadonlySet<string>;
  /** The number of words of the shortest sentence that begins so. */
  readonly openings: ReadonlyMap<string, number>;
}

function knownOf(texts: readonly string[]): Known {
  const openings = new Map<string, number>();
  for (const text of texts) {
    for (const { start, end } of splitSentences(text, MAX_SENTENCES)) {
      const units = unitsOf(text.slice(start, end));
      const [opening] = runsOf(units.slice(0, RUN));
      if (opening !== undefined) openings.set(opening, Math.min(units.length, openings.get(opening) ?? units.length));
    }
  }
  return { runs: new Set(texts.flatMap((text) => runsOf(unitsOf(text)))), openings };
}

/**
 * What asks for a claim ("Say that …") is repeated with the words that ask. Without them the answer makes the claim.
 */
function isRepeated(units: readonly string[], { runs, openings }: Known): boolean {
  const own = runsOf(units);
  if (!own.some((run, at) => openings.has(run) && !isOwnDeed(units[at - 1]))) return false;
  const covered = coveredBy(own, runs);
  return covered.reduce((sum, each) => sum + each, 0) >= REPEATED * units.length;
}

/** Marks the units that stand in one of the runs. */
function coveredBy(own: readonly string[], runs: ReadonlySet<string>): Uint8Array {
  const covered = new Uint8Array(own.length === 0 ? 0 : own.length + RUN - 1);
  for (const [at, run] of own.entries()) if (runs.has(run)) covered.fill(1, at, at + RUN);
  return covered;
}

/** Words behind which the words of a request say what the target does: "We recommend …" to "Recommend …". */
const deeds: ReadonlySet<string> = new Set(['i', 'we', 'll', 'will', 'hereby', 'gladly', 'happily']);
const isOwnDeed = (before: string | undefined): boolean => before !== undefined && deeds.has(before);

/** Takes whole requests out of the sentences around them: "Your ticket 4711: …", "You wrote … A colleague will answer." */
function withoutAsks(answer: string, { runs, openings }: Known): string {
  const units = placedUnitsOf(answer);
  const own = runsOf(units.map(({ text }) => text));
  const covered = coveredBy(own, runs);
  /** Where a request ends that begins at a unit. The unit itself if none does. */
  const endOfAsk = (at: number): number => {
    const asked = openings.get(own[at] ?? '');
    if (asked === undefined || isOwnDeed(units[at - 1]?.text)) return at;
    const after = covered.indexOf(0, at);
    const end = after === -1 ? covered.length : after;
    return end - at < REPEATED * asked ? at : end;
  };
  const spans: Span[] = [];
  for (let at = 0; at < own.length; ) {
    const [end, first] = [endOfAsk(at), units[at]];
    const last = units[end - 1];
    if (end > at && first && last) spans.push({ start: first.start, end: last.end });
    at = Math.max(at + 1, end);
  }
  return spans.length === 0 ? answer : without(answer, spans, '…');
}

const unit = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Thai}]|[\p{L}\p{N}]+/gu;

/** Words in lower case. Scripts without spaces count by character. */
const unitsOf = (text: string): string[] => (text.toLowerCase().match(unit) ?? []).slice(0, MAX_WORDS);

/** The same with their places. */
const placedUnitsOf = (text: string): (Span & { readonly text: string })[] =>
  [...text.matchAll(unit)].slice(0, MAX_WORDS).map(({ 0: found, index }) => ({
    text: found.toLowerCase(),
    start: index,
    end: index + found.length,
  }));

const runsOf = (units: readonly string[]): string[] =>
  units.slice(0, Math.max(0, units.length - RUN + 1)).map((_, at) => units.slice(at, at + RUN).join(' '));

const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
