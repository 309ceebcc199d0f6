import type { TrainingSet } from './detector.ts';
import { type FoldName, folds, ordinaryBenign } from './folds.ts';
import { groupOf, type Row, type Task } from './row.ts';
import { sample } from './sample.ts';

/** Families of our own sponge texts that ask for the same as a family of the public ones: held out with it. */
const spongeKin: Readonly<Record<string, readonly string[]>> = {
  repeat: ['repeat_word'],
  repeat_block: ['block_flood', 'word_flood'],
  long_output: ['huge_length', 'token_burning', 'exhaustive', 'counting', 'digits'],
  long_char: ['letter_flood', 'random_letters', 'rare_tokens', 'stacked_marks', 'unseen_padding', 'blank_padding'],
  many_tasks: ['many_tasks', 'question_flood'],
  nested: ['recursive', 'macro_bomb', 'bracket_nest', 'json_nest'],
  loop: ['endless_process', 'paradox_loop'],
};

/** Families that hold attacks of every kind: held out with each. */
const mixedSponge: readonly string[] = ['restyled', 'multilingual'];

/** Tasks of which every benign prompt is a negative. */
const benignIsNegative: ReadonlySet<Task> = new Set(['injection_attack', 'toxicity', 'nsfw', 'sponge_attack']);

/** One fold of the corpus: what may be learned, and what is then measured. */
export interface FoldData {
  readonly name: FoldName;
  readonly training: TrainingSet;
  /** Rows of training sources that are kept from training, to set thresholds. */
  validation(task: Task): readonly Row[];
  /** Rows of the held-out sources, at most `perSource` of each. */
  heldOut(task: Task): readonly Row[];
}

/** Splits the corpus for one fold; `extra` rows (our own) are never among the held-out ones. */
export function foldData(name: FoldName, rows: readonly Row[], extra: readonly Row[], perSource: number): FoldData {
  const groups: ReadonlySet<string> = new Set(folds[name]);
  const families = familiesOf(name);
  const isHeldOut = (row: Row) =>
    groups.has(groupOf(row)) || (row.task === 'sponge_attack' && row.label === 1 && families.has(row.family ?? ''));
  const seen = rows.filter((row) => !isHeldOut(row) && row.licence === 'permissive');
  const unseen = rows.filter(isHeldOut);
  const unseenTexts = new Set(unseen.map(wordsOf));
  const mayTrain = (row: Row) => row.split === 'train' && !isHeldOut(row) && !unseenTexts.has(wordsOf(row));
  return {
    name,
    training: {
      rows: [...seen, ...extra].filter(mayTrain),
      excludeSources: [...groups],
      fold: name,
    },
    validation: (task) => seen.filter((row) => row.split === 'val' && isFor(row, task)),
    heldOut: (task) =>
      capped(
        unseen.filter((row) => isFor(row, task)),
        perSource,
      ),
  };
}

/** Sponge families that a fold may not learn from, whoever wrote them. */
function familiesOf(name: FoldName): ReadonlySet<string> {
  const families = folds[name].flatMap((group) => group.split('/')[1] ?? []);
  return new Set([...families, ...families.flatMap((family) => spongeKin[family] ?? []), ...mixedSponge]);
}

/** The text as far as copies of it agree. */
const wordsOf = ({ text }: Row): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** Whether a row says something about a task. */
export function isFor(row: Row, task: Task): boolean {
  return row.task === task || (row.task === 'benign' && benignIsNegative.has(task));
}

/** Whether a row is an everyday benign prompt. */
export const isOrdinary = ({ source }: Pick<Row, 'source'>): boolean => ordinaryBenign.has(source);

function capped(rows: readonly Row[], perSource: number): Row[] {
  return [...Map.groupBy(rows, groupOf).values()].flatMap((group) => sample(group, perSource));
}
