import { judgeText } from '../heads/judge-text.ts';
import type { HeadScore } from '../heads/score-text.ts';
import { viewsOf } from '../normalise/views-of.ts';
import type { TextViews, ViewKind } from '../view.ts';
import type { FoundSpan } from './detector.ts';

/** Words to try. Later words seldom decide, and each costs one scoring of the segment. */
const MAX_WORDS = 80;
const MAX_NAMED = 5;

/**
 * Returns the words of a segment that matter most to a head, strongest first. Each word is left out in turn, and the
 * words whose removal lowers the score most are returned. This works for any kind of feature.
 */
export function decidingWords(segment: string, head: string): string[] {
  return weighedWords(segment, head).map(({ word }) => word);
}

function weighedWords(segment: string, head: string): PlacedWord[] {
  const whole = scoreOf(segment, head);
  return wordsOf(segment)
    .slice(0, MAX_WORDS)
    .map(({ word, index }) => ({ word, index, fall: whole - scoreOf(without(segment, index, word), head) }))
    .filter(({ fall }) => fall > 0)
    .sort((one, other) => other.fall - one.fall)
    .slice(0, MAX_NAMED);
}

/** Returns the stretch that has a head's score, and the words in it that weighed most. */
export function spansOfScore(views: TextViews, { segment, view }: HeadScore, head: string): FoundSpan[] {
  const whole = views.source.slice(segment.start, segment.end);
  const text = whole.trim();
  if (text === '') return [];
  const start = segment.start + whole.indexOf(text);
  const words = view === 'letters' ? weighedWords(text, head) : [];
  return [
    { kind: 'passage', start, end: start + text.length },
    ...words.map(({ word, index }) => ({ kind: 'word', start: start + index, end: start + index + word.length })),
  ];
}

interface PlacedWord {
  readonly word: string;
  readonly index: number;
}

/** Scripts that put no spaces between words are cut as a dictionary says. */
function wordsOf(segment: string): readonly PlacedWord[] {
  if (!spaceless.test(segment)) return Array.from(segment.matchAll(/\S+/g), ({ 0: word, index }) => ({ word, index }));
  const pieces = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(segment.slice(0, MAX_SPACELESS))];
  return pieces.flatMap(({ segment: word, index, isWordLike }) => (isWordLike ? [{ word, index }] : []));
}

/** Cuts out one word and the blanks behind it. All else stays as it is written. */
const without = (segment: string, index: number, word: string): string =>
  segment.slice(0, index) + segment.slice(index + word.length).trimStart();

const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]{4}/u;
const MAX_SPACELESS = 1_000;

/** Scores without decoded views, because words are left out of the letters only. */
function scoreOf(text: string, head: string): number {
  const { plain, letters } = viewsOf(text);
  return judgeText({ source: text, plain, letters, decoded: [], notes: [] }).get(head)?.z ?? 0;
}

/** How an explanation describes each coding. */
const encodings: Readonly<Record<Exclude<ViewKind, 'plain' | 'letters'>, string>> = {
  base32: 'encoded in base32',
  base58: 'encoded in base58',
  base64: 'encoded in base64',
  base85: 'encoded in base85',
  binary: 'written in binary digits',
  codes: 'written in the codes of its letters',
  drawn: 'drawn in other letters',
  entities: 'written in character references',
  escapes: 'written in escapes',
  hex: 'encoded in hexadecimal',
  hidden: 'hidden in invisible characters',
  initials: 'made of the first letters of other words',
  markup: 'cut by markup',
  morse: 'written in Morse',
  numbers: 'written in the numbers of its letters',
  pig_latin: 'written in pig latin',
  pilots: 'spelt in the alphabet of pilots',
  punycode: 'encoded in punycode',
  quoted_printable: 'encoded in quoted-printable',
  reversed: 'written backwards',
  rot13: 'encoded in rot13',
  rot47: 'encoded in rot47',
  rotated: 'encoded by another alphabet',
  spelt: 'spelt letter by letter',
  strings: 'cut into strings',
  template: 'cut into the values of a template',
  url: 'percent-encoded',
  utf7: 'encoded in UTF-7',
  uuencode: 'encoded in uuencode',
};

/** What an explanation is about. */
interface Explained {
  readonly head: string;
  /** The probability from which a text is flagged. */
  readonly threshold: number;
  /** What a flagged text is, such as `an attack`. */
  readonly name: string;
  /** What the stretch reads as. Undefined if the text is not flagged. */
  readonly found: { readonly what: string } | undefined;
}

/** Writes two shares with as many decimals as tell them apart: two at least, six at most. */
function toldApart(one: number, other: number): readonly [string, string] {
  let decimals = 2;
  while (decimals < 6 && one !== other && one.toFixed(decimals) === other.toFixed(decimals)) decimals += 1;
  return [one.toFixed(decimals), other.toFixed(decimals)];
}

/**
 * Explains the score of a head: which stretch of the text has it, which words weighed most there, and how close it is
 * to the threshold.
 */
export function explainScore(
  views: TextViews,
  { probability, segment, view }: HeadScore,
  { head, threshold, name, found }: Explained,
): string {
  const [score, from] = toldApart(probability, threshold);
  const near = `score is ${score}, and from ${from} on it is ${name}.`;
  if (!found) return `The text is not flagged. The highest score of a stretch is ${near.slice('score is '.length)}`;
  // An encoded stretch has no words to name: its visible characters are not its meaning.
  const text = views.source.slice(segment.start, segment.end).trim();
  const words = view === 'letters' ? decidingWords(text, head).map((word) => `"${word}"`) : [];
  const place = `characters ${segment.start} to ${segment.end} of ${views.source.length}`;
  const how = view === 'plain' || view === 'letters' ? '' : `, ${encodings[view]},`;
  const why = words.length > 0 ? ` What weighed most: ${words.join(', ')}.` : '';
  return `The stretch at ${place}${how} reads as ${found.what}.${why} Its ${near}`;
}
