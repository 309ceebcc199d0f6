import { createKeywordCompiler, type KeywordCompiler } from './keyword-compiler.ts';

/** A shorter word is another one backwards too often. */
const MIN_LETTERS = 5;
/** Words of English that are words backwards as well. */
const wordsBothWays = new Set(
  'animal decaf deified deliver denim desserts devil diaper dessert drawer faced gateman keels knits lager lamina leper lever lived looter loops nametag parts peels pupils rebut redraw regal remit repaid repel reviled revel reward sleek sleep slipup sloop smart snaps snoops spans spools spoons sports spots stink stops straw stressed strap strops timer tuber trams traps warts'.split(
    ' ',
  ),
);

/** Compiles keywords to be found backwards; those that may be honest words so are left out. */
export const compileReversed: KeywordCompiler = createKeywordCompiler({ fold: reversed });

function reversed(keyword: string): string {
  const small = keyword.trim().toLowerCase();
  const letters = small.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const backwards = Array.from(small).reverse().join('');
  const isHonest = backwards === small || wordsBothWays.has(backwards) || wordsBothWays.has(small);
  return letters < MIN_LETTERS || isHonest ? '' : backwards;
}
