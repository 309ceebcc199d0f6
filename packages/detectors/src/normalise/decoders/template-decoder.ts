import type { Decoder } from '../decoder.ts';
import type { Piece } from '../piece.ts';
import { sign } from '../text-signs.ts';

/** A value that a text gives a name. Without quotes, only names such as `v1` count: programs have many others. */
const definition =
  /(?<![\w$.])\$?(?:([A-Za-z_]\w{0,15})["']?\s{0,4}(?::?=|:|\bis\b)\s{0,4}(?:"([^"\n]{1,200})"|'([^'\n]{1,200})'|`([^`\n]{1,200})`)|([A-Za-z]{1,4}\d{1,3})\s{0,4}(?::?=|:|\bis\b)\s{0,4}([^\s"'`,;{}()]{1,60}))/g;
/** A name in the place of its value: in braces, behind a dollar sign, or in a sum. */
const use =
  /\{\{?\s{0,2}([A-Za-z_]\w{0,15})\s{0,2}\}?\}|\$\{?([A-Za-z_]\w{0,15})\}?|%\(([A-Za-z_]\w{0,15})\)s|<([A-Za-z_]\w{0,15})>|(?<![\w"'.])([A-Za-z_]\w{0,15}(?:\s{0,2}[+.&]\s{0,2}[A-Za-z_]\w{0,15}){1,200})(?![\w"'(])/g;
/** Two names that follow one another, or a name within a word. */
const maybeUsed =
  /[\w}>]\s?(?:\{\{?\s{0,2}[A-Za-z_]|\$\{?[A-Za-z_]|<[A-Za-z_]\w{0,15}>|%\()|[})>][A-Za-z{$<%]|[A-Za-z_]\w{0,15}\s{0,2}[+.&]\s{0,2}[A-Za-z_]/;
const MAX_DEFINITIONS = 2_000;
const MIN_DEFINITIONS = 2;
/** Names with something else between them are an ordinary template. */
const MIN_NEIGHBOURS = 2;

/** Fills a template with the values that the same text defines, such as `a = "ig"`, `b = "nore"` and `{a}{b}`. */
export const templateDecoder: Decoder = {
  kind: 'template',
  isReadWhole: true,
  signs: sign.marked | sign.percent,
  mayRead: (text) => maybeUsed.test(text) && /[=:]|\bis\b/.test(text),
  pieces(text) {
    const values = definitionsIn(text);
    return values.size < MIN_DEFINITIONS ? [] : gluedPieces(usesIn(text, values));
  },
};

function definitionsIn(text: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const { 1: name, 2: double, 3: single, 4: quoted, 5: short, 6: bare } of text.matchAll(definition)) {
    const value = double ?? single ?? quoted ?? bare;
    if (value !== undefined) values.set(name ?? short ?? '', value);
    if (values.size >= MAX_DEFINITIONS) break;
  }
  return values;
}

/** A use, and how many names it puts together. */
interface Use extends Piece {
  readonly names: number;
}

function* usesIn(text: string, values: ReadonlyMap<string, string>): Generator<Use> {
  for (const { 0: all, 1: braced, 2: dollar, 3: percent, 4: angled, 5: sum, index: start } of text.matchAll(use)) {
    const names = sum === undefined ? [braced ?? dollar ?? percent ?? angled ?? ''] : sum.split(/\s*[+.&]\s*/);
    const parts = names.map((name) => values.get(name));
    if (parts.includes(undefined)) continue;
    yield { start, end: start + all.length, text: parts.join(''), names: names.length };
  }
}

/** Returns the uses that follow one another without a gap. */
function gluedPieces(uses: Iterable<Use>): Piece[] {
  const chains: Use[][] = [];
  let chain: Use[] = [];
  const close = (): void => {
    if (chain.reduce((sum, { names }) => sum + names, 0) >= MIN_NEIGHBOURS) chains.push(chain);
    chain = [];
  };
  for (const each of uses) {
    if (chain.length > 0 && chain.at(-1)?.end !== each.start) close();
    chain.push(each);
  }
  close();
  return chains.flat();
}
