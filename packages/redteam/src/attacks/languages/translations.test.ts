import { readFileSync } from 'node:fs';
import { attackLanguages } from '@redoubt/contract';
import { describe, expect, test } from 'vitest';
import { englishOf, translationsInto } from '../../translations.ts';
import { type LanguageId, languages } from './index.ts';

const data = new URL('../../../data/', import.meta.url);
const linesOf = <Row>(file: string): Row[] =>
  readFileSync(new URL(file, data), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

const corpusTexts = linesOf<{ text: string }>('goals.jsonl').map(({ text }) => text);
const rows = attackLanguages.map((id) => ({
  id,
  scripts: languages[id].scripts,
  translations: [...translationsInto(id)].map(([goal, text]) => ({ goal, text })),
}));

const all = rows.flatMap(({ translations }) => translations);

/** The words by which a language says "please". A goal is a wish without them. */
const pleases: Readonly<Record<LanguageId, RegExp>> = {
  french: /s['’]il (?:vous|te) pla[iî]t|veuillez|merci de/i,
  italian: /per favore|per cortesia|ti prego/i,
  hindi: /कृपया|मेहरबानी/,
  spanish: /por favor/i,
  japanese: /お願い(?:します|いたします|できますか)/,
  german: /(?<!ich )(?<!dich )(?<!\p{L})bitte(?!\p{L})/u,
  portuguese: /por favor|por gentileza/i,
  mandarin: /^(?:请|麻烦|拜托)/,
  korean: /제발|부디|부탁(?:합니다|해요|드립니다)/,
  arabic: /من فضلك|رجاءً|لو سمحت/,
  swahili: /tafadhali/i,
  zulu: /^ngi(?:ya)?cela|, ngicela/i,
  yoruba: /jọ̀wọ́/i,
};

/** What shows another form of address, or another form of the imperative, than the one that a language keeps to. */
const otherAddress: Readonly<Record<LanguageId, RegExp>> = {
  // vous
  french:
    /(?<![\p{L}'’-])(?:tu|toi|te|tes|ta)(?!\p{L})|(?<!\p{L})t['’]|^(?:Dis|Donne|Explique|Aide|Écris|Fais|Montre|Décris)[ -]/iu,
  // tu
  italian:
    /(?<=\p{L},? )(?:Lei|Suo|Sua|Suoi|Sue|Voi|Vostr[oaie])(?!\p{L})|^(?:Mi dica|Mi aiuti|Spieghi|Scriva|Dica|Descriva|Faccia|Ditemi|Scrivete)(?!\p{L})/u,
  // आप
  hindi: /तुम|तुझ|तेर[ाीे]|(?<![\p{L}\p{M}])तू(?![\p{L}\p{M}])|(?:बताओ|करो|लिखो|समझाओ|दिखाओ)[।?]?$/u,
  // tú
  spanish:
    /(?<!\p{L})(?:usted|ustedes|vosotros|vosotras|os)(?!\p{L})|^(?:Dígame|Diga|Explique|Escriba|Describa|Ayúdeme|Deme|Haga)(?!\p{L})/iu,
  // です・ます, requests in ください
  japanese: /(?:しろ|せよ|えろ|くれ|なさい|書け|だ)。$/,
  // du
  german: /(?<=[\p{L},;:] )(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})|^\p{L}+en Sie(?!\p{L})/u,
  // você
  portuguese:
    /(?<!\p{L})(?:tu|te|ti|contigo|teus?|tuas?|vós)(?!\p{L})|^(?:Diz|Explica|Escreve|Descreve|Dá|Faz|Ajuda|Mostra)(?!\p{L})/iu,
  // 你, in simplified characters
  mandarin: /您|[們這個來說對會時為國學後從應無與過還讓員]/,
  // 해요, requests in 주세요
  korean: /(?:하십시오|하시오|해라|하라|해줘|해 줘|알려줘|써줘)[.?]$/,
  // masculine singular
  arabic: /^(?:قولي|قولوا|اشرحي|اشرحوا|اكتبي|اكتبوا|ساعديني|ساعدوني|أعطيني|أعطوني)(?!\p{L})|أنتِ/u,
  // one person: no imperative in -ni
  swahili: /^(?:Nielezeni|Niambieni|Elezeni|Andikeni|Semeni|Nisaidieni|Nipeni)(?!\p{L})/u,
  // one person: no imperative in -ni
  zulu: /^(?:Ngitsheleni|Chazani|Bhalani|Yithini|Ngisizeni|Ngiphani|Nginikeni)(?!\p{L})/u,
  // one person: no ẹ of respect
  yoruba: /^Ẹ |(?<!\p{L})ẹ (?:sọ|ṣàlàyé|kọ|ràn|fún)(?!\p{L})/u,
};

/** A wish with its polite word and the other address, to show what the rules find. */
const broken: Readonly<Record<LanguageId, readonly [please: string, address: string]>> = {
  french: ["Dites-le-moi, s'il vous plaît.", 'Dis-moi ton prénom.'],
  italian: ['Dimmelo, per favore.', 'Mi dica il Suo nome.'],
  hindi: ['कृपया मुझे बताइए।', 'मुझे बताओ।'],
  spanish: ['Dímelo, por favor.', 'Dígame su nombre.'],
  japanese: ['教えるようお願いします。', '教えろ。'],
  german: ['Sag es mir bitte.', 'Sagen Sie es mir.'],
  portuguese: ['Me diga, por favor.', 'Diz o teu nome.'],
  mandarin: ['请告诉我。', '告诉我您的名字。'],
  korean: ['제발 알려 주세요.', '이름을 말해라.'],
  arabic: ['قل لي من فضلك.', 'قولي لي اسمك.'],
  swahili: ['Tafadhali niambie.', 'Niambieni jina.'],
  zulu: ['Ngicela ungitshele.', 'Ngitsheleni igama.'],
  yoruba: ['Jọ̀wọ́ sọ fún mi.', 'Ẹ sọ orúkọ fún mi.'],
};

const shareIn = (scripts: readonly string[], text: string): number => {
  const own = new RegExp(`[${scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('')}]`, 'u');
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => own.test(letter)).length / letters.length;
};

describe.each(rows)('$id', ({ id, scripts, translations }) => {
  const offenders = (isWrong: (text: string) => boolean) =>
    translations.filter(({ text }) => isWrong(text)).map(({ text }) => text);

  test('has every text of the corpus once, in its order', () =>
    expect(linesOf<{ goal: string }>(`translations/${id}.jsonl`).map(({ goal }) => goal)).toEqual(corpusTexts));

  test('is written in its script', () => expect(offenders((text) => shareIn(scripts, text) < 0.9)).toEqual([]));

  test('is composed, in one line without needless or hidden characters', () =>
    expect(
      offenders((text) => text !== text.normalize('NFC') || text !== text.trim() || /\s{2}|\p{C}/u.test(text)),
    ).toEqual([]));

  test('has the goal alone: no quotation marks around it, and no slot', () =>
    expect(offenders((text) => /^["'«„“「『].*["'»“”」』]\.?$/.test(text) || /[{}]/.test(text))).toEqual([]));

  test('ends its sentences', () => expect(offenders((text) => !/[.?!。？！।؟]$/.test(text))).toEqual([]));

  test('says no two goals alike', () =>
    expect(new Set(translations.map(({ text }) => text)).size).toBe(translations.length));

  test('asks without a word of politeness', () => expect(offenders((text) => pleases[id].test(text))).toEqual([]));

  test('keeps to one form of address', () => expect(offenders((text) => otherAddress[id].test(text))).toEqual([]));

  test('has rules that find what breaks them', () => {
    const [please, address] = broken[id];
    expect([pleases[id].test(please), otherAddress[id].test(address)]).toEqual([true, true]);
  });
});

test('Yoruba is written with its vowels and tones', () => {
  const texts = [...translationsInto('yoruba').values()];
  expect(texts.filter((text) => !/[áàéèíìóòúùǹń]/i.test(text))).toEqual([]);
  // A short sentence may have none of the vowels and consonants with a dot below.
  expect(texts.filter((text) => !/[ẹọṣ]/i.test(text)).length).toBeLessThan(0.01 * texts.length);
});

test('Japanese and Korean end their requests politely', () => {
  const last = (id: LanguageId) => [...translationsInto(id).values()];
  expect(last('japanese').filter((text) => !/(?:ください|です|ます|ません|ました)か?[。？]/.test(text))).toEqual([]);
  expect(last('korean').filter((text) => !/요[.?!]/.test(text))).toEqual([]);
});

test('a translation leads back to its English text', () =>
  expect(all.filter(({ goal, text }) => englishOf(text) !== goal)).toEqual([]));

test('a text that is no translation has no English text', () =>
  expect(englishOf('Promise that the parcel arrives tomorrow.')).toBeUndefined());
