import type { Results, RunRecord } from '@redoubt/contract';
import { frameworkItems } from './framework-items.ts';
import { type Markup, xml } from './markup.ts';
import { simulationNote } from './rate-text.ts';
import { remedyOf } from './remedies.ts';
import { beginningOf, judgesText, modelText, type RunStatus, titleOf } from './run-report.ts';

const MAX_CHARACTERS = 10_000;

interface Counts {
  readonly tests: number;
  readonly failures: number;
  readonly errors: number;
  readonly seconds: number;
}

/** The suite of one category. */
export interface JunitSuite extends Counts {
  readonly markup: Markup;
}

interface SuiteOf {
  readonly category: string;
  readonly records: readonly RunRecord[];
  readonly run: RunStatus;
  readonly results: Results;
}

/** The suite of a category. Each probe is a test case, a successful attack is a failure, and an error is an error. */
export function junitSuite({ category, records, run, results }: SuiteOf): JunitSuite {
  const seconds = records.reduce((sum, { latency_ms }) => sum + (latency_ms ?? 0), 0) / 1_000;
  const errors = records.filter(({ verdict }) => verdict === null).length;
  const failures = records.filter(({ verdict }) => verdict?.success).length;
  const markup = xml`  <testsuite name="${category}" tests="${records.length}" failures="${failures}" errors="${errors}" skipped="0" time="${seconds.toFixed(3)}" timestamp="${run.started_at ?? run.created_at}">
    <properties>
      <property name="run_id" value="${run.run_id}"/>
      <property name="target" value="${run.target.endpoint ?? '(deleted)'}"/>
      <property name="model" value="${modelText(run)}"/>
      <property name="ended" value="${run.ended_at ?? '-'}"/>
      <property name="simulation" value="${String(results.is_simulation)}"/>
      ${judgesText(results).map((judge) => xml`<property name="judge" value="${judge}"/>`)}
      ${notIndependent(records)}
    </properties>
${records.map(testCase)}  </testsuite>
`;
  return { markup, tests: records.length, failures, errors, seconds };
}

/** How many records of a suite are not independent, where some are. */
function notIndependent(records: readonly RunRecord[]): Markup | undefined {
  const count = records.filter(({ not_independent }) => not_independent).length;
  return count === 0 ? undefined : xml`<property name="not_independent" value="${String(count)}"/>`;
}

/** The JUnit file with the suites. */
export function junitReport(suites: readonly JunitSuite[], { run, results }: Pick<SuiteOf, 'run' | 'results'>): string {
  const sum = (of: keyof Counts) => suites.reduce((total, suite) => total + suite[of], 0);
  const name = `Red team: ${titleOf(run)}${results.is_simulation ? ` (${simulationNote})` : ''}`;
  return xml`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${name}" tests="${sum('tests')}" failures="${sum('failures')}" errors="${sum('errors')}" time="${sum('seconds').toFixed(3)}">
${suites.map(({ markup }) => markup)}</testsuites>
`.toString();
}

function testCase(record: RunRecord): Markup {
  const { category, attack, goal, probe_id, latency_ms } = record;
  const seconds = ((latency_ms ?? 0) / 1_000).toFixed(3);
  const head = xml`<testcase classname="${category}.${attack}" name="${goal} [${probe_id}]" time="${seconds}"`;
  const mark = record.not_independent
    ? xml`<properties><property name="not_independent" value="true"/></properties>`
    : undefined;
  const outcome = outcomeOf(record);
  return mark || outcome ? xml`    ${head}>${mark}${outcome}</testcase>\n` : xml`    ${head}/>\n`;
}

function outcomeOf(record: RunRecord): Markup | undefined {
  const { verdict, error, goal, prompt, response, severity, category, sub_category, attack } = record;
  if (verdict?.success) {
    return xml`<failure type="attack_success" message="${verdict.reason}">Goal: ${goal}

Severity: ${severity}
Frameworks: ${frameworkItems({ category, subCategory: sub_category, attacks: [attack], shows: record.verdict?.shows }).join('; ') || '-'}
What to do: ${remedyOf(record)}

Prompt: ${beginningOf(prompt, MAX_CHARACTERS)}

Response: ${beginningOf(response, MAX_CHARACTERS)}

Verdict: ${verdict.reason} (score ${verdict.score}, ${verdict.decided_by}, ${verdict.judge.name} ${verdict.judge.version} ${verdict.judge.hash})</failure>`;
  }
  if (verdict) return undefined;
  return xml`<error type="${error?.kind ?? 'unknown'}" message="${error?.message ?? 'No verdict'}"/>`;
}
