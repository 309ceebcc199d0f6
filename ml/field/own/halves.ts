/**
 * Which half of our own texts is measured: `dev` may be read while detectors are built, `test` is only counted. No trainer
 * reads either.
 */
export type Half = 'dev' | 'test';

/** Texts of both halves, written by the same plan about different things. */
export type Halves<Item> = Readonly<Record<Half, readonly Item[]>>;
