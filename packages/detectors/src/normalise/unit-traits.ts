const SPACE = 0x20;
const DELETE = 0x7f;

/** What an ASCII unit other than a letter may indicate. */
export const role = {
  leet: 1,
  symbol: 2,
  digit: 4,
  control: 8,
  escape: 16,
  percent: 32,
  marked: 64,
  blank: 128,
  stop: 256,
  dash: 512,
  bracket: 1_024,
  inner: 2_048,
} as const;

/** The units of each role, but for control characters. */
const members: Readonly<Partial<Record<keyof typeof role, string>>> = {
  leet: '013457@$!',
  symbol: '@$!',
  digit: '0123456789',
  escape: '0\\',
  percent: '%',
  marked: '&\\*~`<_[=+{$|^#',
  blank: '\t\n\r',
  stop: '.!?\n',
  dash: '-',
  bracket: '.(',
  inner: '-./\\_*~|^+=#:;,&<>`',
};

/** The roles of each ASCII unit, as a set of bits. */
export const roles = new Uint16Array(0x80);
for (const [name, units] of Object.entries(members)) {
  for (const unit of units)
    roles[unit.charCodeAt(0)] = (roles[unit.charCodeAt(0)] ?? 0) | role[name as keyof typeof role];
}
for (let unit = 0; unit <= DELETE; unit += 1) {
  if ((unit < SPACE && !members.blank?.includes(String.fromCharCode(unit))) || unit === DELETE) {
    roles[unit] = (roles[unit] ?? 0) | role.control;
  }
}

/** Roles that need a closer look. */
export const NOTED = ~role.digit & ~role.symbol;

/** What a non-ASCII unit means. */
export const wide = { sign: 0, letter: 1, odd: 2, cyrillic: 4 } as const;
/** The first units of stretches of blocks of 16 units, and what they mean up to the next one. */
const stretches: readonly (readonly [number, number])[] = [
  [0x80, wide.sign],
  [0xc0, wide.letter],
  [0x250, wide.odd],
  [0x370, wide.letter],
  [0x400, wide.letter | wide.cyrillic],
  [0x480, wide.odd],
  [0x490, wide.letter],
  [0x1d00, wide.odd],
  [0x1e00, wide.letter],
  [0x2000, wide.sign],
  [0x2800, wide.odd],
  [0x2900, wide.sign],
  [0x2c00, wide.letter],
  [0xa720, wide.odd],
  [0xa800, wide.letter],
  [0xd800, wide.sign],
];
/** The meaning of a unit, by its block of 16 units. */
export const wideKinds = new Uint8Array(0x1000);
for (const [first, kind] of stretches) wideKinds.fill(kind, first >> 4);

/** The first halves of letters in squares and of flags, and of some emoji. */
export const ENCLOSED = 0xd83c;

/** Dotless i, long s and the Kelvin sign: the non-ASCII units whose case folds to an ASCII letter. */
export const isWideLetter = (unit: number): boolean => unit === 0x131 || unit === 0x17f || unit === 0x212a;

const typographicDashes: ReadonlySet<number> = new Set([0x2013, 0x2014, 0x2212, 0xb7, 0x2022, 0x22c5, 0x2219]);
/** Whether a unit may be a sign of Morse beyond ASCII. */
export const isWideDash = (unit: number): boolean => typographicDashes.has(unit);
