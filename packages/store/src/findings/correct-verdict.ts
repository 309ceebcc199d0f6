import type { CorrectionRefusal, VerdictCorrection } from '../findings.ts';
import type { Writing } from '../runs/commit-writes.ts';
import { OVER } from '../runs/move-run.ts';
import { toRun } from '../runs/read-rows.ts';
import type { JudgedOutcome, Run, StoredCorrection } from '../runs.ts';
import { recordRun } from './record-run.ts';

/** The largest number of corrections that are kept of a verdict. Older ones are dropped. */
const MAX_CORRECTIONS = 20;

interface Place {
  readonly projectId: string;
  readonly runId: string;
  readonly ordinal: number;
}

/** The columns of an attempt that a correction reads. */
interface Attempt {
  readonly category: string;
  readonly sub_category: string;
  readonly success: number | null;
  readonly corrected: JudgedOutcome | null;
  readonly judged_success: number | null;
  readonly corrections: string | null;
}

const successOf = { success: 1, resisted: 0, unclear: null } as const satisfies Record<JudgedOutcome, number | null>;

/** See `Findings.correct`. */
export async function correctVerdict(
  writing: Writing,
  place: Place,
  correction: VerdictCorrection,
): Promise<CorrectionRefusal | undefined> {
  const run = await lockEndedRun(writing, place);
  if (!run) return 'open';
  const attempt = await attemptOf(writing, place);
  if (typeof attempt === 'string') return attempt;
  const corrected = correctedBy(correction.outcome, attempt);
  if (typeof corrected === 'string') return corrected;
  const said: StoredCorrection = { ...correction, outcome: corrected.corrected, at: writing.now };
  const before = JSON.parse(attempt.corrections ?? '[]') as StoredCorrection[];
  await writing.tx
    .updateTable('run_probes')
    .set({ ...corrected, corrections: JSON.stringify([...before, said].slice(-MAX_CORRECTIONS)) })
    .where('run_id', '=', place.runId)
    .where('ordinal', '=', place.ordinal)
    .execute();
  const { category, sub_category: subCategory } = attempt;
  await recordRun(writing, run, correction.by, { category, subCategory });
  return undefined;
}

type Verdicts = Pick<Attempt, 'success' | 'corrected' | 'judged_success'>;

/** Returns the verdicts of a corrected attempt. To say what the judge said withdraws a correction. */
function correctedBy(outcome: JudgedOutcome | null, attempt: Verdicts): Verdicts | CorrectionRefusal {
  const judged = attempt.corrected === null ? attempt.success : attempt.judged_success;
  if (outcome !== null && successOf[outcome] !== judged) {
    return { success: successOf[outcome], corrected: outcome, judged_success: judged };
  }
  if (attempt.corrected === null) return outcome === null ? 'uncorrected' : 'same';
  return { success: judged, corrected: null, judged_success: null };
}

/** Locks a run that has ended until the commit, so that nobody resumes it or has it judged again meanwhile. */
async function lockEndedRun({ tx }: Writing, { runId, projectId }: Place): Promise<Run | undefined> {
  // A run that has ended has no signal, so nothing changes.
  const row = await tx
    .updateTable('runs')
    .set({ signal: null })
    .where('id', '=', runId)
    .where('project_id', '=', projectId)
    .where('state', 'in', OVER)
    .returningAll()
    .executeTakeFirst();
  return row && toRun(row);
}

async function attemptOf({ tx }: Writing, { runId, ordinal }: Place): Promise<Attempt | CorrectionRefusal> {
  const row = await tx
    .selectFrom('run_probes')
    .select([
      'category',
      'sub_category',
      'is_control',
      'state',
      'success',
      'corrected',
      'judged_success',
      'corrections',
    ])
    .where('run_id', '=', runId)
    .where('ordinal', '=', ordinal)
    .executeTakeFirst();
  if (!row) return 'unknown';
  if (row.is_control === 1) return 'control';
  return row.state === 'judged' ? row : 'unjudged';
}
