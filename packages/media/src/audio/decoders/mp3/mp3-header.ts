/** The header of an MPEG audio frame of layer III (ISO/IEC 11172-3, section 2.4.1.3). */
export interface Mp3Header {
  /** False for the lower sampling rates of MPEG-2 and 2.5, whose frames have one granule. */
  readonly isMpeg1: boolean;
  readonly rate: number;
  /** The index of the rate's bands. */
  readonly rateIndex: number;
  readonly channels: number;
  readonly isMiddleSide: boolean;
  readonly isIntensity: boolean;
  readonly hasChecksum: boolean;
  /** The bytes of the frame, with its header. */
  readonly size: number;
}

export const HEADER_BYTES = 4;
const rates = [44_100, 48_000, 32_000];
/** What the rates are divided by, by the code of the version: MPEG-2.5, none, MPEG-2 and MPEG-1. */
const divisors = [4, 0, 2, 1];
/** Thousands of bits a second. */
const bitrates1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const bitrates2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const mode = { joint: 1, single: 3 } as const;

/** Reads the header at `at`. Answers undefined if none of layer III is there. */
export function readMp3Header(bytes: Uint8Array, at: number): Mp3Header | undefined {
  if (layerAt(bytes, at) !== 3) return undefined;
  const [, first = 0, second = 0, third = 0] = bytes.subarray(at, at + HEADER_BYTES);
  const divisor = divisors[(first >> 3) & 3] ?? 0;
  const isMpeg1 = divisor === 1;
  const rateCode = (second >> 2) & 3;
  const rate = (rates[rateCode] ?? 0) / divisor;
  const bitrate = (isMpeg1 ? bitrates1 : bitrates2)[second >> 4] ?? 0;
  if (!(rate > 0 && rate <= 48_000 && bitrate > 0)) return undefined;
  const size = Math.floor(((isMpeg1 ? 144_000 : 72_000) * bitrate) / rate) + ((second >> 1) & 1);
  return {
    isMpeg1,
    rate,
    rateIndex: rateCode + 3 * Math.log2(divisor),
    ...channelsOf(third),
    hasChecksum: (first & 1) === 0,
    size,
  };
}

function channelsOf(byte: number) {
  const isJoint = byte >> 6 === mode.joint;
  return {
    channels: byte >> 6 === mode.single ? 1 : 2,
    isMiddleSide: isJoint && (byte & 0x20) !== 0,
    isIntensity: isJoint && (byte & 0x10) !== 0,
  };
}

/** The layer of the frame that starts at `at`, or undefined if none does. */
export function layerAt(bytes: Uint8Array, at: number): number | undefined {
  const second = bytes[at + 1] ?? 0;
  const layer = 4 - ((second >> 1) & 3);
  return bytes[at] === 0xff && second >= 0xe0 && layer < 4 ? layer : undefined;
}
