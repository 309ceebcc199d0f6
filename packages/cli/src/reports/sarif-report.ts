import { hash } from 'node:crypto';
import type { Results, RunRecord } from '@redoubt/contract';
import { version } from '../own-version.ts';
import { simulationNote } from './rate-text.ts';
import { beginningOf, titleOf } from './run-report.ts';
import type { RunStatus } from './run-shapes.ts';
import { ruleOf } from './sarif-rules.ts';

const MAX_CHARACTERS = 4_000;
/** Results that code hosts take of a run (GitHub: 25,000, of which it shows 5,000). */
const MAX_RESULTS = 25_000;

/** The name of the base that the paths of a repository are relative to. */
const ROOT = '%SRCROOT%';

interface SarifInput {
  readonly run: RunStatus;
  readonly results: Results;
  readonly successes: readonly RunRecord[];
  readonly recordsUrl: string;
  /** The file of the repository that findings are shown at, as a relative URI reference. */
  readonly artifactUri: string;
}

/** SARIF 2.1.0 (OASIS): a rule for each attack of each category, a result for each success. */
export function sarifReport({ run, results, successes, recordsUrl, artifactUri }: SarifInput): object {
  const rules = results.categories.flatMap((category) =>
    category.attacks.map((attack) => ruleOf(category.id, attack.id)),
  );
  const shownSuccesses = successes.length > MAX_RESULTS ? surest(successes) : successes;
  const indexOf = new Map(rules.map(({ id }, index) => [id, index]));
  return {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Redoubt', version, semanticVersion: version, rules } },
        automationDetails: { id: `redteam/${run.run_id}`, description: { text: titleOf(run) } },
        invocations: [invocationOf(run, results, successes.length - shownSuccesses.length)],
        originalUriBaseIds: { [ROOT]: { description: { text: 'The root of the repository.' } } },
        columnKind: 'utf16CodeUnits',
        results: shownSuccesses.map((record) => resultOf(record, { indexOf, recordsUrl, artifactUri })),
        properties: {
          is_simulation: results.is_simulation,
          overall: results.overall,
          over_refusal: results.over_refusal,
          judges: results.judges,
        },
      },
    ],
  };
}

const surest = (successes: readonly RunRecord[]): RunRecord[] =>
  successes.toSorted((a, b) => (b.verdict?.score ?? 0) - (a.verdict?.score ?? 0)).slice(0, MAX_RESULTS);

function invocationOf(
  { status, state_reason: reason, started_at, ended_at }: RunStatus,
  { is_simulation }: Results,
  left: number,
) {
  const notes = [
    ...(is_simulation ? [simulationNote] : []),
    ...(status === 'Finished' && reason === null
      ? []
      : [`The run is ${status}${reason === null ? '' : `: ${reason}`}`]),
    ...(left === 0 ? [] : [`${left} further successes are left out; code hosts take ${MAX_RESULTS} results of a run`]),
  ];
  return {
    executionSuccessful: status === 'Finished',
    ...(started_at !== null && { startTimeUtc: started_at }),
    ...(ended_at !== null && { endTimeUtc: ended_at }),
    toolExecutionNotifications: notes.map((text) => ({ level: 'warning', message: { text } })),
  };
}

interface ReportedFile {
  readonly indexOf: ReadonlyMap<string, number>;
  readonly recordsUrl: string;
  readonly artifactUri: string;
}

function resultOf(record: RunRecord, { indexOf, recordsUrl, artifactUri }: ReportedFile): object {
  const { category, attack, sub_category, goal, verdict, probe_id } = record;
  const ruleId = `${category}/${attack}`;
  const ruleIndex = indexOf.get(ruleId);
  const query = new URLSearchParams({ category, attack, success: 'true' });
  return {
    ruleId,
    ...(ruleIndex !== undefined && { ruleIndex }),
    level: 'error',
    kind: 'fail',
    message: { text: `${goal} – ${verdict?.reason}`.toWellFormed() },
    // No line of a repository is at fault. Code hosts show a finding at a file, so it is shown at one that stands for the run.
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: artifactUri, uriBaseId: ROOT },
          region: { startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 },
        },
        logicalLocations: [{ fullyQualifiedName: `${ruleId}/${sub_category}`, kind: 'resource' }],
      },
    ],
    hostedViewerUri: `${recordsUrl}?${query}`,
    partialFingerprints: { 'probeId/v1': probe_id, primaryLocationLineHash: fingerprintOf(ruleId, probe_id) },
    properties: {
      probe_id,
      sub_category,
      prompt: beginningOf(record.prompt, MAX_CHARACTERS),
      response: beginningOf(record.response, MAX_CHARACTERS),
      verdict,
    },
  };
}

/** All findings stand at one line: by this a code host tells them apart, and knows one again in the next run. */
const fingerprintOf = (ruleId: string, probeId: string): string =>
  `${hash('sha256', `${ruleId} ${probeId}`).slice(0, 16)}:1`;
