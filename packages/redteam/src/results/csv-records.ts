import { type RunRecord, toCsv } from '@redoubt/contract';

const columns = [
  'record_id',
  'probe_id',
  'category',
  'sub_category',
  'attack',
  'attack_options',
  'goal',
  'prompt',
  'response',
  'success',
  'score',
  'refused',
  'reason',
  'decided_by',
  'judge',
  'error',
  'latency_ms',
  'prompt_tokens',
  'completion_tokens',
  'created_at',
  'goal_source',
  'severity',
  'corrected_outcome',
  'corrected_by',
  'correction_note',
  'not_independent',
] as const;

export const csvHeader = toCsv(columns, []);

/** What counts in the judge's place, who said so and why. Empty where the judge's verdict counts. */
function correctionCells({ correction }: Pick<RunRecord, 'correction'>): (string | null)[] {
  if (!correction?.outcome) return [null, null, null];
  return [correction.outcome, correction.by.key_name, correction.note];
}

/** Formats a record as a line of CSV. Turns are left out. */
export function csvLine({ verdict, error, tokens, ...record }: RunRecord): string {
  const cells = [
    record.record_id,
    record.probe_id,
    record.category,
    record.sub_category,
    record.attack,
    JSON.stringify(record.attack_options),
    record.goal,
    record.prompt,
    record.response,
    verdict ? String(verdict.success) : null,
    verdict ? verdict.score : null,
    verdict ? String(verdict.refused) : null,
    verdict ? verdict.reason : null,
    verdict ? verdict.decided_by : null,
    verdict ? `${verdict.judge.name} ${verdict.judge.version} ${verdict.judge.hash}` : null,
    error ? `${error.kind}: ${error.message}` : null,
    record.latency_ms,
    tokens ? tokens.prompt : null,
    tokens ? tokens.completion : null,
    record.created_at,
    record.goal_source,
    record.severity,
    ...correctionCells(record),
    record.not_independent ? 'true' : null,
  ];
  const [, line = ''] = toCsv([], [cells]).split(/^\r\n/);
  return line;
}
