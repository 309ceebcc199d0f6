import type { NumberMatch } from '../number-match.ts';
import { type NumberRuns, runEnd, runLength, runStart } from '../number-runs.ts';
import { matchIdeographic } from './ideographic-address.ts';

const MAX_NUMBER = 5;
const REACH = 72;

/** Street words before a name. They may start with a small letter, too. */
const kinds =
  'C/|Cl\\.|Calle|Avda\\.?|Avenida|Pza\\.|Plza\\.|Ctra\\.|Carretera|Pº|P\\.º|Paseo|Rúa|Travesía|Trav\\.|Glorieta|Rua|Travessa|Praça|Alameda|Estrada|V\\.le|Viale|C\\.so|Corso|P\\.z{1,2}a|Piazza|Vicolo|L\\.go|Bd\\.|Bvd\\.|Boul\\.|Allée|Chemin|Impasse|Rue|Ul\\.|Ulica|Al\\.|Aleja|Os\\.|Ул\\.|Улица|Пр\\.|Пр-т|Просп\\.|Проспект|Пер\\.|Переулок|Бул\\.|Бульвар|Наб\\.|Набережная|Шоссе|Вул\\.|Вулиця|شارع|طريق|خیابان|Jl\\.|Jalan|Đường|Phố'
    .split('|')
    .flatMap((kind) => [...new Set([kind, kind.charAt(0).toLowerCase() + kind.slice(1)])])
    .join('|');
/** Street words that are ordinary words when they start with a small letter. */
const capitalKinds = 'Plaza|Ronda|Camino|Urb\\.|Largo|Via|Strada|Str\\.';
/** Street words that are also initials or ordinary words, so more must follow them. */
const weak = 'R\\.|Av\\.|Pl\\.|V\\.|Cours|Place|Pç\\.|пл\\.|ш\\.';
const PARTICLE =
  "(?:de la|de las|de los|de l['’]|della|delle|dei|des|del|de|du|do|da|dos|das|di|d['’]|l['’]|la|le|les|el|los)";
const WORD = "[\\p{Lu}\\p{Lo}][\\p{L}\\p{M}'’-]{1,24}\\.?";
const NAME = `(?:${PARTICLE} ?){0,2}${WORD}(?: (?:(?:${PARTICLE}|e|y|i|и) )?(?:${WORD}|[IVX]{1,4})(?![\\p{Ll}])){0,4}`;
/** Words for a house number. */
const NUMBER_WORD = '(?:(?:[nN]\\.?[ºo°]|no\\.?|nº|núm\\.?|nr\\.?|No ?:|No\\.|дом|д\\.|буд\\.|رقم|số) ?)';
const TOWN = '(?:(?:г\\.|м\\.) ?\\p{Lu}[\\p{L}-]{2,24}, ?)?';

const before = new RegExp(
  `(?:^|[^\\p{L}\\d])(${TOWN}(?:(${kinds}|${capitalKinds})|(${weak})) ?${NAME}[,،]? ?(?:${NUMBER_WORD}|s/n,? )?)$`,
  'u',
);
/** Turkish: the street word follows the name. */
const turkish =
  /(?:^|[^\p{L}\d])((?:\p{Lu}[\p{L}.]{1,24} ){1,4}(?:Cad\.?|Caddesi|Sok\.?|Sokak|Sokağı|Sk\.|Mah\.|Mahallesi|Bulvarı|Blv\.),? ?(?:No ?[:.]? ?)?)$/u;

/** What belongs to a house number: `12/4`, `12-14`, `12 bis`, `12/B`, `12a`. */
const house =
  /\d{1,5}(?:[/-]\d{1,4}[A-Za-z]?|\/[A-Za-z]| ?(?:bis|ter|quater)\b| ?[A-Za-z](?![\p{L}\d.:]))?(?![\p{L}\d]|[.,]\d)/uy;
/** Floors, doors and flats after it. */
const units =
  /(?:,? (?:\d{1,2}\.?[ºª°]\.?(?: ?(?:[A-H](?![\p{L}])|\d[ªº]|iz(?:quierda|qda|da|q)\.?|dch?a?\.?|dto\.?|esq\.?|fte\.?|frente))?|bajo(?: [A-H])?(?![\p{L}])|ático|entlo\.?|(?:piso|apto\.?|apt\.?|ap\.|bloco|bloque|esc\.?|escalera|puerta|pta\.?|scala|sc\.|int\.|interno|piano|кв\.|корп\.|стр\.|этаж|офис|под\.|m\.|lok\.|kat:?|daire:?|d:) ?[\dA-Z]{1,4}(?![\p{L}\d])|D:\d{1,4}|\d{1,2}\. ?(?:OG|Stock|Etage|étage)|EG|DG)){1,4}/iuy;
/** A postal code and its town. */
const locality =
  /(?:,|,? ?\n| -)? ?(?:[A-Z]{1,2}-)?(?:\d{4}-\d{3}|\d{5}-\d{3}|\d{2}-\d{3}|\d{3} \d{2}|\d{4,6}) \p{Lu}[\p{L}'’-]{1,24}(?: (?:(?:de|la|del|di|do|da|sur|am|an der|nad) )?\p{Lu}[\p{L}'’-]{1,24}){0,2}(?![\p{L}\d])/uy;

const FRENCH_KINDS =
  'rue|bd\\.?|bvd\\.?|boul\\.|boulevard|av\\.|avenue|allée|all\\.|chemin|impasse|imp\\.|place|quai|cours|route|rte\\.?|square|passage|sentier|villa|cité';
/** A number before the street, as in France and Belgium: `12 bis, rue des Lilas`. */
const french = new RegExp(
  `\\d{1,4}(?: ?(?:bis|ter|quater)|[A-D])?,? (?:${FRENCH_KINDS}) (?:${PARTICLE} ?){0,2}\\p{Lu}[\\p{L}'’.-]{1,24}(?:[ -](?:${PARTICLE} ?)?\\p{Lu}[\\p{L}'’-]{1,24}){0,3}(?![\\p{L}])`,
  'uy',
);

/** Matches an address in a form of one country: abbreviated street words, floors and doors, blocks without spaces. */
export function matchWrittenAddress(text: string, runs: NumberRuns, first: number): NumberMatch | undefined {
  if (runLength(runs, first) > MAX_NUMBER) return undefined;
  const number = runStart(runs, first);
  const spans =
    ideographic(text, number) ?? behindStreet(text, number) ?? beforeStreet(text, number, runEnd(runs, first));
  if (!spans) return undefined;
  let count = 1;
  while (first + count < runs.count && runStart(runs, first + count) < spans.end) count++;
  return { entity: 'address', ...spans, runs: count };
}

type Stretch = Pick<NumberMatch, 'start' | 'end' | 'confidence'>;

function ideographic(text: string, number: number): Stretch | undefined {
  const before = text.charCodeAt(number - 1);
  if (before < 0x3000 && !(before === 32 && text.charCodeAt(number - 2) >= 0xac00)) return undefined;
  const found = matchIdeographic(text, number);
  return found && { ...found, confidence: 0.8 };
}

function behindStreet(text: string, number: number): Stretch | undefined {
  if (!mayFollowStreet(text, number)) return undefined;
  const context = text.slice(Math.max(0, number - REACH), number);
  const street = before.exec(context) ?? turkish.exec(context);
  if (!street) return undefined;
  const hasNumber = !/s\/n,? $/.test(context);
  const isWeak = street[3] !== undefined;
  const ending = endBehind(text, hasNumber ? endOf(house, text, number) : number - 1);
  if (!ending || (!ending.isClosed && (isWeak || !hasNumber))) return undefined;
  const { end, confidence } = ending;
  return { start: number - (street[1]?.length ?? 0), end, confidence };
}

/** Returns where an address ends whose house number ends at an offset, and whether more than the number closes it. */
function endBehind(text: string, houseEnd: number) {
  if (houseEnd === 0) return undefined;
  const unit = endOf(units, text, houseEnd);
  const town = endOf(locality, text, unit || houseEnd);
  return { end: town || unit || houseEnd, isClosed: unit > 0 || town > 0, confidence: town > 0 ? 0.85 : 0.7 };
}

/** The letters with which street words begin, in lower case: `c` of `C/`, `v` of `V.le`. */
const kindWords: ReadonlySet<string> = new Set(
  `${kinds}|${capitalKinds}|${weak}|Cad|Caddesi|Sok|Sokak|Sokağı|Sk|Mah|Mahallesi|Bulvarı|Blv`
    .toLowerCase()
    .split('|')
    .flatMap((kind) => /^\p{L}+/u.exec(kind) ?? []),
);

/** Pairs of the last five bits of the first two letters of `kindWords`. A longer word of another beginning is none of them. */
const kindStarts = new Uint8Array(1_024);
const pairOf = (first: number, second: number): number => ((first & 31) << 5) | (second & 31);
const cases = (letter: string): number[] => [letter, letter.toUpperCase()].map((each) => each.charCodeAt(0));
for (const [first, second] of [...kindWords].filter(({ length }) => length > 1).map((kind) => [...kind].map(cases))) {
  for (const one of first ?? []) for (const other of second ?? []) kindStarts[pairOf(one, other)] = 1;
}

const isKind = (text: string, start: number, end: number): boolean =>
  (end - start === 1 || kindStarts[pairOf(text.charCodeAt(start), text.charCodeAt(start + 1))] === 1) &&
  kindWords.has(text.slice(start, end).toLowerCase());

/**
 * Whether a street word is among the few words before a number, and letters or the sign of a number are next to it. This
 * rejects nearly every number.
 */
function mayFollowStreet(text: string, number: number): boolean {
  let end = beforeSigns(text, number);
  for (let count = 0; count < MAX_WORDS && end >= 0; count++) {
    const start = startOfWord(text, end);
    if (start === end) return false;
    if (isKind(text, start, end)) return true;
    end = beforeSigns(text, start);
  }
  return false;
}

/** Returns the end of the word before an offset, or -1 if no signs are between them. */
function beforeSigns(text: string, at: number): number {
  let end = at;
  while (end > at - MAX_SIGNS && isSign(text.charCodeAt(end - 1))) end--;
  return end === at ? -1 : end;
}

function startOfWord(text: string, end: number): number {
  let start = end;
  while (start > end - MAX_WORD && isLetterOfWord(text.charCodeAt(start - 1))) start--;
  return start;
}

const MAX_SIGNS = 4;
const MAX_WORDS = 8;
const MAX_WORD = 26;

/** What may be between the words of an address: spaces, commas, full stops, colons, slashes and the signs of ordinals. */
const isSign = (code: number): boolean =>
  code === 32 ||
  (code >= 44 && code <= 47) ||
  code === 58 ||
  code === 0xba ||
  code === 0xb0 ||
  code === 0x60c ||
  code === 39;

const isLetterOfWord = (code: number): boolean =>
  ((code | 32) >= 97 && (code | 32) <= 122) ||
  (code >= 0xaa && code !== 0xba && code !== 0xb0 && code < 0x2000 && code !== 0x60c);

function beforeStreet(text: string, number: number, numberEnd: number): Stretch | undefined {
  const next = text.charCodeAt(numberEnd);
  if (next !== 32 && next !== 44) return undefined;
  const end = endOf(french, text, number);
  if (end === 0) return undefined;
  const town = endOf(locality, text, end);
  return { start: number, end: town || end, confidence: town > 0 ? 0.85 : 0.7 };
}

function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : 0;
}
