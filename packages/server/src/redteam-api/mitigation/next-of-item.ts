import {
  type ComplianceItem,
  type FrameworkId,
  type FrameworkItem,
  type ItemRun,
  runOfItem,
  shownBy,
  shownCategory,
} from '@redoubt/contract';
import { failingOf } from '@redoubt/redteam';
import { type AdviceName, adviceForItem, adviceText } from '@redoubt/reports';
import type { Sample } from '@redoubt/store';

/** Sentences of advice for an item. */
const MAX_ADVICE = 3;

interface Held {
  readonly framework: FrameworkId;
  readonly target: { readonly endpoint: string | null; readonly model_name: string | null };
  readonly samples: readonly Sample[];
}

/** Says what comes next: what to do about an item that failed, and what to run for one that is not tested enough. */
export function nextOfItem(
  item: FrameworkItem,
  status: ComplianceItem['status'],
  { framework, target, samples }: Held,
): Pick<ComplianceItem, 'advice' | 'to_run'> {
  if (status === 'fail') return { advice: adviceOf(item, failingOf(item, samples)) };
  const run = status === 'pass' ? undefined : runOfItem(item);
  if (!run) return {};
  const { risk_categories } = run;
  return { to_run: { risk_categories, command: commandOf(`${framework}/${item.id}`, run, target) } };
}

/** The advice that most of the successes call for. */
function adviceOf(item: FrameworkItem, failing: readonly Sample[]): string[] {
  const wanted = shownBy(item);
  const counts = new Map<AdviceName, number>();
  for (const { category, subCategory, attack, shown } of failing) {
    const place = { category: shownCategory({ category, subCategory }), subCategory, attack };
    for (const name of adviceForItem({ ...place, ...shown }, wanted)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a);
  return sorted.slice(0, MAX_ADVICE).map(([name]) => adviceText(name));
}

function commandOf(id: string, { modality }: ItemRun, { endpoint, model_name }: Held['target']): string {
  return [
    'redoubt redteam run',
    `--target ${endpoint === null ? 'URL' : shellWord(endpoint)}`,
    ...(model_name === null ? [] : [`--model ${shellWord(model_name)}`]),
    `--items ${shellWord(id)}`,
    ...(modality === 'text' ? [] : [`--modalities text,${modality}`]),
  ].join(' ');
}

/** A word for a shell. */
const shellWord = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
