import type { PiiEntity } from '../entities.ts';

/**
 * A number that an authority issues.
 *
 * `shapes` are its groups of digits: `3 3 4` with any gap between, `3.3.3-2` with exactly these; letters before and
 * after are `A`, a letter or digit `X`: `AA 2 2 2 A`, `8-A`. `templates` are its forms without gaps that mix letters
 * and digits: `AA999999A`, with `?` for either.
 */
export interface IdRow {
  readonly entity: PiiEntity;
  readonly shapes?: readonly string[];
  readonly templates?: readonly string[];
  /** The shapes and templates, among the above, that say enough without a word beside them. */
  readonly distinct?: readonly string[];
  /** Whether letters and digits, in capitals and without gaps, can have been issued. */
  readonly check?: (compact: string) => boolean;
}
