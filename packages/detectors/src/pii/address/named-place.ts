const REACH = 40;

/** Words right before an address, as people announce one. */
const ANNOUNCED =
  /(?:\baddress(?:es)?(?: (?:is|was|to|as|with|now|here))?:?|\b(?:live[sd]?|living|reside[sd]?|located|stay(?:s|ing)?) (?:now )?at|\boffice is (?:now )?at|\b(?:sen[dt]|ship(?:ped)?|deliver(?:ed)?|mail(?:ed)?|return(?:ed)?|(?:taxi|cab|uber|ride)) (?:it |this |them )?to|\bmeet (?:me|us|him|her|them) at|\b(?:wohn[et]{1,2}|wohnhaft) in(?: der)?|\badresse (?:ist|est|lautet):?|\bdirección(?: es)?:?|\bindirizzo:?|\badres:?) ?$/iu;

/** Whether the words before a place say that an address follows. */
export const isAnnounced = (text: string, at: number): boolean =>
  ANNOUNCED.test(text.slice(Math.max(0, at - REACH), at));

const CODE_OF_SOMEBODY =
  /\b(?:my|his|her|our|their|your|billing|shipping|home) (?:zip|postal|post) ?code(?: is| was|:)? $/i;

/** Whether a number is the postal code of somebody's home. */
export const isHomeCode = (text: string, at: number, end: number): boolean =>
  end - at >= 4 && end - at <= 6 && CODE_OF_SOMEBODY.test(text.slice(Math.max(0, at - REACH), at));
