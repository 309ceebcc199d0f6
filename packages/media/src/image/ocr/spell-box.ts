import type { Raster } from '../raster.ts';
import { cutLine, upsideDown } from './cut-line.ts';
import { inkingOf, withContrast } from './ink-gaps.ts';
import type { OcrModels } from './ocr-models.ts';
import type { TiltedBox } from './smallest-box.ts';
import { type SpelledLine, spellLine } from './spell-line.ts';

/** What a line says, and where it stands. */
export interface ReadLine extends SpelledLine {
  readonly box: TiltedBox;
  /** Whether a person hardly sees it. */
  readonly hidden: boolean;
}

/**
 * A line is first squeezed to this share of its width, because reading takes time by the width. At 0.5 half the lines
 * of a page have to be read again, and at 0.7 two equal digits side by side are read as one.
 */
const SQUEEZE = 0.75;
/** A line of fewer pixels is not squeezed: its letters have none to lose. */
const FINE = 20;
/** A squeezed line below this is read again at its full width. Letters of 12 pixels run into each other. */
const CERTAIN = 0.97;
/** A line below this is no text at any width. */
const READABLE = 0.5;
/** A line below this is also read upside down. */
const SURE = 0.95;
/** A box that is this much higher than wide holds a line that runs up or down. */
const UPRIGHT = 1.5;
/** A line whose letters differ from their ground by fewer levels of 255 is hardly seen. */
const PLAIN = 20;
/** Fainter lines are read with this contrast, because the reader computes with bytes, which have no room for less. */
const VIVID = 100;

/** Reads a box. It is turned where it is high, and upside down where the first reading is not sure. */
export async function spellBox(models: OcrModels, raster: Raster, box: TiltedBox): Promise<ReadLine> {
  const isHigh = box.height > box.width * UPRIGHT;
  const level = isHigh ? { ...box, width: box.height, height: box.width, angle: box.angle + Math.PI / 2 } : box;
  const squeeze = level.height < FINE ? 1 : SQUEEZE;
  const cut = cutLine(raster, level, squeeze);
  const inking = inkingOf(cut);
  const vivid = (line: Raster) => (inking.contrast < VIVID ? withContrast(line, inking, VIVID) : line);
  const { line, isTurned } = await spellEitherWay(models, vivid(cut));
  const place = {
    box: isTurned ? { ...level, angle: level.angle + Math.PI } : level,
    hidden: inking.contrast < PLAIN,
  };
  if (squeeze === 1 || line.confidence < READABLE || line.confidence >= CERTAIN) return { ...line, ...place };
  return { ...fuller(line, await spellLine(models, vivid(cutLine(raster, place.box, 1)))), ...place };
}

async function spellEitherWay(models: OcrModels, cut: Raster): Promise<{ line: SpelledLine; isTurned: boolean }> {
  const line = await spellLine(models, cut);
  if (line.confidence >= SURE) return { line, isTurned: false };
  const turned = await spellLine(models, upsideDown(cut));
  return turned.confidence > line.confidence ? { line: turned, isTurned: true } : { line, isTurned: false };
}

/** The reading with more letters that are expected to be right. One that leaves out letters can be sure of the others. */
const fuller = (a: SpelledLine, b: SpelledLine): SpelledLine => (rightLetters(b) > rightLetters(a) ? b : a);

const rightLetters = ({ text, confidence }: SpelledLine): number => lettersIn(text) * confidence;

/** The number of characters without spaces. */
export const lettersIn = (text: string): number => text.replaceAll(' ', '').length;
