/** Letters of other scripts that look like a Latin letter, each followed by that letter. */
const strict = [
  // Cyrillic
  'аa вb сc ԁd еe һh нh іi јj кk ӏl мm оo рp ԛq ѕs тt уy үy ѵv ԝw хx',
  'АA ВB СC ЕE НH ІI ЈJ КK ӀI МM ОO РP ЅS ТT УY ҮY ХX ԜW',
  // Greek: capitals and small letters pass for different Latin ones
  'αa βb εe ηn ιi κk νv οo ρp τt υu χx ωw γy ςs σo ϲc ϳj',
  'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX',
  // Armenian
  'օo ոn սu հh ցg գq յj զq ՕO ՍU ՏS ԼL',
  // Cherokee
  'ᎪA ᏴB ᏟC ᎠD ᎬE ᏀG ᎻH ᎥI ᎫJ ᏦK ᏞL ᎷM ᏢP ᎡR ᏚS ᎢT ᏙV ᎳW ᎩY ᏃZ',
];

/** Letters that look Latin only among Latin letters, as in a faux-Cyrillic headline. */
const loose = ['бb гr зe иn пn цu шw щw ьb яr чy', 'БB ГR ЗE ИN ПN ЦU ШW ЩW ЬB ЯR ЧY', 'ΛA ΣE ΔA λl μu πn'];

/** Latin letters without a Unicode decomposition, and other letters of Latin shape. */
const latin = [
  'đd øo łl ħh ıi ðd ŋn ƒf ɑa ɡg ɩi ɪi ʀr ʙb ʜh ʟl ɴn ɢg ʏy ƅb ƙk ɓb ɗd ɠg ɦh ɨi ɩi ɫl ɱm ɲn ɵo ʂs ʈt ʉu ʋv ʐz',
  'ᴀa ᴄc ᴅd ᴇe ᴊj ᴋk ᴍm ᴏo ᴘp ᴛt ᴜu ᴠv ᴡw ᴢz ꜰf ꜱs',
];

const rows = (table: readonly string[]): Map<string, string> =>
  new Map(
    table.flatMap((row) =>
      row.split(' ').map((pair): [string, string] => [pair.slice(0, -1), pair.slice(-1).toLowerCase()]),
    ),
  );

/** Maps a letter that looks Latin in any word to its Latin letter. */
export const strictLookalikes = rows(strict);

/** Maps a letter that looks Latin only in a word with Latin letters to its Latin letter. */
export const looseLookalikes = rows(loose);

/** Maps a Latin letter without a decomposition to its reading. */
export const latinReadings: ReadonlyMap<string, string> = new Map([
  ...rows(latin),
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ß', 'ss'],
  ['þ', 'th'],
]);

/** Maps typographic punctuation to ASCII. */
export const punctuationReadings: ReadonlyMap<string, string> = new Map(
  [...'‘’‛ʼ′']
    .map((mark): [string, string] => [mark, "'"])
    .concat([...'“”„‟″«»'].map((mark): [string, string] => [mark, '"']))
    .concat([...'–—―−'].map((mark): [string, string] => [mark, '-'])),
);

const runsOfCapitals = [0x1f150, 0x1f170, 0x1f1e6];

/** Returns the letter of a negative circled, negative squared or regional indicator symbol, or undefined. */
export function drawnLetter(codePoint: number): string | undefined {
  const first = runsOfCapitals.find((start) => codePoint >= start && codePoint < start + 26);
  return first === undefined ? undefined : String.fromCharCode(97 + codePoint - first);
}
