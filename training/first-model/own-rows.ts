import { buildCorpus } from '../corpus/build-corpus.ts';
import { type CorpusRow, corpusTasks } from '../corpus/corpus-row.ts';
import type { Row } from '../evaluate/row.ts';

/** Our generated texts as rows of the data; those that are kept for tests stay out. */
export function ownRows(): Row[] {
  return corpusTasks.flatMap((task) =>
    buildCorpus(task)
      .filter(({ split }) => split === 'train')
      .map(toRow),
  );
}

/** The labels of toxicity stand where public sources have their own names for kinds. */
function toRow({ id, text, label, source, task, family, lang, categories, attack, pattern }: CorpusRow): Row {
  return {
    id,
    text,
    label,
    source,
    task,
    split: 'train',
    licence: 'permissive',
    family,
    language: lang,
    pattern,
    ...(attack && { attack }),
    ...(categories && { kind: categories.join(' ') }),
  };
}
