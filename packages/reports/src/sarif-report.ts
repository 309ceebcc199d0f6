import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Results, type RunRecord, worstSeverity } from '@redoubt/contract';
import { cautionsOf } from './cautions.ts';
import { frameworkItems } from './framework-items.ts';
import { simulationNote } from './rate-text.ts';
import { remedyOf } from './remedies.ts';
import { beginningOf, modelText, type RunStatus, titleOf } from './run-report.ts';
import { ruleOf } from './sarif-rule.ts';
import { findingsByPlace, suppressionsOf, type TrackedFinding } from './tracked-findings.ts';

const MAX_CHARACTERS = 4_000;
/** The largest number of results that code hosts accept for a run. GitHub accepts 25,000 and shows 5,000. */
const MAX_RESULTS = 25_000;

/** The name of the base that the paths of a repository are relative to. */
const ROOT = '%SRCROOT%';

interface SarifInput {
  readonly run: RunStatus;
  readonly results: Results;
  readonly successes: readonly RunRecord[];
  /** The findings that the run attacked. Accepted and false ones are marked as suppressed. */
  readonly tracked: readonly TrackedFinding[];
  readonly recordsUrl: string;
  /** The file of the repository at which findings are shown, as a relative URI reference. */
  readonly artifactUri: string;
  /** The version of Redoubt. */
  readonly version: string;
}

/** A report in SARIF 2.1.0 (OASIS). Each attack of each category is a rule, and each success is a result. */
export function sarifReport({
  run,
  results,
  successes,
  tracked,
  recordsUrl,
  artifactUri,
  version,
}: SarifInput): object {
  const ofRule = Map.groupBy(successes, ({ category, attack }) => `${category}/${attack}`);
  const rules = results.categories.flatMap((category) =>
    category.attacks.map((attack) => ruleOf(category.id, attack.id, ofRule.get(`${category.id}/${attack.id}`) ?? [])),
  );
  const shownSuccesses = successes.length > MAX_RESULTS ? surest(successes) : successes;
  const itemsOf = itemsOnce();
  const findingOf = findingsByPlace(tracked);
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
        results: shownSuccesses.map((record) =>
          resultOf(record, { indexOf, recordsUrl, artifactUri, itemsOf, findingOf }),
        ),
        properties: {
          target: run.target.endpoint,
          model: modelText(run),
          submitted: run.created_at,
          ended: run.ended_at,
          severity: worstSeverity(successes.map(({ severity }) => severity)) ?? null,
          is_simulation: results.is_simulation,
          overall: results.overall,
          over_refusal: results.over_refusal,
          judges: results.judges,
          not_independent: results.not_independent ?? 0,
        },
      },
    ],
  };
}

/** Looks up the framework items of each kind of record once, because there may be thousands of one kind. */
function itemsOnce(): (record: RunRecord) => string[] {
  const known = new Map<string, string[]>();
  return ({ category, sub_category: subCategory, attack, verdict }) => {
    const shows = verdict?.shows;
    const key = JSON.stringify([category, subCategory, attack, shows]);
    const items = known.get(key) ?? frameworkItems({ category, subCategory, attacks: [attack], shows });
    known.set(key, items);
    return items;
  };
}

const surest = (successes: readonly RunRecord[]): RunRecord[] =>
  successes.toSorted((a, b) => (b.verdict?.score ?? 0) - (a.verdict?.score ?? 0)).slice(0, MAX_RESULTS);

function invocationOf(
  { status, state_reason: reason, started_at, ended_at }: RunStatus,
  results: Results,
  left: number,
) {
  const notes = [
    ...(results.is_simulation ? [simulationNote] : []),
    ...cautionsOf(results),
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
  readonly itemsOf: (record: RunRecord) => string[];
  readonly findingOf: (record: RunRecord) => TrackedFinding | undefined;
}

function resultOf(record: RunRecord, file: ReportedFile): object {
  const { indexOf, recordsUrl, artifactUri, itemsOf, findingOf } = file;
  const { category, attack, sub_category, goal, verdict, probe_id } = record;
  const finding = findingOf(record);
  const ruleId = `${category}/${attack}`;
  const ruleIndex = indexOf.get(ruleId);
  const query = new URLSearchParams({ category, attack, success: 'true' });
  return {
    ruleId,
    ...(ruleIndex !== undefined && { ruleIndex }),
    level: 'error',
    kind: 'fail',
    message: { text: `${goal} – ${verdict?.reason}`.toWellFormed() },
    // No line of a repository is at fault, but code hosts show a finding only at a file. So it is shown at a file that
    // represents the run.
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
    // Either every result of a run has suppressions, or none has (SARIF 2.1.0, 3.27.23).
    suppressions: suppressionsOf(finding),
    properties: {
      probe_id,
      finding_id: finding?.finding_id ?? null,
      finding_status: finding?.status ?? null,
      sub_category,
      severity: record.severity,
      not_independent: record.not_independent ?? false,
      frameworks: itemsOf(record),
      remedy: remedyOf(record),
      prompt: beginningOf(record.prompt, MAX_CHARACTERS),
      response: beginningOf(record.response, MAX_CHARACTERS),
      verdict,
    },
  };
}

/**
 * All findings are at the same line. By this fingerprint a code host distinguishes them and recognises one in the next
 * run.
 */
const fingerprintOf = (ruleId: string, probeId: string): string =>
  `${bytesToHex(sha256(utf8ToBytes(`${ruleId} ${probeId}`))).slice(0, 16)}:1`;
