import type { Decoder } from '../decoder.ts';
import { sign } from '../text-signs.ts';
import { namedCharacter } from './entity-names.ts';
import { type Escape, escapePieces, hidingPieces } from './escape-pieces.ts';

const entity = /&(?:#[xX]0{0,16}([\da-fA-F]{1,6})|#0{0,16}(\d{1,7})|([A-Za-z]{2,24}))(;?)/g;
const LAST_CODE_POINT = 0x10_ffff;

/** Decodes character references of HTML and XML: decimal, hexadecimal and named. */
export const entityDecoder: Decoder = {
  kind: 'entities',
  signs: sign.marked,
  mayRead: (text) => text.includes('&'),
  pieces: (text) => hidingPieces(escapePieces(entitiesIn(text))),
};

function* entitiesIn(text: string): Generator<Escape> {
  for (const match of text.matchAll(entity)) {
    const read = readEntity(match);
    if (read !== undefined) yield { start: match.index, end: match.index + match[0].length, text: read };
  }
}

/** A name without its semicolon may be the parameter of an address. */
function readEntity({ 1: hex, 2: decimal, 3: name, 4: end }: RegExpExecArray): string | undefined {
  if (name !== undefined) return end === '' ? undefined : namedCharacter(name);
  const codePoint = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return codePoint > 0 && codePoint <= LAST_CODE_POINT ? String.fromCodePoint(codePoint) : undefined;
}
