import { headerPrefix } from '@redoubt/contract';
import type { Keeping } from './ask-or-recall.ts';

/** Creates what tells in an answer's headers whether a kept answer was given, for the brand and its aliases. */
export function cacheHeaderWriter(brands: readonly string[]): Keeping['writeCache'] {
  const names = brands.map((brand) => `${headerPrefix(brand)}Cache`);
  return (headers, outcome) => {
    for (const name of names) headers[name] = outcome;
  };
}
