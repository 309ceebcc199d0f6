import { useCallback, useState } from 'react';
import type { api } from '../api.ts';
import { isAgent, missingTools, newTarget, type TargetDraft } from './target-draft.ts';
import { sentTools, type ToolDraft } from './tool-drafts.ts';
import type { AttackId, CategoryId, FrameworkId } from './words.ts';

/** What somebody chose of a run that is not started yet. Without the target's key. */
export interface RunDraft {
  readonly target: TargetDraft;
  readonly scope: 'categories' | 'frameworks';
  /** Categories with phrases of one's own. */
  readonly categories: Readonly<Partial<Record<CategoryId, readonly string[]>>>;
  readonly frameworks: readonly FrameworkId[];
  /** Attacks with their options. */
  readonly attacks: Readonly<Partial<Record<AttackId, Readonly<Record<string, unknown>>>>>;
  readonly comprehensiveness: string;
  readonly max_prompts: number | null;
  readonly seed: string;
  readonly run_name: string;
  readonly system_description: string;
  readonly policy_description: string;
  readonly dataset_id: string;
}

const newDraft: RunDraft = {
  target: newTarget,
  scope: 'categories',
  categories: { security_fraud: [], privacy_data_protection: [] },
  frameworks: [],
  attacks: { basic: {}, encoding: {} },
  comprehensiveness: 'Low',
  max_prompts: null,
  seed: '',
  run_name: '',
  system_description: '',
  policy_description: '',
  dataset_id: '',
};

const PLACE = 'redoubt.run-draft';

/** Reads the draft of this browser tab. */
function readDraft(): RunDraft {
  try {
    const kept: Partial<RunDraft> = JSON.parse(sessionStorage.getItem(PLACE) ?? '{}');
    return { ...newDraft, ...kept, target: { ...newTarget, ...kept.target } };
  } catch {
    // A draft of an older version of the page.
    return newDraft;
  }
}

/** Keeps the draft for this tab, until it is closed. */
function keepDraft(draft: RunDraft): void {
  sessionStorage.setItem(PLACE, JSON.stringify(draft));
}

/** Prepares the page of a new run, for other pages that lead to it. */
export const prepareDraft = (change: Partial<RunDraft>): void => keepDraft({ ...readDraft(), ...change });

/** Prepares the target of a new run, and leaves the rest of the draft as it is. */
export function prepareTarget(change: Partial<TargetDraft>): void {
  const draft = readDraft();
  keepDraft({ ...draft, target: { ...draft.target, ...change } });
}

/** The draft, and how it is changed. A change survives a reload of the page. */
export function useRunDraft() {
  const [draft, setDraft] = useState(readDraft);
  const change = useCallback((part: Partial<RunDraft>) => {
    setDraft((before) => {
      const after = { ...before, ...part };
      keepDraft(after);
      return after;
    });
  }, []);
  const changeTarget = useCallback((part: Partial<TargetDraft>) => {
    setDraft((before) => {
      const after = { ...before, target: { ...before.target, ...part } };
      keepDraft(after);
      return after;
    });
  }, []);
  return { draft, change, changeTarget };
}
export type ChangeDraft = ReturnType<typeof useRunDraft>['change'];

/** The context of a body: what was written, and nothing where nothing was. */
export function contextOf({
  system_description,
  policy_description,
}: Pick<RunDraft, 'system_description' | 'policy_description'>) {
  const context = {
    ...(system_description !== '' && { system_description }),
    ...(policy_description !== '' && { policy_description }),
  };
  return Object.keys(context).length > 0 ? { context } : {};
}

/** The system of a draft as threat modelling reads it: what it is, and the tools of an agent. */
export const systemOf = (draft: RunDraft) => ({
  ...contextOf(draft),
  ...(isAgent(draft.target) && missingTools(draft.target) === undefined && describedTools(draft.target.tools)),
});

type DescribedTarget = NonNullable<NonNullable<Parameters<typeof api.rt.threatModeling>[0]>['body']>['target'];

/** A system that is described by its tools and not called. The cast: the service checks what people write. */
export const describedTools = (tools: readonly ToolDraft[]): { target?: DescribedTarget } =>
  tools.length > 0 ? { target: { tools: sentTools(tools) } as DescribedTarget } : {};

/** The body of the submission, without its target. */
export function bodyOf(draft: RunDraft) {
  const { run_name, comprehensiveness, max_prompts, seed, dataset_id } = draft;
  const generation = {
    ...(max_prompts !== null && { max_prompts }),
    ...(seed !== '' && { seed }),
    ...(dataset_id !== '' && { dataset_id }),
  };
  return {
    ...(run_name.trim() !== '' && { run_name }),
    ...scopeOf(draft),
    comprehensiveness,
    ...(Object.keys(generation).length > 0 && { generation_config: generation }),
    ...contextOf(draft),
  };
}

function scopeOf({ scope, frameworks, categories, attacks }: RunDraft) {
  if (scope === 'frameworks') return { compliance_frameworks: [...frameworks] };
  const entries = Object.entries(categories).map(([id, phrases]) => [
    id,
    { attack_config: attacks, ...(phrases.length > 0 && { sub_categories: [...phrases] }) },
  ]);
  return { risk_categories: Object.fromEntries(entries) };
}

/** What is still missing before the plan can be made, in words, or undefined. */
export function missingIn({ target, scope, frameworks, categories }: RunDraft, hasTarget: boolean): string | undefined {
  const tools = missingTools(target);
  if (tools !== undefined) return `${tools}, under “Target”.`;
  if (!hasTarget) return 'Say what is attacked, under “Target”.';
  if (scope === 'frameworks') return frameworks.length === 0 ? 'Choose a framework, under “Scope”.' : undefined;
  return Object.keys(categories).length === 0 ? 'Choose at least one category, under “Scope”.' : undefined;
}
