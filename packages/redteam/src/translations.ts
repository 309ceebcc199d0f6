import { attackLanguages } from '@redoubt/contract';
import { readRows } from '@redoubt/data-files';
import { z } from 'zod';

/** The name of a language that the corpus is translated into. */
type TranslatedInto = (typeof attackLanguages)[number];

/** A text of the corpus in another language. Each language has a file of its own. */
const Translation = z.strictObject({ goal: z.string(), text: z.string() });

const read = new Map<TranslatedInto, ReadonlyMap<string, string>>();

/**
 * The translations into a language by their English texts. A file is read when its language is first asked for, because
 * fifteen thousand texts are too many for the start of a service.
 */
export function translationsInto(language: TranslatedInto): ReadonlyMap<string, string> {
  const known = read.get(language);
  if (known) return known;
  const file = new URL(`../data/translations/${language}.jsonl`, import.meta.url);
  const texts = new Map(readRows(file, Translation).map(({ goal, text }) => [goal, text]));
  read.set(language, texts);
  return texts;
}

let english: ReadonlyMap<string, string> | undefined;

/** Returns the English text of a translation, whatever its language. */
export function englishOf(translation: string): string | undefined {
  english ??= new Map(
    attackLanguages.flatMap((language) => [...translationsInto(language)].map(([goal, text]) => [text, goal] as const)),
  );
  return english.get(translation);
}
