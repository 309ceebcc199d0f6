const REACH = 40;

/** Words directly before an address that announce it. */
const ANNOUNCED =
  /(?:\baddress(?:es)?(?: (?:is|was|to|as|with|now|here))?:?|\b(?:live[sd]?|living|reside[sd]?|located|stay(?:s|ing)?) (?:now )?at|\boffice is (?:now )?at|\b(?:sen[dt]|ship(?:ped)?|deliver(?:ed)?|mail(?:ed)?|return(?:ed)?|(?:taxi|cab|uber|ride)) (?:(?:it|this|them|one|me|a|new) ){0,3}to|\bmeet (?:me|us|him|her|them) at|\b(?:wohn[et]{1,2}|wohnhaft) in(?: der)?|\badresse (?:ist|est|lautet):?|\bdirección(?: es)?:?|\bindirizzo:?|\badres:?) ?$/iu;

/** Whether the words before an offset announce an address. */
export const isAnnounced = (text: string, at: number): boolean =>
  ANNOUNCED.test(text.slice(Math.max(0, at - REACH), at));

/**
 * Whether a space is before an offset, and one of the given characters before the space. This rejects nearly every
 * number.
 */
const endsAs = (text: string, at: number, last: string): boolean =>
  text.charCodeAt(at - 1) === 32 && at > 1 && last.includes(text.charAt(at - 2));

const CODE_OF_SOMEBODY =
  /\b(?:my|his|her|our|their|your|billing|shipping|home) (?:zip|postal|post) ?code(?: is| was|:)? $/i;

/** Whether a number is labelled as the postal code of somebody's home. */
export const isHomeCode = (text: string, at: number, end: number): boolean =>
  end - at >= 4 &&
  end - at <= 6 &&
  endsAs(text, at, 'es:') &&
  CODE_OF_SOMEBODY.test(text.slice(Math.max(0, at - REACH), at));

const BOX =
  /(?:^|[^\p{L}])((?:P\.? ?O\.? ?Box|Post ?box|Postfach|Postbus|Postboks|Apartado(?: de correos| postal)?|Bo[iî]te postale|Casella postale|Skr\. poczt\.|Caixa postal)(?: (?:no|nr)\.?)? #?)$/iu;

/** Returns the start of a post office box with its number at an offset, or -1 if there is none. */
export function startOfBox(text: string, number: number): number {
  if (!endsAs(text, number, 'xhsleroX.') && text.charCodeAt(number - 1) !== 35) return -1;
  const box = BOX.exec(text.slice(Math.max(0, number - REACH), number))?.[1];
  return box === undefined ? -1 : number - box.length;
}
