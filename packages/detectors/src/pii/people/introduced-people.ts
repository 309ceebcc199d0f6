import type { Span } from '../../view.ts';
import { isFullKoreanName, wordsAfterName } from './words-after-name.ts';

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
  /** A word that no name has. Nobody is introduced where one of them stands before the stop. */
  readonly ordinary?: RegExp;
  /** What the name must be besides. */
  readonly isName?: (name: string) => boolean;
}

const words = (letters: string, most: number): RegExp =>
  new RegExp(`[${letters}]{2,20}(?:[ \\u200c][${letters}]{2,20}){0,${most - 1}}`, 'uy');
const ARABIC = '\\p{Script=Arabic}\\p{M}';

const koreanName = /([가-힣]{2,4}?)(?:입니다|이라고 |라고 |이에요|예요|이고,? |이며,? )/uy;

const introductions: readonly Introduction[] = [
  {
    hint: /[\u0600-\u06ff]/,
    phrase: /(?<![\p{L}])(?:أنا )?(?:اسمي|إسمي|أسمي)(?: (?:الكامل|هو|هوّ))* /gu,
    name: words(ARABIC, 4),
    stop: /^(?:و\p{L}{2,}|من|في|على|إلى|عن|أنا|انا|هو|هي|هذا|هذه|ليس|ليست|كان|غير|لا|ما|لم|عمري|رقم|رقمي|أعمل|اعمل|أسكن|اسكن|أعيش|أريد|اريد|أدرس|مكتوب|موجود|هنا|طالب|طالبة|مهندس|مهندسة|طبيب|طبيبة|مدير|موظف)$/u,
    ordinary: wordsAfterName.arabic,
  },
  {
    hint: /[\u0600-\u06ff]/,
    phrase: /(?<![\p{L}])(?:نام من|اسم من|نام بنده|میرا نام|میرا پورا نام|میرا اسم) /gu,
    name: words(ARABIC, 4),
    stop: /^(?:است|هست|هستم|می.*|و|ہے|ہیں|ہوں|کیا|چیست|چیه|اور)$/u,
    ordinary: wordsAfterName.persian,
  },
  {
    hint: /[\u0900-\u09ff]/,
    phrase: /(?<![\p{L}])(?:मेरा (?:पूरा )?नाम|आमचे नाव|माझे नाव|মোর নাম|আমার নাম) /gu,
    name: words('\\p{Script=Devanagari}\\p{Script=Bengali}\\p{M}', 4),
    stop: /^(?:है|हैं|और|आहे|এবং|হল|হলো)$/u,
    ordinary: wordsAfterName.indian,
  },
  {
    hint: /[\u0590-\u05ff]/,
    phrase: /(?<![\p{L}])(?:שמי(?: הוא)?|השם שלי(?: הוא)?|קוראים לי) /gu,
    name: words('\\p{Script=Hebrew}\\p{M}', 3),
    stop: /^(?:ו?אני|הוא|היא|ו.*רוצה|וגר|וגרה)$/u,
    ordinary: wordsAfterName.hebrew,
  },
  {
    hint: /[\u0e00-\u0e7f]/,
    phrase: /(?:ผม|ดิฉัน|ฉัน|หนู)ชื่อ ?/gu,
    name: words('\\p{Script=Thai}', 2),
    stop: /^(?:ครับ|ค่ะ|และ)$/u,
    ordinary: wordsAfterName.thai,
  },
  {
    hint: /[\uac00-\ud7af]/,
    phrase: /(?<![가-힣])(?:제|내|저의|나의) (?:이름은|성함은) /gu,
    name: koreanName,
    ordinary: wordsAfterName.korean,
  },
  {
    hint: /[\uac00-\ud7af]/,
    phrase: /(?<![가-힣])(?<!(?:제|내|저의|나의) )(?:저는|이름은) /gu,
    name: koreanName,
    isName: isFullKoreanName,
  },
  {
    hint: /名/,
    phrase: /(?:(?:私|僕|俺|わたし|わたくし|彼|彼女|母|父|娘|息子|妻|夫|本人)の名前は|氏名は)[、 ]?/gu,
    name: /([\p{Script=Han}\p{Script=Katakana}ー・]{2,10})(?:です|と申|と言|といい|だ[。、])/uy,
    ordinary: wordsAfterName.japanese,
  },
  {
    hint: /ę/,
    phrase: /(?<![\p{L}])[Mm]am na imię /gu,
    name: /\p{Lu}[\p{L}'’-]{1,24}(?: \p{Lu}[\p{L}'’-]{1,24}){0,3}/uy,
  },
];

/** One pattern for all hints. */
const anyHint = /[\u0119\u0590-\u06ff\u0900-\u09ff\u0e00-\u0e7f\uac00-\ud7af名]/;

/** What texts say behind "my name is" and its like. */
export interface Introductions {
  readonly people: readonly Span[];
  /** Stretches that talk about a name without saying it. What looks like a name there is none. */
  readonly nobody: readonly Span[];
}

/** Finds names that people say of themselves in languages that the trained tagger has seen little of. */
export function findIntroducedPeople(text: string): Introductions {
  const people: Span[] = [];
  const nobody: Span[] = [];
  if (!anyHint.test(text)) return { people, nobody };
  for (const introduction of introductions) {
    if (introduction.hint.test(text)) addIntroduced(text, introduction, people, nobody);
  }
  return { people, nobody };
}

function addIntroduced(text: string, introduction: Introduction, people: Span[], nobody: Span[]): void {
  const { phrase, name, stop, ordinary, isName } = introduction;
  for (const said of text.matchAll(phrase)) {
    const start = said.index + said[0].length;
    name.lastIndex = start;
    const match = name.exec(text);
    if (!match) continue;
    const words = wordsBefore(match[1] ?? match[0], stop);
    const end = start + words.join(' ').length;
    if (words.some((word) => ordinary?.test(word))) nobody.push({ start: said.index, end: name.lastIndex });
    else if (end > start && isName?.(text.slice(start, end)) !== false) people.push({ start, end });
  }
}

/** Returns the words up to the first one that ends a name. */
function wordsBefore(name: string, stop: RegExp | undefined): string[] {
  const words = name.split(' ');
  const last = stop ? words.findIndex((word) => stop.test(word)) : -1;
  return last < 0 ? words : words.slice(0, last);
}
