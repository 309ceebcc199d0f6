import type { Coding } from './coding.ts';
import { codings } from './codings.ts';

const words =
  'tea water bread butter house garden river mountain window table chair music paper yellow orange purple silver golden market street winter summer spring autumn letter number people family school doctor lawyer bridge harbour meadow candle basket kitchen blanket forest island'.split(
    ' ',
  );

/** Returns the coding of a name. */
export function codingNamed(name: string): Coding {
  const coding = codings.find((each) => each.name === name);
  if (!coding) throw new RangeError(`No coding is called "${name}"`);
  return coding;
}

/** Returns forty harmless short texts in a coding, each of another wording, with plain words between them. */
export function decoysIn(name: string): string {
  const { encode } = codingNamed(name);
  return words.map((word) => encode(`She painted a ${word} in the morning.`) ?? '').join(' We had lunch at noon. ');
}
