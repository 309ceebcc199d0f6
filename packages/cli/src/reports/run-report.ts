import type { CallOf, contract, ResponseOf, Results, RunRecord } from '@redoubt/contract';

/** What a report is made from. */
export interface RunReport {
  readonly run: RunStatus;
  readonly results: Results;
  /** The worst successes first; no more than `MAX_FINDINGS`. */
  readonly findings: readonly RunRecord[];
  /** Where the service gives all records. */
  readonly recordsUrl: string;
}

/** The status of a run, as the service tells it. */
export type RunStatus = ResponseOf<typeof contract.rt.getRun>;
/** What a submission sends. */
export type SubmissionBody = NonNullable<CallOf<typeof contract.rt.submitRun>['body']>;
/** What a dry run answers. */
export type Plan = Extract<ResponseOf<typeof contract.rt.submitRun>, { dry_run: true }>;

/** Findings that a report for people shows. */
const MAX_FINDINGS = 50;

/** The worst of the successes, the surest first; holds no more than twice as many as it answers. */
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

/** The beginning of a text that may be long, with what was left out. */
export function beginningOf(text: string | null, most: number): string {
  if (text === null) return '(none)';
  if (text.length <= most) return text;
  return `${text.slice(0, most).toWellFormed()} … (${text.length - most} more characters in the record)`;
}

/** What a report calls its run. */
export const titleOf = ({ run_id, run_name }: RunStatus): string => run_name ?? run_id;

/** Who judged, with what tells one version from another. */
export const judgesText = ({ judges }: Results): string[] =>
  judges.map(({ name, version, hash }) => `${name} ${version} (${hash})`);

/** What was attacked, and with what: the rows of a table of two columns. */
export function planRows({ run, results }: Pick<RunReport, 'run' | 'results'>): [name: string, value: string][] {
  return [
    ['Run', run.run_id],
    ['Status', `${run.status}${run.state_reason === null ? '' : `: ${run.state_reason}`}`],
    ['Probes', `${run.progress.done} of ${run.progress.total} done, ${run.progress.failed} errors`],
    ['Categories', run.scope.risk_categories.join(', ')],
    ['Attacks', run.scope.attacks.join(', ')],
    [
      'Plan',
      `${run.plan.comprehensiveness}, seed ${run.plan.seed}, goals ${run.plan.corpus_version}, ${run.plan.controls} harmless controls`,
    ],
    ['Submitted', run.created_at],
    ['Ended', run.ended_at ?? '-'],
    ['Judges', judgesText(results).join('; ') || '-'],
    ['Tokens', `${results.tokens.prompt} prompt, ${results.tokens.completion} completion`],
    ...(results.credits ? ([['Credits', String(results.credits.cost)]] satisfies [string, string][]) : []),
  ];
}
