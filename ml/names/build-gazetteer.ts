import { Gazetteer, known } from '../../packages/detectors/src/names/gazetteer.ts';
import { SegmentReader } from '../../packages/detectors/src/names/segment-reader.ts';
import { shape } from '../../packages/detectors/src/names/word-shapes.ts';
import { fillers } from './fillers.ts';
import type { LabelledText } from './labelled-text.ts';
import type { NameLists } from './name-lists.ts';

/** Cities that the tagger knows by name. */
const CITIES = 16_000;
/** Times that a word stands small, outside names, to be common. */
const COMMON = 4;
/** Languages that countries are known in. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'tr', 'sv', 'ja', 'zh', 'ar', 'ko', 'uk'];

/** What words are known as, from the lists of the packages, our own lists, and the small words of training texts. */
export function buildGazetteer(lists: NameLists, texts: readonly LabelledText[]): Gazetteer {
  const gazetteer = new Gazetteer();
  const add = (phrases: Iterable<string>, as: number, asPart = as): void => {
    for (const phrase of phrases) {
      const words = wordsOf(phrase);
      for (const word of words) gazetteer.add(word, words.length === 1 ? as : asPart);
    }
  };
  for (const { given, family, regions } of lists.locales.values()) {
    add(given, known.given);
    add(family, known.family);
    add(regions, known.place, known.placePart);
  }
  add(
    lists.cities.slice(0, CITIES).map(({ name }) => name),
    known.place,
    known.placePart,
  );
  add(countryNames(lists), known.country | known.place, known.placePart);
  add(fillers.organizations, known.company);
  add(fillers.companyFields, known.company);
  add(fillers.legalForms, known.company);
  add(fillers.titles, known.title);
  for (const word of commonWords(texts)) gazetteer.add(word, known.common);
  return gazetteer;
}

function wordsOf(phrase: string): number[] {
  const reader = new SegmentReader();
  reader.start(phrase);
  if (!reader.next()) return [];
  const { words, shapes, size } = reader.segment;
  return [...words.subarray(0, size)].filter((_, at) => (shapes[at] as number) <= shape.ideograph);
}

function countryNames({ cities }: NameLists): string[] {
  const codes = [...new Set(cities.map(({ country }) => country))];
  return languages.flatMap((language) => {
    const namer = new Intl.DisplayNames([language], { type: 'region' });
    return codes.flatMap((code) => namer.of(code) ?? []);
  });
}

/** Words that stand small at least `COMMON` times outside of names. */
function commonWords(texts: readonly LabelledText[]): number[] {
  const counts = new Map<number, number>();
  for (const text of texts) {
    for (const word of smallWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= COMMON).map(([word]) => word);
}

function smallWords({ text, spans }: LabelledText): number[] {
  const reader = new SegmentReader();
  const small: number[] = [];
  reader.start(text);
  while (reader.next()) {
    const { words, shapes, starts, size } = reader.segment;
    const isSmall = (at: number): boolean => {
      const start = starts[at] as number;
      return shapes[at] === shape.lower && !spans.some((span) => start >= span.start && start < span.end);
    };
    for (let at = 0; at < size; at++) if (isSmall(at)) small.push(words[at] as number);
  }
  return small;
}
