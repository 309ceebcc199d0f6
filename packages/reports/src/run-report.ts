import type { contract, ResponseOf, Results, RunRecord } from '@redoubt/contract';
import { correctedText } from './rate-text.ts';
import type { ReportMedia } from './report-media.ts';
import type { ToldFinding } from './told-findings.ts';
import type { Weakness } from './weaknesses.ts';

/** The input of the reports for people. */
export interface RunReport {
  readonly run: RunStatus;
  readonly results: Results;
  /** The successes with the highest scores first, at most `MAX_FINDINGS`. */
  readonly findings: readonly RunRecord[];
  /** The weaknesses that the successes show, sorted by severity times certainty. */
  readonly weaknesses: readonly Weakness[];
  /** What the successes show, in the words of a person, the worst first. */
  readonly told: readonly ToldFinding[];
  /** The pictures and recordings of the findings. Only the HTML report shows them. */
  readonly media: ReportMedia;
  /** The URL of all records of the run. */
  readonly recordsUrl: string;
}

/** The status of a run in the answer of the service. */
export type RunStatus = ResponseOf<typeof contract.rt.getRun>;
/** The largest number of findings in a report for people. */
const MAX_FINDINGS = 50;

/** The successes with the highest scores, in descending order. At most twice as many are in memory. */
export async function worstOf(successes: AsyncIterable<RunRecord>, most = MAX_FINDINGS): Promise<RunRecord[]> {
  const worst = (records: readonly RunRecord[]) =>
    records.toSorted((a, b) => (b.verdict?.score ?? 0) - (a.verdict?.score ?? 0)).slice(0, most);
  let kept: RunRecord[] = [];
  for await (const record of successes) {
    kept.push(record);
    if (kept.length >= most * 2) kept = worst(kept);
  }
  return worst(kept);
}

/** The first `most` characters of a text, with the number of characters left out. */
export function beginningOf(text: string | null, most: number): string {
  if (text === null) return '(none)';
  if (text.length <= most) return text;
  return `${text.slice(0, most).toWellFormed()} … (${text.length - most} more characters in the record)`;
}

/** The title of a run in reports. */
export const titleOf = ({ run_id, run_name }: RunStatus): string => run_name ?? run_id;

/** The judges of the run. The hash distinguishes versions. */
export const judgesText = ({ judges }: Results): string[] =>
  judges.map(({ name, version, hash }) => `${name} ${version} (${hash})`);

/** The model that was attacked, with the saved model that named it. */
export function modelText({ target, plan: { model } }: RunStatus): string {
  const saved = model && `saved as ${model.name} ${model.version}`;
  return [target.model_name, saved].filter(Boolean).join(', ') || '-';
}

const goalsText = ({ goal_sources: sources }: Results): string =>
  Object.entries(sources)
    .map(([source, count]) => `${count} ${source}`)
    .join(', ') || '-';

/** Rows of a table with two columns: what was attacked and how. */
export function planRows({ run, results }: Pick<RunReport, 'run' | 'results'>): [name: string, value: string][] {
  return [
    ['Run', run.run_id],
    ['Target', run.target.endpoint ?? '(deleted)'],
    ['Model', modelText(run)],
    ['Status', `${run.status}${run.state_reason === null ? '' : `: ${run.state_reason}`}`],
    ['Probes', `${run.progress.done} of ${run.progress.total} done, ${run.progress.failed} errors`],
    ['Categories', run.scope.risk_categories.join(', ')],
    ['Attacks', run.scope.attacks.join(', ')],
    [
      'Plan',
      `${run.plan.comprehensiveness}, seed ${run.plan.seed}, goals ${run.plan.corpus_version}, ${run.plan.controls} harmless controls`,
    ],
    ['Goals', goalsText(results)],
    ['Submitted', run.created_at],
    ['Ended', run.ended_at ?? '-'],
    ['Judges', judgesText(results).join('; ') || '-'],
    ...(results.corrected > 0 ? ([['Corrected', correctedText(results.corrected)]] satisfies [string, string][]) : []),
    ['Tokens', `${results.tokens.prompt} prompt, ${results.tokens.completion} completion`],
    ...(results.credits ? ([['Credits', String(results.credits.cost)]] satisfies [string, string][]) : []),
  ];
}
