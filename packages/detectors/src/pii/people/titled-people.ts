import type { Span } from '../../view.ts';

/** Titles that only people have, in the languages of Europe. */
const titles =
  'Frau|Herrn|Herr|Fräulein|Freiherr|Freifrau|Mr|Mrs|Ms|Mme|Mlle|Monsieur|Madame|Sra|Srta|Señora?|Doña|Senhora?|Sig\\.ra|Sig\\.na|Sig(?=\\.)|Signora?|Dott\\.ssa|Dott|Avv|Dhr|Mevrouw|Mevr|Fru|Fröken|Доктор|Pani|Sayın|Lord|Lady|Graf|Gräfin|Baron|Don|Aunt|Uncle|Grandma|Grandpa|Granny|Nurse|Tante|Onkel|Tía|Tío|Zia|Zio';
/** Titles that are also initials or words, so that a particle or a first name must follow them. */
const weakTitles = 'M|D|Sr|Dr|Dra|Prof|Sir';
/** Titles that are words of English, so that a name of their own language must follow them. */
const foreignTitles = 'Pan|Bay|Bayan';
/** Titles that start with small letters. A search for them takes longer, so texts that have none are passed quickly. */
const smallTitles = 'dhr|mevrouw|mevr|pani|paní|г-на|г-н|г-жа|г-жи|госпожа|господин|пан|пані';
const OPENING = '[\\s("„“«>]';
const searchFor = (some: string, foreign: string): RegExp =>
  new RegExp(`(?<=^|${OPENING})(?:(${some})|(${weakTitles})|(${foreign}))(?:\\. ?| )`, 'g');
const search = searchFor(titles, foreignTitles);
const searchWithSmall = searchFor(`${titles}|${smallTitles}`, `${foreignTitles}|pan`);

/** Dutch abbreviations, or a letter of Polish, Czech or the Cyrillic alphabet. */
const hasSmallTitle = (text: string): boolean =>
  text.includes('dhr.') || text.includes('mevr') || /[\u0104-\u017e\u0400-\u045f]/.test(text);

const DEGREE =
  '(?:(?:Dr|Prof|Dipl|Ing|Mag|med|jur|phil|rer|nat|h|c|vet|dent|pol|mult|inż|hab|mgr|Univ)\\.(?:-Ing\\.|ssa)? ?|(?:Professor|Doktor|Professorin|Doktorin|Prof|Dr) )*';
const PARTICLE =
  "(?:von (?:und zu |der |den |dem )?|vom |zur? |zum |van (?:der |den |de |het )?|ten |ter |de (?:la |los |las |l['’])?|del |della |di |da |das |dos |do |du |des |d['’]|af |av |al-|el-|bin |ibn |ben |De |Van (?:der |den |de )?|La |Le )";
const WORD = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,30}(?![\\p{L}\\p{N}_])";
const INNER = '(?:(?:von|van|de|del|della|di|da|dos|du|y|e|la|der|den|al|el|bin|ibn|ben) ){0,2}';
const NAME = `${WORD}(?: ${INNER}${WORD}){0,2}`;
const withParticle = new RegExp(`${DEGREE}((?:${PARTICLE}){1,2}${NAME})`, 'uy');
const plain = new RegExp(`${DEGREE}((?:${PARTICLE})?${NAME})`, 'uy');

/** Polish, Czech and Turkish names: a letter that English lacks, or an ending of theirs. */
const foreignName = /[^\0-\x7f]|(?:ski|cki|dzki|ska|cka|czyk|wicz|ák|ek|ová|oglu)$/u;

/** Words in the place of a name that are none: offices, and the ends of greetings. */
const noName =
  /^(?:und|oder|Sir|Madam|President|Präsident\p{L}*|Direktor\p{L}*|Minister\p{L}*|Richter\p{L}*|Kollege\p{L}*|Nachbar\p{L}*|Le Président|Presidente|Presidenta|Chair\w*|Speaker|Mayor|Secretary|Justice|Editor|Gott|Wirt|Doktorin|Mutter|Vater|Dr|Prof|Name|Given|Family|First|Last|Director|Luck|Bug|Sam|Robot|The|And|Or|In|On|At|Of)(?![\p{L}])/u;

/** Finds names behind titles: `Frau Dr. [von Hohenstein]`. The title is no part of them. */
export function findTitledPeople(text: string): Span[] {
  const found: Span[] = [];
  const pattern = hasSmallTitle(text) ? searchWithSmall : search;
  pattern.lastIndex = 0;
  for (let title = pattern.exec(text); title; title = pattern.exec(text)) {
    pattern.lastIndex = Math.max(addName(text, title, pattern.lastIndex, found), pattern.lastIndex);
  }
  return found;
}

/** Titles that may have a full stop. Behind another one it ends the sentence. */
const abbreviations: ReadonlySet<string> = new Set(
  'Mr Mrs Ms Mme Mlle Sra Srta Sig Sig.ra Sig.na Dott Dott.ssa Avv Dhr dhr Mevr mevr Sr Dr Dra Prof M D'.split(' '),
);

/** Adds the name behind a title that ends at an offset. Returns where to continue. */
function addName(text: string, title: RegExpExecArray, from: number, found: Span[]): number {
  const [whole, strong, weak, foreign] = title;
  if (/\. ?$/.test(whole) && !abbreviations.has(strong ?? weak ?? '')) return 0;
  const pattern = weak === undefined ? plain : withParticle;
  pattern.lastIndex = from;
  const name = pattern.exec(text)?.[1]?.replace(/['’]s$/, '');
  if (name === undefined || noName.test(name) || (foreign !== undefined && !foreignName.test(name))) return 0;
  const start = text.indexOf(name, from);
  found.push({ start, end: start + name.length });
  return pattern.lastIndex;
}
