/** Letters of other scripts that pass for a Latin one, each beside its reading. */
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

/** Letters that pass for a Latin one only among Latin letters, as in a faux-Cyrillic headline. */
const loose = ['бb гr зe иn пn цu шw щw ьb яr чy', 'БB ГR ЗE ИN ПN ЦU ШW ЩW ЬB ЯR ЧY', 'ΛA ΣE ΔA λl μu πn'];

/** Latin letters without a decomposition, and the shapes that are Latin letters in all but name. */
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

/** Reading of a letter that passes for a Latin one in any word. */
export const strictLookalikes = rows(strict);

/** Reading of a letter that passes for a Latin one in a word that has Latin letters, too. */
export const looseLookalikes = rows(loose);

/** Reading of a Latin letter that does not decompose into a base and marks. */
export const latinReadings: ReadonlyMap<string, string> = new Map([
  ...rows(latin),
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ß', 'ss'],
  ['þ', 'th'],
]);

/** Typographic punctuation and its ASCII reading. */
export const punctuationReadings: ReadonlyMap<string, string> = new Map(
  [...'‘’‛ʼ′']
    .map((mark): [string, string] => [mark, "'"])
    .concat([...'“”„‟″«»'].map((mark): [string, string] => [mark, '"']))
    .concat([...'–—―−'].map((mark): [string, string] => [mark, '-'])),
);

const runsOfCapitals = [0x1f150, 0x1f170, 0x1f1e6];

/** The letter drawn in a negative circle, a negative square or as a regional indicator, or undefined. */
export function drawnLetter(codePoint: number): string | undefined {
  const first = runsOfCapitals.find((start) => codePoint >= start && codePoint < start + 26);
  return first === undefined ? undefined : String.fromCharCode(97 + codePoint - first);
}
