import type { AacChannel } from './aac-channel.ts';
import { bandType } from './band-scales.ts';
import { eachWindow } from './spectrum.ts';

/** Numbers that look like noise. The same recording always has the same ones. */
export class NoiseSource {
  #state = 1;

  /** The next number, evenly spread from -1 to 1. */
  next(): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) | 0;
    return this.#state / 2_147_483_648;
  }
}

/** Fills the bands of which only the loudness is known with noise (ISO/IEC 14496-3, section 4.6.13). */
export function fillNoise({ info, types, scales, spectrum }: AacChannel, source: NoiseSource): void {
  for (const [at, span] of info.spans.entries()) {
    if (types[at] !== bandType.noise) continue;
    const level = 2 ** ((scales[at] ?? 0) / 4);
    eachWindow(span, (from, to) => fillLines(spectrum.subarray(from, to), level, source));
  }
}

/** The energy of the lines becomes the square of the level. */
function fillLines(lines: Float64Array, level: number, source: NoiseSource): void {
  let energy = 0;
  for (let line = 0; line < lines.length; line += 1) {
    const value = source.next();
    lines[line] = value;
    energy += value * value;
  }
  const scale = energy > 0 ? level / Math.sqrt(energy) : 0;
  for (let line = 0; line < lines.length; line += 1) lines[line] = (lines[line] ?? 0) * scale;
}
