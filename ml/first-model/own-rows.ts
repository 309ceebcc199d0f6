import { buildCorpus } from '../corpus/build-corpus.ts';
import { type CorpusRow, corpusTasks } from '../corpus/corpus-row.ts';
import type { Row } from '../evaluate/row.ts';

/** Our generated texts as rows of the data; those that are kept for tests stay out. */
export const ownRows = (): Row[] => rowsOf('train');

/** Returns our harmless texts that are kept from training, to set thresholds by script. */
export const harmlessTestRows = (): Row[] => rowsOf('written_test').filter(({ label }) => label === 0);

function rowsOf(wanted: CorpusRow['split']): Row[] {
  return corpusTasks.flatMap((task) =>
    buildCorpus(task)
      .filter(({ split }) => split === wanted)
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
