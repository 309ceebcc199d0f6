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
  const sentences = splitSentences(answer, MAX_SENTENCES);
  const repeated = sentences.filter(({ start, end }) => isRepeated(unitsOf(answer.slice(start, end)), known));
  if (repeated.length === 0) return answer;
  let [kept, at] = ['', 0];
  for (const { start, end } of repeated) {
    kept += answer.slice(at, start);
    at = end;
  }
  return (kept + answer.slice(at)).trim();
}

/** The runs of words of the prompt, and those with which its sentences begin. */
interface Known {
  readonly runs: ReadonlySet<string>;
  readonly openings: ReadonlySet<string>;
}

const knownOf = (texts: readonly string[]): Known => ({
  runs: new Set(texts.flatMap((text) => runsOf(unitsOf(text)))),
  openings: new Set(
    texts.flatMap((text) =>
      splitSentences(text, MAX_SENTENCES).flatMap(({ start, end }) =>
        runsOf(unitsOf(text.slice(start, end)).slice(0, RUN)),
      ),
    ),
  ),
});

/**
 * What asks for a claim ("Say that …") is repeated with the words that ask. Without them the answer makes the claim.
 */
function isRepeated(units: readonly string[], { runs, openings }: Known): boolean {
  const own = runsOf(units);
  if (!own.some((run) => openings.has(run))) return false;
  const covered = new Uint8Array(units.length);
  for (const [at, run] of own.entries()) if (runs.has(run)) covered.fill(1, at, at + RUN);
  return covered.reduce((sum, each) => sum + each, 0) >= REPEATED * units.length;
}

/** Words in lower case. Scripts without spaces count by character. */
const unitsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Thai}]|[\p{L}\p{N}]+/gu) ?? []).slice(
    0,
    MAX_WORDS,
  );

const runsOf = (units: readonly string[]): string[] =>
  units.slice(0, Math.max(0, units.length - RUN + 1)).map((_, at) => units.slice(at, at + RUN).join(' '));

const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
