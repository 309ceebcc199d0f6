import type { Span } from '../../view.ts';

/** Titles that only people have, in the languages of Europe. */
const titles =
  'Frau|Herrn|Herr|Fräulein|Freiherr|Freifrau|Mr|Mrs|Ms|Mme|Mlle|Monsieur|Madame|Sra|Srta|Señora?|Doña|Senhora?|Sig\\.ra|Sig\\.na|Sig(?=\\.)|Signora?|Dott\\.ssa|Dott|Avv|Dhr|dhr|Mevrouw|mevrouw|mevr|Mevr|Fru|Fröken|г-на|г-н|г-жа|г-жи|госпожа|господин|Доктор|Pani|pani|paní|Sayın|Lord|Lady|Graf|Gräfin|Baron|Don|Aunt|Auntie|Uncle|Grandma|Grandpa|Granny|Nurse|Tante|Onkel|Tía|Tío|Zia|Zio|пан|пані';
/** Titles that are also initials or words, so that a particle or a first name must follow them. */
const weakTitles = 'M|D|Sr|Dr|Dra|Prof|Sir';
/** Titles that are words of English, so that a name of their own language must follow them. */
const foreignTitles = 'Pan|pan|Bay|Bayan';
const anyTitle = `(?:(${titles})|(${weakTitles})|(${foreignTitles}))(?:\\. ?| )`;
/** Titles behind a space, and behind another character. A pattern with one first character is searched for faster. */
const searches = [new RegExp(` ${anyTitle}`, 'g'), new RegExp(`[\\n\\t("'>„“«:*,|/]${anyTitle}`, 'g')];
const atStart = new RegExp(anyTitle, 'y');

const DEGREE =
  '(?:(?:Dr|Prof|Dipl|Ing|Mag|med|jur|phil|rer|nat|h|c|vet|dent|pol|mult|inż|hab|mgr|Univ)\\.(?:-Ing\\.|ssa)? ?)*';
const PARTICLE =
  "(?:von (?:der |den |dem )?|vom |zur? |zum |van (?:der |den |de |het )?|ten |ter |de (?:la |los |las |l['’])?|del |della |di |da |das |dos |do |du |des |d['’]|af |av |al-|el-|bin |ibn |ben |De |Van (?:der |den |de )?|La |Le )";
const WORD = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,30}(?![\\p{L}\\p{N}_])";
const INNER = '(?:(?:von|van|de|del|della|di|da|dos|du|y|e|la|der|den|al|el|bin|ibn|ben) ){0,2}';
const NAME = `${WORD}(?: ${INNER}${WORD}){0,2}`;
const withParticle = new RegExp(`${DEGREE}((?:${PARTICLE}){1,2}${NAME})`, 'uy');
const plain = new RegExp(`${DEGREE}((?:${PARTICLE})?${NAME})`, 'uy');

/** Polish, Czech and Turkish names: a letter that English lacks, or an ending of theirs. */
const foreignName = /[^\0-\x7f]|(?:ski|cki|dzki|ska|cka|czyk|wicz|ák|ek|ová|oglu)$/u;

/** Words in the place of a name that are none: offices, and the ends of greetings. */
const noName =
  /^(?:und|oder|Sir|Madam|President|Präsident\p{L}*|Direktor\p{L}*|Doktor\p{L}*|Professor\p{L}*|Minister\p{L}*|Richter\p{L}*|Kollege\p{L}*|Nachbar\p{L}*|Le Président|Presidente|Presidenta|Chair\w*|Speaker|Mayor|Secretary|Justice|Editor|Gott|Wirt|Doktorin|Mutter|Vater|Dr|Prof|Name|Given|Family|First|Last|Director|Luck|Bug|Sam|Robot|The|And|Or|In|On|At|Of)(?![\p{L}])/u;

/** Finds names behind titles: `Frau Dr. [von Hohenstein]`. The title is no part of them. They are not sorted. */
export function findTitledPeople(text: string): Span[] {
  const found: Span[] = [];
  atStart.lastIndex = 0;
  const first = atStart.exec(text);
  if (first) addName(text, first, atStart.lastIndex, found);
  for (const search of searches) {
    search.lastIndex = 0;
    for (let title = search.exec(text); title; title = search.exec(text)) {
      // The space behind a title may be the one before the next.
      search.lastIndex = Math.max(addName(text, title, search.lastIndex, found), search.lastIndex - 1);
    }
  }
  return found;
}

/** Adds the name behind a title that ends at an offset. Returns where to continue. */
function addName(text: string, title: RegExpExecArray, from: number, found: Span[]): number {
  const [, , weak, foreign] = title;
  const pattern = weak === undefined ? plain : withParticle;
  pattern.lastIndex = from;
  const name = pattern.exec(text)?.[1];
  if (name === undefined || noName.test(name) || (foreign !== undefined && !foreignName.test(name))) return 0;
  found.push({ start: pattern.lastIndex - name.length, end: pattern.lastIndex });
  return pattern.lastIndex;
}
