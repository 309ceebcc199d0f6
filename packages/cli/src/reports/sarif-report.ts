import type { Results, RunRecord } from '@redoubt/contract';
import type { RunStatus } from '../redteam/run-shapes.ts';
import { simulationNote } from './rate-text.ts';
import { beginningOf, titleOf } from './run-report.ts';

const MOST_CHARACTERS = 4_000;

interface SarifInput {
  readonly run: RunStatus;
  readonly results: Results;
  readonly successes: readonly RunRecord[];
  readonly recordsUrl: string;
}

/** SARIF 2.1.0 (OASIS): a rule for each attack of each category, a result for each success. */
export function sarifReport({ run, results, successes, recordsUrl }: SarifInput): object {
  const rules = results.categories.flatMap((category) =>
    category.attacks.map((attack) => ruleOf(category.id, attack.id)),
  );
  const indexOf = new Map(rules.map(({ id }, index) => [id, index]));
  return {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Redoubt', rules } },
        automationDetails: { id: `redteam/${run.run_id}`, description: { text: titleOf(run) } },
        invocations: [invocationOf(run, results)],
        columnKind: 'utf16CodeUnits',
        results: successes.map((record) => resultOf(record, indexOf, recordsUrl)),
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

function ruleOf(category: string, attack: string) {
  const name = [category, attack]
    .flatMap((id) => id.split('_'))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return {
    id: `${category}/${attack}`,
    name,
    shortDescription: { text: `${category}: the attack "${attack}" succeeded` },
    defaultConfiguration: { level: 'error' },
    properties: { tags: ['security', 'redteam', category, attack] },
  };
}

function invocationOf({ status, state_reason: reason, started_at, ended_at }: RunStatus, { is_simulation }: Results) {
  const notes = [
    ...(is_simulation ? [simulationNote] : []),
    ...(status === 'Finished' && reason === null
      ? []
      : [`The run is ${status}${reason === null ? '' : `: ${reason}`}`]),
  ];
  return {
    executionSuccessful: status === 'Finished',
    ...(started_at !== null && { startTimeUtc: started_at }),
    ...(ended_at !== null && { endTimeUtc: ended_at }),
    toolExecutionNotifications: notes.map((text) => ({ level: 'warning', message: { text } })),
  };
}

function resultOf(record: RunRecord, indexOf: ReadonlyMap<string, number>, recordsUrl: string): object {
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
    // Nothing in a repository is at fault; the record is where the finding can be read.
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: `${recordsUrl}?${query}` } },
        logicalLocations: [{ fullyQualifiedName: `${ruleId}/${sub_category}`, kind: 'resource' }],
      },
    ],
    partialFingerprints: { 'probeId/v1': probe_id },
    properties: {
      probe_id,
      sub_category,
      prompt: beginningOf(record.prompt, MOST_CHARACTERS),
      response: beginningOf(record.response, MOST_CHARACTERS),
      verdict,
    },
  };
}
