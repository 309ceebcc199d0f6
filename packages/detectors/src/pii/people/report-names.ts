import { findNames } from '../../names/find-names.ts';
import { type NameKind, nameKinds } from '../../names/name-tags.ts';
import type { Span } from '../../view.ts';
import { contextWords } from '../context/context-words.ts';
import type { PiiEntity } from '../entities.ts';
import { report, type Scan } from '../scan.ts';
import { findCalledPeople } from './called-people.ts';
import { findIntroducedPeople } from './introduced-people.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import { findTitledPeople } from './titled-people.ts';

const YEAR = '(?:1[5-9]\\d\\d|20[0-2]\\d)';
/** A year of birth or death in brackets: `(b. 1961)`, `(*1944)`, `(1871–1949)`. */
const life = new RegExp(
  `\\((?:(?:(?:b|born|geb|geboren|née?|nato|nata|nacid[oa]|nascid[oa]|n|ur|nar|f|född|født|d|died|gest|р|род)\\.? ?(?:en |in |il |el |em |am |le |on )?|[*†] ?)${YEAR}|${YEAR} ?[–—-] ?(?:${YEAR})?\\))`,
  'uy',
);
const WORD = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,24}";
const PARTICLE = '(?:(?:von|van|de|di|da|del|della|du|af|zu|der|den|la) )';
/** A surname, a comma and first names, up to the bracket. */
const surnameFirst = new RegExp(
  `(?:^|[^\\p{L}\\p{N}'’-])(${PARTICLE}{0,2}${WORD}(?: ${WORD})?, ${WORD}(?:[ -](?:${WORD}|\\p{Lu}\\.)){0,2}) $`,
  'u',
);
const REACH = 64;

/** Finds names with the surname first and a year of life behind: `[Kowalczyk, Martha] (b. 1961)`. */
function findDatedPeople(text: string): Span[] {
  const found: Span[] = [];
  for (let at = text.indexOf('('); at >= 0; at = text.indexOf('(', at + 1)) {
    if (text.charCodeAt(at - 1) !== 32) continue;
    life.lastIndex = at;
    const name = life.test(text) ? surnameFirst.exec(text.slice(Math.max(0, at - REACH), at))?.[1] : undefined;
    if (name !== undefined) found.push({ start: at - 1 - name.length, end: at - 1 });
  }
  return found;
}

/** Field names, by first letter. They are in lower case or in scripts without case. */
const labels = new Map<string, string[]>();
for (const row of Object.values(contextWords)) {
  for (const phrase of row) {
    const first = phrase.charAt(0);
    labels.set(first, [...(labels.get(first) ?? []), phrase]);
  }
}

const phrases: ReadonlySet<string> = new Set([...labels.values()].flat());

/**
 * Whether a stretch is a field name or the start of one: `nino`, `出生` of `出生日期`. A capitalised word is not, because
 * people are called Nino too, but one in capitals is.
 */
function isLabel(text: string, start: number, end: number): boolean {
  if (isCapital(text.charCodeAt(start)) && !isCapital(text.charCodeAt(start + 1))) return false;
  const stretch = text.slice(start, end);
  if (isCapital(text.charCodeAt(start))) return stretch === stretch.toUpperCase() && phrases.has(stretch.toLowerCase());
  const candidates = labels.get(text.charAt(start)) ?? [];
  return candidates.some((phrase) => phrase.length >= end - start && text.startsWith(phrase, start));
}

const isCapital = (code: number): boolean => code >= 65 && code <= 90;

/** The entities that the name tagger finds. All others are found by format. */
export const nameEntities: readonly PiiEntity[] = ['person', 'location', 'organization'];

/** Confidence of a name that its form or the words before it give away. */
const SAID = 0.85;
const TITLED = 0.75;

/**
 * Reports the names in the whole text: those of the trained tagger without ordinary words, and those that a title, an
 * introduction or a year of birth gives away. The weights are only loaded if names are wanted.
 */
export function reportNames(scan: Scan): void {
  if (!nameEntities.some((entity) => scan.wanted.has(entity))) return;
  if (!scan.wanted.has('person')) {
    reportTagged(scan, []);
    return;
  }
  const { people, nobody } = findIntroducedPeople(scan.text);
  const said = [...findDatedPeople(scan.text), ...people, ...calledPeople(scan.text)];
  reportTagged(scan, [...said, ...nobody]);
  for (const { start, end } of said) report(scan, 'person', start, end, SAID);
  for (const { start, end } of findTitledPeople(scan.text)) report(scan, 'person', start, end, TITLED);
}

/** Whom orders and relations name, without ordinary words. */
const calledPeople = (text: string): Span[] =>
  findCalledPeople(text, isPersonAlone).filter(({ start, end }) => !isNobody(text, 'person', start, end));

const personAlone: ReadonlySet<NameKind> = new Set(['person']);

/** Whether the tagger takes all of a name for one person where the sentence leaves no doubt of its place. */
function isPersonAlone(name: string): boolean {
  const before = 'Yesterday I met ';
  const [found] = findNames(`${before}${name} at the office.`, personAlone);
  return found?.start === before.length && found.end === before.length + name.length;
}

/** Reports the names that the tagger finds, but for those in spans that say themselves what they are. */
function reportTagged(scan: Scan, clear: readonly Span[]): void {
  const { text } = scan;
  const isClear = overlapTest(clear);
  for (const { kind, start, end, confidence } of findNames(text, kindsWanted(scan.wanted))) {
    const entity = entityOf(kind);
    if (!scan.wanted.has(entity) || isClear(start, end) || isNobody(text, entity, start, end)) continue;
    report(scan, entity, start, end, confidence);
  }
}

/** An address says where somebody is, so it counts as a location. */
const entityOf = (kind: NameKind): PiiEntity => (kind === 'address' ? 'location' : kind);

const kindsWanted = (wanted: ReadonlySet<PiiEntity>): ReadonlySet<NameKind> =>
  new Set(nameKinds.filter((kind) => wanted.has(entityOf(kind))));

/** Whether a name is the label of a field, or an ordinary word in the place of a person. */
const isNobody = (text: string, entity: PiiEntity, start: number, end: number): boolean =>
  isLabel(text, start, end) || (entity === 'person' && (isOrdinaryWord(text, start, end) || isCode(text, start, end)));

/** Words of programs and shells. People who write their names in small letters have none of them. */
const codeWord =
  /^(?:elif|else|def|len|str|int|char|void|return|import|self|print|echo|sudo|docker|kubectl|npm|git|root|isinstance)(?![\w-])/;

/** Whether a name in small letters is a part of a line of code: a word of programs, or what a bracket follows. */
function isCode(text: string, start: number, end: number): boolean {
  const name = text.slice(start, end);
  return /^[a-z]/.test(name) && (codeWord.test(name) || text.charAt(end) === '(');
}

/** Returns a test whether a stretch overlaps one of the spans. It must be asked in the order of the stretches. */
function overlapTest(spans: readonly Span[]): (start: number, end: number) => boolean {
  const sorted = spans.toSorted((one, other) => one.start - other.start);
  let next = 0;
  return (start, end) => {
    while ((sorted[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++;
    return (sorted[next]?.start ?? Number.POSITIVE_INFINITY) < end;
  };
}
