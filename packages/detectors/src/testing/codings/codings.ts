import { brokenCodings } from './broken-codings.ts';
import { byteCodings } from './byte-codings.ts';
import { cipherCodings } from './cipher-codings.ts';
import type { Coding } from './coding.ts';
import { escapeCodings } from './escape-codings.ts';
import { letterCodings } from './letter-codings.ts';

/** Every coding that detectors are tested with. */
export const codings: readonly Coding[] = [
  ...escapeCodings,
  ...byteCodings,
  ...cipherCodings,
  ...letterCodings,
  ...brokenCodings,
];
