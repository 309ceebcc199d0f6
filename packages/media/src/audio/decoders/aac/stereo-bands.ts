import type { BitReader } from '../bit-reader.ts';
import type { AacChannel } from './aac-channel.ts';
import { bandType } from './band-scales.ts';
import { eachWindow } from './spectrum.ts';
import type { WindowInfo } from './window-info.ts';

/** Reads which bands of two channels with the same windows hold their middle and their side. */
export function readStereoMask(reader: BitReader, { spans }: WindowInfo): readonly boolean[] {
  const kind = reader.read(2);
  if (kind === 3) throw new Error('a stereo mask has a reserved kind');
  return spans.map(() => (kind === 1 ? reader.readFlag() : kind === 2));
}

/**
 * Makes left and right of two channels: from middle and side, from one channel and a place between them, and for noise
 * that is the same on both sides (ISO/IEC 14496-3, sections 4.6.8 and 4.6.13). A mask that is set turns the phase of one
 * channel. The standard excepts a mask that is set for all bands; players do not.
 */
export function joinStereo(left: AacChannel, right: AacChannel, mask: readonly boolean[]): void {
  for (const [at, span] of right.info.spans.entries()) {
    const join = joinOf(left, right, at, mask[at] ?? false);
    if (join) eachWindow(span, (from, to) => join(left.spectrum.subarray(from, to), right.spectrum.subarray(from, to)));
  }
}

/** Changes the lines of both channels. */
type JoinLines = (left: Float64Array, right: Float64Array) => void;

/** How a band of two channels is joined, or undefined if each has its own. */
function joinOf(left: AacChannel, right: AacChannel, band: number, isMasked: boolean): JoinLines | undefined {
  const [leftType = 0, rightType = 0, scale = 0] = [left.types[band], right.types[band], right.scales[band]];
  if (rightType >= bandType.intensityInverse) {
    const sign = (rightType === bandType.intensity) === isMasked ? -1 : 1;
    return copyLines(sign * 2 ** (-scale / 4));
  }
  if (!isMasked) return undefined;
  if (leftType === bandType.noise && rightType === bandType.noise) {
    return copyLines(2 ** ((scale - (left.scales[band] ?? 0)) / 4));
  }
  return Math.max(leftType, rightType) <= bandType.lastCodebook ? separateLines : undefined;
}

function copyLines(scale: number): JoinLines {
  return (left, right) => {
    for (let line = 0; line < right.length; line += 1) right[line] = (left[line] ?? 0) * scale;
  };
}

function separateLines(left: Float64Array, right: Float64Array): void {
  for (let line = 0; line < left.length; line += 1) {
    const middle = left[line] ?? 0;
    const side = right[line] ?? 0;
    left[line] = middle + side;
    right[line] = middle - side;
  }
}
