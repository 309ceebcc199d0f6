import type { FindingsReport } from '@redoubt/contract';
import { severityOf } from '@redoubt/redteam';
import type { ProbeRecord, Run, Runs } from '@redoubt/store';

type Severity = FindingsReport['key_findings'][number]['severity'];

/** Records that show a finding, the most severe first, and the severity that most of its successes have. */
interface Cited {
  readonly severity: Severity;
  readonly records: readonly string[];
}

/** Records of a stored run, for findings to cite. */
export interface RunEvidence {
  ofCategory(id: string): Cited | undefined;
  ofAttack(id: string): Cited | undefined;
  readonly refusedControls: readonly string[];
}

/** Records that a finding cites. */
const CITED = 5;
/** Successes that are read for each category and attack. */
const READ = 60;
const MAX_CONTROLS = 1_000;
const order: readonly Severity[] = ['critical', 'high', 'medium', 'low'];

/** Reads the records that the findings of a run cite: of each category and attack the most severe successes. */
export async function evidenceOf(
  run: Run,
  { categories, attacks }: { readonly categories: readonly string[]; readonly attacks: readonly string[] },
  runs: Runs,
): Promise<RunEvidence> {
  const successes = { success: true, isControl: false, limit: READ } as const;
  const cite = async (filter: object) => citedOf(run.id, await runs.records(run.id, { ...successes, ...filter }));
  const byCategory = new Map<string, Cited | undefined>();
  for (const category of categories) byCategory.set(category, await cite({ category }));
  const byAttack = new Map<string, Cited | undefined>();
  for (const attack of attacks) byAttack.set(attack, await cite({ attack }));
  const controls = await runs.records(run.id, { isControl: true, limit: MAX_CONTROLS });
  return {
    ofCategory: (id) => byCategory.get(id),
    ofAttack: (id) => byAttack.get(id),
    refusedControls: controls
      .filter(({ refused }) => refused === true)
      .slice(0, CITED)
      .map(({ ordinal }) => idOf(run.id, ordinal)),
  };
}

const idOf = (runId: string, ordinal: number): string => `${runId}.${ordinal}`;

function citedOf(runId: string, rows: readonly ProbeRecord[]): Cited | undefined {
  const rated = rows.map((row) => ({ row, severity: severityOf(row) }));
  const sorted = rated.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
  const [usual] = [...Map.groupBy(sorted, ({ severity }) => severity)].toSorted((a, b) => b[1].length - a[1].length);
  if (!usual) return undefined;
  return { severity: usual[0], records: sorted.slice(0, CITED).map(({ row }) => idOf(runId, row.ordinal)) };
}
