import { byAlphabet, type Coding, codeOf, eachLetter, ofAscii } from './coding.ts';

const small = 'abcdefghijklmnopqrstuvwxyz';
const both = `${small}${small.toUpperCase()}`;
const from = (first: number, count = 26): string[] =>
  Array.from({ length: count }, (_, at) => String.fromCodePoint(first + at));
const twice = (letters: readonly string[]): string[] => [...letters, ...letters];

const smallCapitals = [...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡxʏᴢ'];
const superscript = [...'ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖqʳˢᵗᵘᵛʷˣʸᶻ'];
const upsideDown = [...'ɐqɔpǝɟƃɥᴉɾʞlɯuodbɹsʇnʌʍxʎz'];
const cyrillic = byAlphabet('', 'aceiopsxyABCEHKMOPTX', [...'асеіорѕхуАВСЕНКМОРТХ']);
const greek = byAlphabet('', 'ovABEHIKMNOPTXYZ', [...'ονΑΒΕΗΙΚΜΝΟΡΤΧΥΖ']);
const braille = [...'⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵'];
const leet: Record<string, string> = { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' };

const betweenLetters = (text: string, sign: string): string => eachLetter(text, (letter) => letter + sign);
const alternating = (text: string): string =>
  Array.from(text, (letter, at) => (at % 2 ? letter.toUpperCase() : letter.toLowerCase())).join('');

/** Bytes as variation selectors behind an emoji, where nobody sees them. */
const smuggled = (text: string): string =>
  `😀${Array.from(Buffer.from(text), (byte) => String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16)).join('')}`;
/** Bits as two characters without width. */
const zeroWidthBits = (text: string): string =>
  `Hello${Array.from(Buffer.from(text), (byte) => byte.toString(2).padStart(8, '0').replaceAll('0', '\u200b').replaceAll('1', '\u200c')).join('')}`;

/** Codings that draw the same letters in another way, or hide signs between them. */
export const letterCodings: readonly Coding[] = [
  {
    name: 'full-width letters',
    encode: (text) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(codeOf(sign) + 0xfee0)),
  },
  byAlphabet('mathematical bold letters', both, [...from(0x1d41a), ...from(0x1d400)]),
  byAlphabet('mathematical script letters', both, [...from(0x1d4ea), ...from(0x1d4d0)]),
  byAlphabet('letters in circles', both, [...from(0x24d0), ...from(0x24b6)]),
  byAlphabet('letters in brackets', both, twice(from(0x249c))),
  byAlphabet('letters in squares', both, twice(from(0x1f130))),
  byAlphabet('white letters in black squares', both, twice(from(0x1f170))),
  byAlphabet('regional indicators', both, twice(Array.from(from(0x1f1e6), (flag) => `${flag} `))),
  byAlphabet('small capitals', both, twice(smallCapitals)),
  byAlphabet('raised letters', both, twice(superscript)),
  ofAscii('letters upside down', (text) =>
    [...(byAlphabet('', both, twice(upsideDown)).encode(text) ?? '')].reverse().join(''),
  ),
  { name: 'Cyrillic look-alikes', encode: cyrillic.encode },
  { name: 'Greek look-alikes', encode: greek.encode },
  byAlphabet('Braille', both, twice(braille)),
  ofAscii('leet', (text) => text.replace(/[aeiost]/gi, (letter) => leet[letter.toLowerCase()] ?? letter)),
  { name: 'capitals in turn', encode: alternating },
  { name: 'variation selectors between letters', encode: (text) => betweenLetters(text, '\ufe0e') },
  { name: 'characters without width between letters', encode: (text) => betweenLetters(text, '\u200b') },
  { name: 'word joiners between letters', encode: (text) => betweenLetters(text, '\u2060') },
  { name: 'soft hyphens between letters', encode: (text) => betweenLetters(text, '\u00ad') },
  { name: 'nulls between letters', encode: (text) => betweenLetters(text, '\0') },
  { name: 'letters under heaps of marks', encode: (text) => betweenLetters(text, '\u0335\u0321\u0489') },
  { name: 'struck letters', encode: (text) => betweenLetters(text, '\u0336') },
  ofAscii('tag characters', (text) =>
    Array.from(text, (letter) => String.fromCodePoint(0xe0000 + codeOf(letter))).join(''),
  ),
  { name: 'bytes as variation selectors', encode: smuggled },
  { name: 'bits without width', encode: zeroWidthBits },
];
