/** Letters that are drawn in another way, each with the one that it stands for. */
const pairs = (drawn: string, read: string): [string, string][] => {
  const letters = [...read];
  return [...drawn].map((letter, at): [string, string] => [letter, letters[at] ?? letter]);
};

const small = 'abcdefghijklmnopqrstuvwxyz';
const blocks = (first: number): string =>
  Array.from({ length: small.length }, (_, at) => String.fromCodePoint(first + at)).join('');

/** Letters in their usual order: negative circled and squared ones, regional indicators, small capitals, Braille. */
export const drawnLetters: ReadonlyMap<string, string> = new Map([
  ...pairs(blocks(0x1f150), small),
  ...pairs(blocks(0x1f170), small),
  ...pairs(blocks(0x1f1e6), small),
  ...pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnopqrstuvwyz'),
  ...pairs('⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵', small),
  // The sign of a capital and that of a number are read as nothing, and Braille's own signs as ours.
  ...pairs('⠂⠲⠦⠖⠤⠈', ',.?!-@'),
  ['⠠', ''],
  ['⠼', ''],
]);

/** Letters that are drawn upside down. Texts in them are written from their end on. */
export const turnedLetters: ReadonlyMap<string, string> = new Map([
  ...pairs('ɐǝɟƃɓɥᴉıɾʞꞁɯɹʇʌʍʎ', 'aefgghiijklmrtvwy'),
  ...pairs('ɔ∀ƎℲ⅁ſ˥ԀΤ∩Λ⅄', 'caefgjlptuvy'),
  ...pairs('˙¿¡‾', '.?!_'),
]);

/** Letters that look the same upside down, or like another one. */
export const turnedAscii: ReadonlyMap<string, string> = new Map([
  ...pairs('bdpqnul69MW', 'qpdbunl96WM'),
  ...pairs('()[]{}<>', ')(][}{><'),
  ...pairs("',", ",'"),
]);
