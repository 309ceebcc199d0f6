import type { Span } from '../../view.ts';

const oneOf = (words: string): RegExp => new RegExp(`^(?:${words.split(' ').join('|')})$`, 'u');

/**
 * Words that people say behind "my name" when they talk about it instead of saying it: that it is long, spelt wrong, on
 * a list, or a secret.
 */
const wordsAfterName = {
  arabic: oneOf(
    'مكتوب مكتوبا موجود معروف مشهور سهل صعب طويل قصير جميل غريب قديم جديد سر سري سرا مهم مهما خاطئ خطأ صحيح مسجل مذكور محفوظ مجهول عادي نادر شائع مختلف نفس كما ليس ليست غير لا لم لن في على كان يعني ظهر يظهر تغير النطق جدا',
  ),
  persian: oneOf(
    'در نیست مهم اشتباه غلط درست نوشته شده طولانی بلند کوتاه سخت آسان قشنگ زیبا عجیب معروف مشهور ثبت هنوز هم همان این آن همه کسی را رو از به بر با برای نمی.* ن?می.* نپرس نگو یاد چیست چیه کجا چرا فہرست میں نہیں لکھا مت لو کیوں پوچھتے ہو سب جانتے لمبا چھوٹا مشکل اچھا وہی یہی کسی کو سے پر کا کی کے درج شامل صحیح کیا بدل بتانا یاد بھی',
  ),
  indian: oneOf(
    'क्या कौन में का की के को से पर नहीं मत गलत ग़लत सही लिखा लिखो लिखी बदल बदलो सूची लिस्ट किसी किसने सब सबको लंबा लम्बा छोटा आसान कठिन मुश्किल अच्छा सुंदर पुराना नया शामिल दर्ज याद भूल पता मालूम वही यही कुछ बहुत भी ही तो था थी हो जोड़ हटा हटाओ ले लेना बताना जानते काय नाही यादीत चुकीचे बरोबर लिहिले सांगू नका कोणाला बदला कसे কী কি কে কেন নেই তালিকায় ভুল ঠিক লেখা হয়েছে কাউকে সবাই সবার বলো বলবে না জানতে জানে চাও মনে রেখো আছে ছিল বড় ছোট লম্বা কঠিন সহজ সুন্দর পরিবর্তন বদলে দাও করুন কেউ একই অনেক খুব',
  ),
  hebrew: oneOf(
    'לא על מ של את מה איך למה לפגישה לישיבה לבוא לעזור לחדר בשמות בשם ארוך קצר קשה קל מאוד טעון תיקון מופיע מופיעה כתוב רשום נדיר נפוץ מוזר יפה חדש ישן סודי סוד להגייה ידוע מפורסם שגוי נכון שונה זהה הפרטי המלא כולם תמיד',
  ),
  thai: /^(?:อะไร|ไม่|เดียว|เสียง|ยาว|สั้น|แปลก|เหมือน|ซ้ำ|ย่อ|นี้|นั้น|ใหม่|เก่า|ถูก|ผิด|ใคร|เพราะ|ดี|ง่าย|ยาก|โหล|จริง|เล่น|อยู่|ว่าอะไร|คล้าย|ธรรมดา)/u,
  korean:
    /^(?:비밀|필수|무엇|누구|선택|그대로|별명|가명|본명|뭐|뭔|다음|이것|아직|미정|공개|비공개|익명|실명|한글|영어|한자|자유|학생|사람|하나|둘)/u,
  japanese: oneOf(
    '秘密 何 誰 不要 必須 任意 非公開 公開 有名 無名 平凡 簡単 複雑 変 不明 未定 匿名 仮名 偽名 本名 実名 大切 大事 重要 特別 独特 特殊 以下 上記 下記 次 共通 旧姓 漢字 カタカナ ローマ字 ニックネーム ペンネーム 別 同一 自由 非表示 内緒',
  ),
};

/** Korean family names of one syllable, and those of two. */
const surname =
  /^(?:남궁|황보|제갈|사공|선우|독고|서문|동방|[김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민류나진지엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁국은편용예경봉사부])/u;
/** What words for people at work, of an age or a country end in. */
const kindOfPerson = /(?:[사생인가관꾼님범병객팀대녀남교학부]|[무구행내달비]원|[동술직해매행집공도]자)$/u;

/** Whether a word is a full Korean name: a family name and two syllables that make no word for a kind of person. */
function isFullKoreanName(word: string): boolean {
  const family = surname.exec(word)?.[0];
  return family !== undefined && word.length === family.length + 2 && !kindOfPerson.test(word);
}

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
