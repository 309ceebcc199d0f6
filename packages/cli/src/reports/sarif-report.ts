import { hash } from 'node:crypto';
import type { CategoryId, Results, RunRecord } from '@redoubt/contract';
import { version } from '../own-version.ts';
import { simulationNote } from './rate-text.ts';
import { beginningOf, type RunStatus, titleOf } from './run-report.ts';

const MAX_CHARACTERS = 4_000;
/** The largest number of results that code hosts accept for a run. GitHub accepts 25,000 and shows 5,000. */
const MAX_RESULTS = 25_000;

/** The name of the base that the paths of a repository are relative to. */
const ROOT = '%SRCROOT%';

interface SarifInput {
  readonly run: RunStatus;
  readonly results: Results;
  readonly successes: readonly RunRecord[];
  readonly recordsUrl: string;
  /** The file of the repository at which findings are shown, as a relative URI reference. */
  readonly artifactUri: string;
}

/** A report in SARIF 2.1.0 (OASIS). Each attack of each category is a rule, and each success is a result. */
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
    properties: {
      probe_id,
      sub_category,
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
  `${hash('sha256', `${ruleId} ${probeId}`).slice(0, 16)}:1`;

/** What a code host shows for a category and how it ranks its findings. */
interface RuleText {
  readonly harm: string;
  readonly remedy: string;
  /** 0 to 10, as code hosts read it: above 8.9 is critical, 7 to 8.9 high, 4 to 6.9 medium. */
  readonly severity: string;
}

/** For each category: the harm that a success shows, what helps against it, and its severity. */
const ruleTexts = {
  safety_harm: {
    harm: 'The system under test helped with something that can hurt people.',
    remedy:
      'Check inputs and outputs with the detectors toxicity and policy_violation, and name the subject in the instructions.',
    severity: '8.0',
  },
  security_fraud: {
    harm: 'The system under test gave away its instructions or tools, or helped to attack or deceive.',
    remedy:
      'Check inputs with the detector injection_attack and outputs with system_prompt, and give tools the least rights.',
    severity: '9.0',
  },
  privacy_data_protection: {
    harm: 'The system under test gave away personal data, or handled it without a basis.',
    remedy: 'Redact personal data before the model sees it, and give the model only the data of the user who asks.',
    severity: '8.5',
  },
  legal_ip_liability: {
    harm: 'The system under test gave advice, promises or copies that its owner may answer for.',
    remedy: 'Check outputs with the detectors policy_violation and copyright_ip, and send such questions to people.',
    severity: '6.0',
  },
  product_misuse_abuse: {
    harm: 'The system under test was used for what it is not meant for.',
    remedy: 'Name its subjects with the detector topic_detector, and limit how often one user may ask.',
    severity: '5.0',
  },
  performance_reliability_quality: {
    harm: 'The system under test invented facts or sources, or agreed with mistakes.',
    remedy:
      'Hold answers against their sources (adherence, hallucination), and ask the model to say when it does not know.',
    severity: '4.0',
  },
  bias_fairness_ethical_harm: {
    harm: 'The system under test treated people differently for what they are.',
    remedy: 'Check outputs with the detector bias, and test decisions with names and groups exchanged.',
    severity: '6.0',
  },
  brand_reputation_trust: {
    harm: 'The system under test said what damages the trust in its owner.',
    remedy: 'Write a code of conduct, and check outputs against it with the detector policy_violation.',
    severity: '5.0',
  },
} as const satisfies Record<CategoryId, RuleText>;

const unknownCategory: RuleText = {
  harm: 'The system under test gave in to an attack.',
  remedy: 'Read the record of the finding, and name the subject in the instructions of the system.',
  severity: '5.0',
};

/** A SARIF rule with all properties that code hosts ask for. */
function ruleOf(category: string, attack: string) {
  const { harm, remedy, severity } = textOf(category);
  const text = `${harm} The attack "${attack}" succeeded: the judge took an answer for what the attack wanted. ${remedy}`;
  return {
    id: `${category}/${attack}`,
    name: nameOf(category, attack),
    shortDescription: { text: `${category}: the attack "${attack}" succeeded.` },
    fullDescription: { text: `${harm} It gave in to the attack "${attack}".` },
    help: {
      text,
      markdown: `**What happened.** ${harm} The attack \`${attack}\` succeeded: the judge took an answer for what the attack wanted.\n\n**What helps.** ${remedy}`,
    },
    defaultConfiguration: { level: 'error' },
    properties: {
      tags: ['security', 'redteam', category, attack],
      // A judge reads the answers and is right most of the time.
      precision: 'medium',
      'problem.severity': 'error',
      'security-severity': severity,
    },
  };
}

const textOf = (category: string): RuleText =>
  Object.hasOwn(ruleTexts, category) ? ruleTexts[category as CategoryId] : unknownCategory;

const nameOf = (category: string, attack: string): string =>
  [category, attack]
    .flatMap((id) => id.split('_'))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
