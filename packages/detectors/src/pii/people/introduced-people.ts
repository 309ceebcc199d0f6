import type { Span } from '../../view.ts';

/** How people say their name in one group of languages. */
interface Introduction {
  /** A letter of the script, or a part of the phrase. Texts without it are passed quickly. */
  readonly hint: RegExp;
  /** The words before the name. */
  readonly phrase: RegExp;
  /** Sticky: the name at its most. The first group is the name where more must follow it. */
  readonly name: RegExp;
  /** The name ends before such a word. */
  readonly stop?: RegExp;
}

const words = (letters: string, most: number): RegExp =>
  new RegExp(`[${letters}]{2,20}(?:[ \\u200c][${letters}]{2,20}){0,${most - 1}}`, 'uy');
const ARABIC = '\\p{Script=Arabic}\\p{M}';

const introductions: readonly Introduction[] = [
  {
    hint: /[\u0600-\u06ff]/,
    phrase: /(?<![\p{L}])(?:أنا )?(?:اسمي|إسمي|أسمي)(?: (?:الكامل|هو|هوّ))* /gu,
    name: words(ARABIC, 4),
    stop: /^(?:و\p{L}{2,}|من|في|على|إلى|عن|أنا|انا|هو|هي|هذا|هذه|ليس|ليست|كان|غير|لا|ما|لم|عمري|رقم|رقمي|أعمل|اعمل|أسكن|اسكن|أعيش|أريد|اريد|أدرس|مكتوب|موجود|هنا|طالب|طالبة|مهندس|مهندسة|طبيب|طبيبة|مدير|موظف)$/u,
  },
  {
    hint: /[\u0600-\u06ff]/,
    phrase: /(?<![\p{L}])(?:نام من|اسم من|نام بنده|میرا نام|میرا پورا نام|میرا اسم) /gu,
    name: words(ARABIC, 4),
    stop: /^(?:است|هست|هستم|می.*|و|ہے|ہیں|ہوں|کیا|چیست|چیه|اور|را|رو)$/u,
  },
  {
    hint: /[\u0900-\u09ff]/,
    phrase: /(?<![\p{L}])(?:मेरा (?:पूरा )?नाम|मैं|आमचे नाव|माझे नाव|মোর নাম|আমার নাম) /gu,
    name: words('\\p{Script=Devanagari}\\p{Script=Bengali}\\p{M}', 4),
    stop: /^(?:है|हैं|हूँ|हूं|क्या|और|में|का|की|के|को|से|नहीं|आहे|কী|কি|এবং|হল|হলো)$/u,
  },
  {
    hint: /[\u0590-\u05ff]/,
    phrase: /(?<![\p{L}])(?:שמי(?: הוא)?|השם שלי(?: הוא)?|קוראים לי) /gu,
    name: words('\\p{Script=Hebrew}\\p{M}', 3),
    stop: /^(?:ו?אני|הוא|היא|לא|על|מ|של|את|כתוב|ו.*רוצה|וגר|וגרה)$/u,
  },
  {
    hint: /[\u0e00-\u0e7f]/,
    phrase: /(?:ผม|ดิฉัน|ฉัน|หนู)ชื่อ ?/gu,
    name: words('\\p{Script=Thai}', 2),
    stop: /^(?:อะไร|ครับ|ค่ะ|และ)$/u,
  },
  {
    hint: /[\uac00-\ud7af]/,
    phrase: /(?:제|내|저의|나의) (?:이름은|성함은) |(?<![가-힣])(?:저는|이름은) /gu,
    name: /([가-힣]{2,4}?)(?:입니다|이라고 |라고 |이에요|예요|이고,? |이며,? )/uy,
    stop: /^(?:무엇|누구|뭐|학생|회사원|한국|사람|의사|교사|개발자|오늘|지금)/u,
  },
  {
    hint: /名/,
    phrase: /(?:(?:私|僕|俺|わたし|わたくし|彼|彼女|母|父|娘|息子|妻|夫|本人)の名前は|氏名は)[、 ]?/gu,
    name: /([\p{Script=Han}\p{Script=Katakana}ー・]{2,10})(?:です|と申|と言|といい|だ[。、])/uy,
    stop: /何|誰|秘密/u,
  },
  {
    hint: /ę/,
    phrase: /(?<![\p{L}])[Mm]am na imię /gu,
    name: /\p{Lu}[\p{L}'’-]{1,24}(?: \p{Lu}[\p{L}'’-]{1,24}){0,3}/uy,
  },
];

/** One pattern for all hints. */
const anyHint = /[\u0119\u0590-\u06ff\u0900-\u09ff\u0e00-\u0e7f\uac00-\ud7af名]/;

/** Finds names that people say of themselves in languages that the trained tagger has seen little of. */
export function findIntroducedPeople(text: string): Span[] {
  if (!anyHint.test(text)) return [];
  return introductions.flatMap((introduction) =>
    introduction.hint.test(text) ? introducedBy(text, introduction) : [],
  );
}

function introducedBy(text: string, { phrase, name, stop }: Introduction): Span[] {
  const found: Span[] = [];
  for (const said of text.matchAll(phrase)) {
    const start = said.index + said[0].length;
    name.lastIndex = start;
    const match = name.exec(text);
    const length = match ? lengthOf(match[1] ?? match[0], stop) : 0;
    if (length > 0) found.push({ start, end: start + length });
  }
  return found;
}

/** Returns the length up to the first word that ends a name. */
function lengthOf(name: string, stop: RegExp | undefined): number {
  if (!stop) return name.length;
  let length = 0;
  for (const word of name.split(' ')) {
    if (stop.test(word)) break;
    length += word.length + (length > 0 ? 1 : 0);
  }
  return length;
}
