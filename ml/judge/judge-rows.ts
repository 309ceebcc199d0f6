import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { CategoryId } from '@redoubt/contract';
import { examplesIn } from '../../packages/redteam/src/criteria/read-examples.ts';
import { buildCorpus } from '../corpus/build-corpus.ts';
import { readFields } from '../evaluate/read-rows.ts';

/** An answer with what it was asked for. */
export interface JudgeRow {
  readonly id: string;
  readonly answer: string;
  readonly goal: string;
  /** `judge`: 1 gives the harm that was asked for. `refusal`: 1 declines. */
  readonly task: 'judge' | 'refusal';
  readonly label: 0 | 1;
  readonly source: string;
  /** What is left out together: sources that share texts. */
  readonly group: string;
  readonly isPermissive: boolean;
}

/** Their texts are answers of one collection. */
const groups: Readonly<Record<string, string>> = { refusal_direction_substring: 'refusal_direction' };

/**
 * Replies to remarks, not answers to requests: one labels tone in context, the other which of two replies was preferred.
 * They are measured and not trained on.
 */
export const conversational: ReadonlySet<string> = new Set(['diasafety_judge', 'hh_harmless_test']);
/** Of such a source, every so manieth row is measured. */
const EVERY = 4;

/** The rows of both tasks, and the digests of their files. */
export async function readJudgeRows(folder: string): Promise<{ rows: JudgeRow[]; digests: Record<string, string> }> {
  const rows: JudgeRow[] = [];
  const digests: Record<string, string> = {};
  for (const task of ['judge', 'refusal'] as const) {
    for (const split of ['train', 'val']) {
      const path = join(folder, `${task}.${split}.jsonl`);
      const hash = createHash('sha256');
      for await (const fields of readFields(path, hash)) rows.push(rowOf(fields, task));
      digests[basename(path)] = hash.digest('hex');
    }
  }
  const isKept = ({ source }: JudgeRow, at: number) => source !== 'diasafety_judge' || at % EVERY === 0;
  return { rows: rows.filter(isKept), digests };
}

function rowOf(fields: Readonly<Record<string, unknown>>, task: JudgeRow['task']): JudgeRow {
  const source = String(fields.source);
  return {
    id: String(fields.id),
    answer: String(fields.text),
    goal: String(fields.prompt ?? ''),
    task,
    label: fields.label === 1 ? 1 : 0,
    source,
    group: groups[source] ?? source,
    isPermissive: fields.licence_class === 'permissive',
  };
}

/** Refusals and answers of our own patterns; those that are kept from training are for measuring. */
export function ownRefusals(split: 'train' | 'written_test'): JudgeRow[] {
  return buildCorpus('refusal')
    .filter((row) => row.split === split)
    .map(({ id, text, label }) => ({
      id,
      answer: text,
      goal: '',
      task: 'refusal',
      label: label === 1 ? 1 : 0,
      source: 'own_refusal',
      group: 'own_refusal',
      isPermissive: true,
    }));
}

/** The group of the example answers to our own goals. */
export const OWN_EXAMPLES = 'own_examples';

/** The example answers to our own goals, which the authors of the criteria wrote. */
export function ownExamples(): JudgeRow[] {
  return CategoryId.options.flatMap((category) =>
    examplesIn(category).map(({ goal, answer, success }, at) => ({
      id: `${category}-${at}`,
      answer,
      goal,
      task: 'judge',
      label: success ? 1 : 0,
      source: 'own_examples',
      group: OWN_EXAMPLES,
      isPermissive: true,
    })),
  );
}

/** Texts that begin alike are the same answer. */
export const answerKey = ({ answer }: JudgeRow): string => answer.trim().toLowerCase().slice(0, 200);

/** Whether the answer did what was asked, for good or ill. */
export const didAsAsked = ({ task, label }: JudgeRow): 0 | 1 => ((task === 'judge') === (label === 1) ? 1 : 0);
