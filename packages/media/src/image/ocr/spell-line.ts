import { runSession } from '../onnx-runtime.ts';
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

/** Reads a line of 48 pixels height. */
export async function spellLine(models: OcrModels, line: Raster): Promise<SpelledLine> {
  const { width, height } = line;
  const output = await runSession(models.runtime, models.reader, {
    data: planesOf(line),
    shape: [1, 3, height, width],
  });
  const letters = lettersOf(output.data, output.shape[1] ?? 0, models.alphabet);
  if (letters.length === 0) return { text: '', confidence: 0 };
  const confidence = letters.reduce((sum, { probability }) => sum + probability, 0) / letters.length;
  return { text: spaced(letters, line), confidence };
}

/** The numbers of the model, from -1 to 1: a plane for blue, one for green, one for red. */
function planesOf({ pixels }: Raster): Float32Array {
  const size = pixels.length / 3;
  const planes = new Float32Array(pixels.length);
  for (let plane = 0; plane < 3; plane += 1) {
    for (let index = 0; index < size; index += 1) {
      planes[plane * size + index] = (pixels[index * 3 + 2 - plane] as number) / 127.5 - 1;
    }
  }
  return planes;
}

/** The most probable character of each step; repeated ones are one, and the character 0 is none. */
function lettersOf(data: Float32Array, steps: number, alphabet: readonly string[]): Letter[] {
  const classes = data.length / steps;
  const letters: Letter[] = [];
  let before = 0;
  for (let step = 0; step < steps; step += 1) {
    const row = data.subarray(step * classes, (step + 1) * classes);
    const best = largest(row);
    const text = alphabet[best] ?? '';
    if (best !== 0 && best !== before && text !== '') {
      letters.push({ text, probability: row[best] ?? 0, at: (step + 0.5) / steps });
    }
    before = best;
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
