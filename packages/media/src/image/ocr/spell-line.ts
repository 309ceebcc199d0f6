import { type Numbers, runForAll, runSession } from '../onnx-runtime.ts';
import type { Raster } from '../raster.ts';
import { gapsOf } from './ink-gaps.ts';
import type { OcrModels } from './ocr-models.ts';

/** What a line says. */
export interface SpelledLine {
  readonly text: string;
  /** The mean probability of its characters. */
  readonly confidence: number;
}

interface Letter {
  readonly text: string;
  readonly probability: number;
  /** The middle of the letter as a share of the line's width. */
  readonly at: number;
}

/** A step of which the reader is less sure than this may show a Han character. Then the head looks at it. */
const KNOWN = 3;
/** A score this much lower adds nothing to a sum of probabilities. */
const NEGLIGIBLE = 20;

/** Reads a line of 48 pixels height. */
export async function spellLine(models: OcrModels, line: Raster): Promise<SpelledLine> {
  const { width, height } = line;
  const [letterScores, features] = await runForAll(models.runtime, models.reader, {
    data: planesOf(line),
    shape: [1, 3, height, width],
  });
  if (!letterScores || !features) throw new TypeError('The reader answers less than two values');
  const steps = stepsOf(letterScores, models.letters);
  for (const { at, step } of await unknownSteps(models, steps, features)) steps[at] = step;
  const letters = lettersOf(steps);
  if (letters.length === 0) return { text: '', confidence: 0 };
  const confidence = letters.reduce((sum, { probability }) => sum + probability, 0) / letters.length;
  return { text: spaced(letters, line), confidence };
}

/** The most probable character of a step of the line. */
interface Step {
  readonly text: string;
  readonly score: number;
  readonly probability: number;
}

/** The most probable character of each step, from the scores of all. */
function stepsOf({ data, shape }: Numbers, alphabet: readonly string[]): Step[] {
  const classes = shape.at(-1) ?? 1;
  return Array.from({ length: data.length / classes }, (_, step) => {
    const row = data.subarray(step * classes, (step + 1) * classes);
    const best = largest(row);
    const score = row[best] as number;
    // What is no character needs no probability.
    return { text: alphabet[best] ?? '', score, probability: best === 0 ? 0 : 1 / sumOfShares(row, score) };
  });
}

/** The sum of what each character has of the probability of the likeliest. */
function sumOfShares(row: Float32Array, highest: number): number {
  let sum = 0;
  for (let index = 0; index < row.length; index += 1) {
    const lower = (row[index] as number) - highest;
    if (lower > -NEGLIGIBLE) sum += Math.exp(lower);
  }
  return sum;
}

/** The steps that may show a Han character, as the head reads them. */
async function unknownSteps({ runtime, head, alphabet }: OcrModels, steps: readonly Step[], features: Numbers) {
  const unknown = [...steps.keys()].filter((at) => (steps[at]?.score ?? 0) < KNOWN);
  if (unknown.length === 0) return [];
  const width = features.shape.at(-1) ?? 1;
  const data = new Float32Array(unknown.length * width);
  for (const [to, from] of unknown.entries()) {
    data.set(features.data.subarray(from * width, (from + 1) * width), to * width);
  }
  const read = stepsOf(await runSession(runtime, head, { data, shape: [unknown.length, width] }), alphabet);
  return read.map((step, index) => ({ at: unknown[index] ?? 0, step }));
}

/** The numbers of the model, from -1 to 1: a plane for blue, one for green, one for red. */
function planesOf({ pixels }: Raster): Float32Array {
  const size = pixels.length / 3;
  const planes = new Float32Array(pixels.length);
  for (let plane = 0; plane < 3; plane += 1) {
    for (let to = plane * size, from = 2 - plane; to < (plane + 1) * size; to += 1, from += 3) {
      planes[to] = (pixels[from] as number) / 127.5 - 1;
    }
  }
  return planes;
}

/** The characters of the steps; repeated ones are one, and an empty one is none. */
function lettersOf(steps: readonly Step[]): Letter[] {
  const letters: Letter[] = [];
  let before = '';
  for (const [step, { text, probability }] of steps.entries()) {
    if (text !== '' && text !== before) letters.push({ text, probability, at: (step + 0.5) / steps.length });
    before = text;
  }
  return letters;
}

function largest(row: Float32Array): number {
  let best = 0;
  for (let index = 1; index < row.length; index += 1) if ((row[index] as number) > (row[best] as number)) best = index;
  return best;
}

/** A capital I without serifs looks like a small L, and no word starts with L and one of these letters. */
const CAPITAL_I = /(?<![\p{L}\p{N}])(?:Il|l)(?=[cdfgkmnpqrsvz]\p{Ll})/gu;

/** Whether a space may stand between two characters that the model wrote without one. */
const mayPart = (left: string, right: string): boolean =>
  left !== ' ' && right !== ' ' && !WIDE.test(left + right) && !/[.,;:!?)\]}%]/.test(right);

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * The letters with spaces between words. The model was trained on Chinese and drops many spaces, so a gap without ink
 * between two letters that is wider than those inside words is a space too.
 */
function spaced(letters: readonly Letter[], line: Raster): string {
  const gaps = gapsOf(line);
  let text = '';
  for (const [index, letter] of letters.entries()) {
    const before = letters[index - 1];
    const isCandidate = before && mayPart(before.text, letter.text);
    if (isCandidate && gaps.some(({ at }) => at > before.at && at < letter.at)) text += ' ';
    text += letter.text;
  }
  return text.trim().replaceAll(CAPITAL_I, 'I');
}
