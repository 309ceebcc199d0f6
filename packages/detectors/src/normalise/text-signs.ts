/**
 * Signs of what a text may contain. A missing sign means that the text has none of it. A present sign only means that a
 * search is needed. Ordinary prose has hardly one of them.
 */
export const sign = {
  /** The text has a non-ASCII unit. */
  wide: 1,
  /** The text has a non-ASCII unit that keyword matching reads as an ASCII letter. */
  wideLetter: 2,
  /** The text has an ASCII control character that the plain view removes or changes. */
  control: 4,
  /** The text has a leet digit or sign beside a letter. */
  leet: 8,
  /** The text has three single letters or digits near one another. */
  spelt: 16,
  /** The text has pairs of hexadecimal digits. */
  hexPairs: 32,
  percent: 64,
  /** The text has a sign that markup, an escape or a program is written with. */
  marked: 128,
  /** The text has a capital behind a small letter, or a digit beside a letter. */
  mixed: 256,
  /** The text has eight capitals in a row. */
  capitals: 512,
  /** The text has four numbers near one another. */
  numbers: 1_024,
  /** The text has seven digits in a row. */
  digits: 2_048,
  /** The text has a line that ends with a digit. */
  brokenNumber: 4_096,
  /** The text has twenty units without a blank. */
  unbroken: 8_192,
  /** The text has a dash beside another one, or beside a dot. */
  dashes: 16_384,
  /** The text has a non-ASCII unit that is neither of an ordinary alphabet nor a usual sign, or a mixed word. */
  odd: 32_768,
  cyrillic: 65_536,
  /** The text has a quote directly before a full stop or behind a bracket. */
  joined: 131_072,
  /** The text has three words in a row that end in "ay". */
  pigLatin: 262_144,
  /** The text has sentences whose first letters make known words. */
  initials: 524_288,
  /** The text has many lines that begin with a letter, or paragraphs whose lines begin with those of known words. */
  lines: 1_048_576,
  /** The text has three signs between letters, other than apostrophes. */
  broken: 2_097_152,
} as const;

/** Signs that are told from words in another writing than the usual one. They follow those of the characters. */
export const wordSign = {
  rot13: 4_194_304,
  rotated: 8_388_608,
  reversed: 16_777_216,
  pilots: 33_554_432,
  unknown: 67_108_864,
} as const;
