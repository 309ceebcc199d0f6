const REACH = 48;

const HAN = '\\p{Script=Han}々〆ヶケノ';
const POSTAL = '(?:〒 ?\\d{3}-\\d{4}[ \\u3000\\n]?)?';
const PREFECTURE = '(?:東京都|北海道|大阪府|京都府|\\p{Script=Han}{2,3}県)';
const NAME = `${HAN}\\p{Script=Hiragana}\\p{Script=Katakana}ー`;
/** No name begins with a particle. */
const NO_PARTICLE = '(?![はがのにをでともへや]|まで|から|より|など|だけ|ほど|くらい|ぐらい|です|しか|あたり|さん)';
const CITY = `${NO_PARTICLE}[${NAME}]{1,8}[市郡]`;
const WARD = `${NO_PARTICLE}[${NAME}]{1,6}[区町村]`;
/** Cities whose names are written in kana or with it. They are known without a prefecture. */
const KANA_CITY =
  '(?:さいたま|つくば|つくばみらい|いわき|ひたちなか|あきる野|いなべ|うきは|うるま|えびの|かすみがうら|かほく|さくら|さぬき|たつの|つがる|にかほ|ふじみ野|みどり|みやま|みよし|むつ|いちき串木野|いすみ|おおい|南あわじ|東かがわ|四国中央|南アルプス)市';
/**
 * The part of a town: signs of names, with kana between them ("丸の内"), or a name that begins in hiragana. A verb or a
 * particle behind a town's name ends in hiragana, and is no part of it.
 */
const KANJI = `[${HAN}\\p{Script=Katakana}ー]`;
const TOWN = `(?:${KANJI}{1,12}(?:\\p{Script=Hiragana}{1,3}${KANJI}{1,6})?|お${KANJI}{2,4})`;
const KANA_TOWN = `${NO_PARTICLE}\\p{Script=Hiragana}{2,6}${KANJI}{0,4}`;
/** A Japanese address up to its block: prefecture, city and ward, and the part of the town. */
const japanese = new RegExp(
  `(${POSTAL}(?:(?:${PREFECTURE}(?:${CITY}(?:${WARD})?|${WARD})|${KANA_CITY}(?:${WARD})?|[${HAN}]{1,6}[市郡]${WARD})(?:${TOWN}|${KANA_TOWN})|${PREFECTURE}${KANJI}{1,12})(?:\\d{1,2}条[東西南北])?)$`,
  'u',
);
/** A Chinese address up to its house: town or district, and a road. */
const chinese =
  /((?:\p{Script=Han}{2,8}(?:省|自治区))?\p{Script=Han}{1,8}(?:市|区|區|县|縣|镇|鎮|乡|鄉)\p{Script=Han}{0,14}(?:路|街|道|巷|弄|胡同|里|段))$/u;
/** A Korean address up to its house: region, city or district, and a road or quarter. */
const korean =
  /((?:[가-힣]{2,4}(?:특별시|광역시|특별자치시|도|시)|서울시?|부산시?|대구시?|인천시?|광주시?|대전시?|울산시?) (?:[가-힣]{1,6}[시군구] ){1,2}[가-힣\d]{1,10}(?:로|길|동|읍|면|리)(?:\d+번?길)? )$/u;

const japaneseBlock =
  /(?:\d{1,4}(?:[-−–ー‐]\d{1,4}){1,3}|\d{1,2}(?:丁目|番地?|条)(?:\d{1,4}(?:番地?|号|-\d{1,4}|の\d{1,4})){0,3})(?:[ \u3000][\p{Script=Katakana}ー\p{Script=Han}A-Za-z]{2,16}(?:[ \u3000]?\d{1,5}号室?)?)?(?![\d人日年月時分店社件本回個名台枚円匹軒歳週校点勝敗%])/uy;
const chineseHouse =
  /\d{1,5}(?:-\d{1,4})?[号號]院?(?:[\p{Script=Han}]{0,8}?\d{1,4}号?[幢栋棟座楼])?(?:\d{1,3}[单單]元)?(?:[A-Z]?\d{1,5}[室楼樓层層])?/uy;
const koreanHouse = /\d{1,5}(?:-\d{1,4})?(?:,? \d{1,4}동)?(?: \d{1,4}호)?(?![\d만천백억년월명개])/uy;

/** Words before a Chinese address that are no part of it. */
const announcer = /^(?:[^市区區县縣省]{0,6}?)(?:住在|住于|位于|位於|搬到|寄到|送到|地址是|在)(?=\p{Script=Han}{2})/u;

/** The pairs of what precedes a number and what it goes on with. */
const scripts: readonly (readonly [before: RegExp, house: RegExp])[] = [
  [japanese, japaneseBlock],
  [chinese, chineseHouse],
  [korean, koreanHouse],
];

/** Returns an address in Japanese, Chinese or Korean whose house number is at an offset. */
export function matchIdeographic(
  text: string,
  number: number,
): { readonly start: number; readonly end: number } | undefined {
  const context = text.slice(Math.max(0, number - REACH), number);
  for (const [before, house] of scripts) {
    house.lastIndex = number;
    const found = house.test(text) ? before.exec(context)?.[1] : undefined;
    if (found !== undefined) return { start: number - found.replace(announcer, '').length, end: house.lastIndex };
  }
  return undefined;
}
