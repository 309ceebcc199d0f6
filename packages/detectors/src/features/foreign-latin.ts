/** Function words of at most four letters that tell English. Words that another language shares tell nothing. */
const englishWords =
  'the and of to is you your for that with this are be not have from what it my we can how if all any will at by or but who when then them they our its has had been than some into only must may use see one out he she his her us were does did each more most such no i';

/** Function words of at most four letters of other languages in Latin letters, without accents, by language. */
const foreignWords = [
  'und der das ist ein eine mit auf fur sich dem den von zu zum zur bitte wie im aus bei nach oder aber wenn dann ich du sie wir ihr mich dir mir dein mein nur noch auch kein alle sind hat wird als uber vom euch ihm',
  'het een van niet dat voor je jij uw zijn wat ook maar naar nog deze dit bij aan dan kan mijn jouw nooit alle geen ons wel',
  'le la les des et du une est dans pour pas sur vous nous je tu il elle que qui ce cet ces ton ta tes mon ma mes vos au aux par plus sans tout mais ne se si ou',
  'el los las que del una por para con su sus lo al es tu te mi mis yo muy sin todo como pero este esta eres soy no ya',
  'di che il gli per non con sono della alla nel ti mi tuo tua mio mia ma come piu tutto lei noi dei dal sul se ho hai',
  'os um uma para com nao voce seu sua meu mais mas como pelo na nas nos ao dos das eu ele ela isso esse foi sem',
  'nie jest sie na jak dla tego ten ta od po czy co ale juz tak mnie moje twoj przy bez i w z do mi ci je',
  'bir ve bu icin ile ne sen ben mi mu cok daha gibi var yok tum her sana bana',
  'je se na jsem jak pro co to ale byl si ve ze po tak jen',
  'och att det som inte den av pa ar jag du mig dig vi ett men till for og ikke jeg deg til er meg ei',
  'on ja ei se etta mina sina ovat kun az egy nem es hogy van meg csak vagy si nu este sa cu pe din care ce mai',
  'yang dan ini itu dari kamu ke ada akan saya anda bisa cua va la cho ban mot nay khi toi ang mga ng sa ko mo ka',
  'ya wa kwa ni za cha hii na katika',
].join(' ');

const [LETTER_A, LETTER_Z, NINE, ZERO, UNDERSCORE] = [0x61, 0x7a, 0x39, 0x30, 0x5f];
const ASCII_END = 0x80;
const GAP = 0;
/** A unit that makes a longer word of the letters beside it. */
const PART = 27;
/** The key of a word that is no function word. */
const NO_KEY = -1;
const MAX_LETTERS = 4;
const LETTER_BITS = 5;
/** A key of four letters is at least so large. */
const LONGEST_KEY = 1 << ((MAX_LETTERS - 1) * LETTER_BITS);
const ENGLISH = 1;
const FOREIGN = 2;
/** Fewer foreign words may be names. */
const LEAST_FOREIGN = 2;

/** What a word of at most four letters tells, by its letters of five bits each. */
const tells = tableOf();

function tableOf(): Uint8Array {
  const table = new Uint8Array(1 << (MAX_LETTERS * LETTER_BITS));
  for (const word of foreignWords.split(' ')) table[wordKey(word)] = FOREIGN;
  for (const word of englishWords.split(' ')) table[wordKey(word)] = table[wordKey(word)] === FOREIGN ? 0 : ENGLISH;
  return table;
}

function wordKey(word: string): number {
  return [...word].reduce((key, letter) => (key << LETTER_BITS) | (letter.charCodeAt(0) - LETTER_A + 1), 0);
}

/**
 * Whether a part of a text in its letters view is written in Latin letters and not in English. It needs two function
 * words of other languages, and more than twice as many as English ones. Takes linear time.
 */
export function isForeignLatin(text: string, start: number, end: number): boolean {
  const counts = new Uint32Array(3);
  let key = 0;
  for (let at = start; at <= end; at += 1) {
    const letter = at < end ? letterOf(text.charCodeAt(at)) : GAP;
    if (letter !== GAP) {
      key = extended(key, letter);
      continue;
    }
    if (key > 0) count(counts, tells[key] as number);
    key = 0;
  }
  const english = counts[ENGLISH] as number;
  const foreign = counts[FOREIGN] as number;
  return foreign >= LEAST_FOREIGN && foreign > 2 * english;
}

function count(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] as number) + 1;
}

/** Returns the key of a word that goes on with a letter, NO_KEY if it cannot be a function word. */
function extended(key: number, letter: number): number {
  return key === NO_KEY || letter === PART || key >= LONGEST_KEY ? NO_KEY : (key << LETTER_BITS) | letter;
}

/** Returns 1 to 26 for a letter, PART for a digit, an underscore or a letter beyond ASCII, and GAP for all else. */
function letterOf(unit: number): number {
  if (unit >= LETTER_A && unit <= LETTER_Z) return unit - LETTER_A + 1;
  return unit >= ASCII_END || (unit >= ZERO && unit <= NINE) || unit === UNDERSCORE ? PART : GAP;
}
