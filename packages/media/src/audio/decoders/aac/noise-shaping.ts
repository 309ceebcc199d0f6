import type { BitReader } from '../bit-reader.ts';
import { SHORT_LINES } from './spectrum.ts';
import type { WindowInfo } from './window-info.ts';

/** A filter that runs over a part of a window's spectrum and so shapes the noise over time. */
interface ShapingFilter {
  /** Bands, counted down from the end of the filter before. */
  readonly length: number;
  /** The weights of the lines before. */
  readonly weights: readonly number[];
  readonly isDownward: boolean;
}

/** The filters of each window. */
export type NoiseShaping = readonly (readonly ShapingFilter[])[];

const MAX_ORDER = 12;

/** Reads tns_data (ISO/IEC 14496-3, section 4.6.9). */
export function readNoiseShaping(reader: BitReader, { sequence, windows }: WindowInfo): NoiseShaping {
  const isShort = sequence === 'short';
  return Array.from({ length: windows }, () => {
    const count = reader.read(isShort ? 1 : 2);
    const bits = count > 0 ? 3 + reader.read(1) : 0;
    return Array.from({ length: count }, () => readFilter(reader, bits, isShort));
  });
}

function readFilter(reader: BitReader, bits: number, isShort: boolean): ShapingFilter {
  const length = reader.read(isShort ? 4 : 6);
  const order = reader.read(isShort ? 3 : 5);
  if (order > MAX_ORDER) throw new Error('a filter of the spectrum is too long');
  if (order === 0) return { length, weights: [], isDownward: false };
  const isDownward = reader.readFlag();
  const sent = reader.readFlag() ? bits - 1 : bits;
  const reflections = Array.from({ length: order }, () => {
    const value = reader.readSigned(sent);
    return Math.sin((value * Math.PI) / (2 ** bits + (value < 0 ? 1 : -1)));
  });
  return { length, weights: weightsOf(reflections), isDownward };
}

/** The weights of a filter that is given by its reflection coefficients. */
function weightsOf(reflections: readonly number[]): number[] {
  return reflections.reduce<number[]>(
    (weights, reflection, at) => [
      ...weights.map((weight, back) => weight + reflection * (weights[at - 1 - back] ?? 0)),
      reflection,
    ],
    [],
  );
}

/** Runs the filters over the spectrum. */
export function shapeNoise(spectrum: Float64Array, info: WindowInfo, shaping: NoiseShaping): void {
  const { offsets, bands, maxShaped } = info;
  const offsetOf = (band: number) => offsets[Math.min(band, bands, maxShaped)] ?? 0;
  for (const [window, filters] of shaping.entries()) {
    let top = offsets.length - 1;
    for (const { length, weights, isDownward } of filters) {
      const bottom = Math.max(0, top - length);
      const base = window * SHORT_LINES;
      const lines = spectrum.subarray(base + offsetOf(bottom), base + offsetOf(top));
      if (isDownward) filterDown(lines, weights);
      else filterUp(lines, weights);
      top = bottom;
    }
  }
}

function filterUp(lines: Float64Array, weights: readonly number[]): void {
  for (let line = 0; line < lines.length; line += 1) {
    let value = lines[line] ?? 0;
    const reach = Math.min(line, weights.length);
    for (let back = 1; back <= reach; back += 1) value -= (weights[back - 1] ?? 0) * (lines[line - back] ?? 0);
    lines[line] = value;
  }
}

function filterDown(lines: Float64Array, weights: readonly number[]): void {
  lines.reverse();
  filterUp(lines, weights);
  lines.reverse();
}
