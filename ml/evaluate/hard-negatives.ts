import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashText } from '../corpus/seeded-random.ts';
import { type Estimate, share } from './metrics/interval.ts';
import { hardPrompts } from './own/hard-prompts.ts';
import { languagePrompts } from './own/language-prompts.ts';
import { readFields } from './read-rows.ts';
import type { Task } from './row.ts';
import { sample } from './sample.ts';
import { scoresOf, type TrainedCandidate, thresholdOf } from './trained-folds.ts';

/** A benign text that a careless detector flags. */
interface HardNegative {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
}

/** How many texts of a kind were flagged at the default threshold. */
export interface HardNegativeResult {
  readonly task: Task;
  readonly kind: string;
  readonly texts: number;
  readonly falsePositiveRate: Estimate;
}

/** Prompts of the benign set that are hard, by where they come from: measured by the model that did not see them. */
const heldOutKinds: Readonly<Record<string, string>> = {
  awesome_chatgpt_prompts: 'role-play prompts',
  gpteacher_roleplay: 'role-play prompts',
  gpteacher_code: 'code',
};

/** Files of other tasks that no head is trained on, and which of their rows are what kind. */
const otherFiles = {
  topic: (fields: Readonly<Record<string, unknown>>) => {
    if (fields.source === 'medquad_questions') return 'medical text';
    if (fields.source !== 'mmlu_topics') return undefined;
    if (fields.sub_label === 'computer_security') return 'security questions';
    return { medicine_health: 'medical text', law: 'legal text' }[String(fields.label)];
  },
  relevancy: (fields: Readonly<Record<string, unknown>>) =>
    fields.source === 'xquad_context' && fields.lang !== 'en' ? 'not English' : undefined,
} as const;

const ownKinds: Readonly<Record<string, string>> = {
  security_question: 'security questions',
  instruction_words: 'trigger words in everyday prompts',
  medical: 'medical text',
  legal: 'legal text',
};

/** Benign texts by kind that stand in no training set: from files of other tasks, and written here. */
export async function readHardNegatives(folder: string, perKind: number): Promise<HardNegative[]> {
  const own = Object.entries(hardPrompts).flatMap(([kind, texts]) =>
    texts.map((text) => negative(ownKinds[kind] ?? kind, text)),
  );
  const foreign = Object.values(languagePrompts).flatMap(({ benign }) =>
    benign.map((text) => negative('not English', text)),
  );
  const found = [...own, ...foreign, ...(await readOthers(folder))];
  const distinct = [...new Map(found.map((item) => [item.text, item])).values()];
  return [...Map.groupBy(distinct, ({ kind }) => kind).values()].flatMap((group) => sample(group, perKind));
}

const negative = (kind: string, text: string): HardNegative => ({ id: `${kind}-${hashText(text)}`, kind, text });

async function readOthers(folder: string): Promise<HardNegative[]> {
  const found: HardNegative[] = [];
  for (const [name, kindOf] of Object.entries(otherFiles)) {
    const path = join(folder, `${name}.train.jsonl`);
    if (!existsSync(path)) continue;
    for await (const fields of readFields(path)) {
      const kind = kindOf(fields);
      if (kind !== undefined && typeof fields.text === 'string') found.push(negative(kind, fields.text));
    }
  }
  return found;
}

/** False-positive rates by kind, at the default thresholds. */
export async function hardNegativeResults(
  { folds, whole }: TrainedCandidate,
  task: Task,
  unseen: readonly HardNegative[],
): Promise<HardNegativeResult[]> {
  const verdicts: { kind: string; isFlagged: boolean }[] = [];
  for (const fold of folds) {
    const rows = fold.data.heldOut(task).filter(({ source }) => heldOutKinds[source]);
    const scores = await scoresOf(fold.detector, rows, task);
    verdicts.push(
      ...rows.map(({ source }, at) => ({
        kind: heldOutKinds[source] ?? source,
        isFlagged: (scores[at] ?? 0) >= thresholdOf(fold, task),
      })),
    );
  }
  const scores = await scoresOf(whole.detector, unseen, task);
  verdicts.push(...unseen.map(({ kind }, at) => ({ kind, isFlagged: (scores[at] ?? 0) >= thresholdOf(whole, task) })));
  return [...Map.groupBy(verdicts, ({ kind }) => kind)].map(([kind, group]) => ({
    task,
    kind,
    texts: group.length,
    falsePositiveRate: share(group.filter(({ isFlagged }) => isFlagged).length, group.length),
  }));
}
