import type { BitReader } from '../bit-reader.ts';
import { type BandScales, bandType } from './band-scales.ts';
import { spectrumCodebooks } from './spectrum-codebook.ts';
import type { BandSpan, WindowInfo } from './window-info.ts';

/** Lines of a frame's spectrum, and of the spectrum of one of its short windows. */
export const FRAME_LINES = 1_024;
export const SHORT_LINES = 128;

/** A value that is added to a line of a long window. */
interface Pulse {
  readonly line: number;
  readonly size: number;
}

/** The scale factor that leaves the values as they are. */
const UNIT_SCALE = 100;
const powers = Float64Array.from({ length: 8_192 + 64 }, (_, value) => value ** (4 / 3));

/** Reads pulse_data, which long windows can have. */
export function readPulses(reader: BitReader, { sequence, offsets }: WindowInfo): Pulse[] {
  if (sequence === 'short') throw new Error('a short window has pulses');
  const count = reader.read(2) + 1;
  let line = offsets[reader.read(6)] ?? FRAME_LINES;
  return Array.from({ length: count }, () => {
    line += reader.read(5);
    if (line >= FRAME_LINES) throw new Error('a pulse is out of range');
    return { line, size: reader.read(4) };
  });
}

/** Reads spectral_data (ISO/IEC 14496-3, section 4.6.3.3). The values are quantised. */
export function readSpectrum(reader: BitReader, { spans }: WindowInfo, types: Uint8Array): Float64Array {
  const spectrum = new Float64Array(FRAME_LINES);
  for (const [at, span] of spans.entries()) {
    const codebook = spectrumCodebooks[(types[at] ?? 0) - 1];
    if (!codebook) continue;
    for (let window = 0; window < span.windows; window += 1) {
      const start = span.start + window * SHORT_LINES;
      const end = start + span.width;
      for (let line = start; line < end; line += codebook.lines) codebook.read(reader, spectrum, line);
    }
  }
  return spectrum;
}

/** Adds the pulses to the quantised values, away from zero. */
export function addPulses(spectrum: Float64Array, pulses: readonly Pulse[]): void {
  for (const { line, size } of pulses) {
    const value = spectrum[line] ?? 0;
    spectrum[line] = value > 0 ? value + size : value - size;
  }
}

/** Makes the lines of the quantised values. */
export function scaleSpectrum(spectrum: Float64Array, { spans }: WindowInfo, { types, scales }: BandScales): void {
  for (const [at, span] of spans.entries()) {
    const type = types[at] ?? 0;
    if (type === bandType.zero || type > bandType.lastCodebook) continue;
    const scale = 2 ** (((scales[at] ?? 0) - UNIT_SCALE) / 4);
    eachWindow(span, (from, to) => scaleLines(spectrum, from, to, scale));
  }
}

function scaleLines(spectrum: Float64Array, from: number, to: number, scale: number): void {
  for (let line = from; line < to; line += 1) {
    const value = spectrum[line] ?? 0;
    const size = (powers[Math.abs(value)] ?? 0) * scale;
    spectrum[line] = value < 0 ? -size : size;
  }
}

/** Calls `handle` with the lines of a band in each window of its group. */
export function eachWindow({ start, width, windows }: BandSpan, handle: (from: number, to: number) => void): void {
  for (let window = 0; window < windows; window += 1) {
    const from = start + window * SHORT_LINES;
    handle(from, from + width);
  }
}
