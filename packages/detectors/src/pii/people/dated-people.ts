import type { Span } from '../../view.ts';

const YEAR = '(?:1[5-9]\\d\\d|20[0-2]\\d)';
/** A year of birth or death in brackets: `(b. 1961)`, `(*1944)`, `(1871–1949)`. */
const life = new RegExp(
  `\\((?:(?:(?:b|born|geb|geboren|née?|nato|nata|nacid[oa]|nascid[oa]|n|ur|nar|f|född|født|d|died|gest|р|род)\\.? ?(?:en |in |il |el |em |am |le |on )?|[*†] ?)${YEAR}|${YEAR} ?[–—-] ?(?:${YEAR})?\\))`,
  'uy',
);
const WORD = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,24}";
const PARTICLE = '(?:(?:von|van|de|di|da|del|della|du|af|zu|der|den|la) )';
/** A surname, a comma and first names, up to the bracket. */
const surnameFirst = new RegExp(
  `(?:^|[^\\p{L}\\p{N}'’-])(${PARTICLE}{0,2}${WORD}(?: ${WORD})?, ${WORD}(?:[ -](?:${WORD}|\\p{Lu}\\.)){0,2}) $`,
  'u',
);
const REACH = 64;

/** Finds names with the surname first and a year of life behind: `[Kowalczyk, Martha] (b. 1961)`. */
export function findDatedPeople(text: string): Span[] {
  const found: Span[] = [];
  for (let at = text.indexOf('('); at >= 0; at = text.indexOf('(', at + 1)) {
    if (text.charCodeAt(at - 1) !== 32) continue;
    life.lastIndex = at;
    const name = life.test(text) ? surnameFirst.exec(text.slice(Math.max(0, at - REACH), at))?.[1] : undefined;
    if (name !== undefined) found.push({ start: at - 1 - name.length, end: at - 1 });
  }
  return found;
}
