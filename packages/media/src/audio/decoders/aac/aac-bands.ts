/** The samples a second, by their index (ISO/IEC 14496-3, table 1.18). */
export const aacRates: readonly number[] = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
];

/** How the spectrum of a sampling rate is divided into scale factor bands (ISO/IEC 14496-3, tables 4.129 to 4.147). */
export interface AacBands {
  /** The first line of each band in a long window, and the end of the last one. */
  readonly long: readonly number[];
  /** The same for a short window. */
  readonly short: readonly number[];
  /** The first bands to which noise shaping may reach in a long and in a short window (table 4.156). */
  readonly maxShapedLong: number;
  readonly maxShapedShort: number;
}

const long96 = [
  0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 64, 72, 80, 88, 96, 108, 120, 132, 144, 156, 172, 188, 212,
  240, 276, 320, 384, 448, 512, 576, 640, 704, 768, 832, 896, 960, 1024,
];
const long64 = [
  0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 64, 72, 80, 88, 100, 112, 124, 140, 156, 172, 192, 216, 240,
  268, 304, 344, 384, 424, 464, 504, 544, 584, 624, 664, 704, 744, 784, 824, 864, 904, 944, 984, 1024,
];
const long48 = [
  0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 48, 56, 64, 72, 80, 88, 96, 108, 120, 132, 144, 160, 176, 196, 216, 240, 264,
  292, 320, 352, 384, 416, 448, 480, 512, 544, 576, 608, 640, 672, 704, 736, 768, 800, 832, 864, 896, 928, 1024,
];
const long32 = [
  0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 48, 56, 64, 72, 80, 88, 96, 108, 120, 132, 144, 160, 176, 196, 216, 240, 264,
  292, 320, 352, 384, 416, 448, 480, 512, 544, 576, 608, 640, 672, 704, 736, 768, 800, 832, 864, 896, 928, 960, 992,
  1024,
];
const long24 = [
  0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 52, 60, 68, 76, 84, 92, 100, 108, 116, 124, 136, 148, 160, 172, 188, 204,
  220, 240, 260, 284, 308, 336, 364, 396, 432, 468, 508, 552, 600, 652, 704, 768, 832, 896, 960, 1024,
];
const long16 = [
  0, 8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 100, 112, 124, 136, 148, 160, 172, 184, 196, 212, 228, 244, 260, 280,
  300, 320, 344, 368, 396, 424, 456, 492, 532, 572, 616, 664, 716, 772, 832, 896, 960, 1024,
];
const long8 = [
  0, 12, 24, 36, 48, 60, 72, 84, 96, 108, 120, 132, 144, 156, 172, 188, 204, 220, 236, 252, 268, 288, 308, 328, 348,
  372, 396, 420, 448, 476, 508, 544, 580, 620, 664, 712, 764, 820, 880, 944, 1024,
];
const short96 = [0, 4, 8, 12, 16, 20, 24, 32, 40, 48, 64, 92, 128];
const short48 = [0, 4, 8, 12, 16, 20, 28, 36, 44, 56, 68, 80, 96, 112, 128];
const short24 = [0, 4, 8, 12, 16, 20, 24, 28, 36, 44, 52, 64, 76, 92, 108, 128];
const short16 = [0, 4, 8, 12, 16, 20, 24, 28, 32, 40, 48, 60, 72, 88, 108, 128];
const short8 = [0, 4, 8, 12, 16, 20, 24, 28, 36, 44, 52, 60, 72, 88, 108, 128];

/** The bands by the index of the sampling rate. */
export const aacBands: readonly AacBands[] = [
  { long: long96, short: short96, maxShapedLong: 31, maxShapedShort: 9 },
  { long: long96, short: short96, maxShapedLong: 31, maxShapedShort: 9 },
  { long: long64, short: short96, maxShapedLong: 34, maxShapedShort: 10 },
  { long: long48, short: short48, maxShapedLong: 40, maxShapedShort: 14 },
  { long: long48, short: short48, maxShapedLong: 42, maxShapedShort: 14 },
  { long: long32, short: short48, maxShapedLong: 51, maxShapedShort: 14 },
  { long: long24, short: short24, maxShapedLong: 46, maxShapedShort: 14 },
  { long: long24, short: short24, maxShapedLong: 46, maxShapedShort: 14 },
  { long: long16, short: short16, maxShapedLong: 42, maxShapedShort: 14 },
  { long: long16, short: short16, maxShapedLong: 42, maxShapedShort: 14 },
  { long: long16, short: short16, maxShapedLong: 42, maxShapedShort: 14 },
  { long: long8, short: short8, maxShapedLong: 39, maxShapedShort: 14 },
  { long: long8, short: short8, maxShapedLong: 39, maxShapedShort: 14 },
];
