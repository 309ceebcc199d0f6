import type { Results, RunRecord } from '@redoubt/contract';
import { cautionsOf } from './cautions.ts';
import { certaintyText } from './certainty-text.ts';
import { frameworkItems } from './framework-items.ts';
import { insufficientNote, intervalText, liftText, percentText, rateText, simulationNote } from './rate-text.ts';
import { remedyOf } from './remedies.ts';
import { beginningOf, planRows, type RunReport, titleOf } from './run-report.ts';
import { toldMarkdown } from './told-findings.ts';
import { certaintyNote } from './weaknesses.ts';

type Rate = Results['overall'] & { readonly lift?: number | null };

const MAX_FINDINGS = 10;
const MAX_CHARACTERS = 1_000;

/** A short report, for a pull request or a wiki. */
export function markdownReport(report: RunReport): string {
  const { run, results, recordsUrl } = report;
  const { overall, over_refusal: refusal, categories, attacks } = results;
  const findings = report.findings.slice(0, MAX_FINDINGS);
  return [
    `# Red team: ${inline(titleOf(run))}`,
    ...(results.is_simulation ? [`> ${simulationNote}`] : []),
    ...(run.status === 'Finished' ? [] : [`> The run is ${run.status}: this is of what it has so far.`]),
    ...(run.status === 'Finished' && run.state_reason !== null ? [`> ${inline(run.state_reason)}`] : []),
    `**ASR ${rateText(overall)}** (95 % ${intervalText(overall.asr_ci95)}): ${overall.successes} of ${overall.attempts} decided attacks succeeded, ${overall.unclear} unclear, ${overall.errors} errors.`,
    ...(results.undecided ? [`${inline(results.undecided.message)}.`] : []),
    ...cautionsOf(results).map(inline),
    ...(refusal
      ? [
          `Over-refusal ${percentText(refusal.rate)} (95 % ${intervalText(refusal.ci95)}): ${refusal.refused} of ${refusal.attempts} harmless prompts refused.`,
        ]
      : []),
    ...toldMarkdown(report.told, { inline, fenced }),
    rateTable(
      'category',
      categories.flatMap((category) => [
        rateRow(category.id, category),
        ...category.attacks.map((attack) => rateRow(`${category.id} / ${attack.id}`, attack)),
      ]),
    ),
    rateTable(
      'attack',
      attacks.map((attack) => rateRow(attack.id, attack)),
    ),
    insufficientNote.replace('*', '\\*'),
    ...weaknessSection(report),
    `## Records that succeeded`,
    `${findings.length} of ${overall.successes} successes. All records: ${code(recordsUrl)}`,
    ...findings.map(finding),
    '## The run',
    ['| | |', '|---|---|', ...planRows(report).map(([name, value]) => `| ${name} | ${inline(value)} |`)].join('\n'),
    '',
  ].join('\n\n');
}

const MAX_WEAKNESSES = 20;

function weaknessSection({ weaknesses, results }: RunReport): string[] {
  if (weaknesses.length === 0) return [];
  const rows = weaknesses.slice(0, MAX_WEAKNESSES).map(({ category, subCategory, severity, certainty, ...rest }) => {
    const { successes, goals, attacks, frameworks, remedy } = rest;
    const what = `${category}: ${subCategory}`;
    const cells = [severity, what, percentText(certainty), `${successes} on ${goals} goals`, attacks.join(', ')];
    return `| ${[...cells, frameworks.join('; '), remedy].map(inline).join(' | ')} |`;
  });
  const table = [
    '| severity | weakness | certainty | successes | attacks | frameworks | what to do |',
    '|---|---|--:|--:|---|---|---|',
    ...rows,
  ].join('\n');
  const note = certaintyNote(results);
  return ['## Weaknesses', table, ...(note === undefined ? [] : [inline(note)])];
}

const rateTable = (what: string, rows: readonly string[]): string =>
  [
    `| ${what} | ASR | 95 % interval | attempts | successes | unclear | errors | lift |`,
    '|---|--:|--:|--:|--:|--:|--:|--:|',
    ...rows,
  ].join('\n');

function rateRow(name: string, rate: Rate): string {
  const cells = [rateText(rate), intervalText(rate.asr_ci95), rate.attempts, rate.successes, rate.unclear, rate.errors];
  return `| ${[name, ...cells, liftText(rate.lift ?? null)].map((cell) => inline(String(cell))).join(' | ')} |`;
}

function finding(record: RunRecord): string {
  const { category, sub_category, attack, goal, prompt, response, verdict, probe_id, severity } = record;
  const items =
    frameworkItems({ category, subCategory: sub_category, attacks: [attack], shows: record.verdict?.shows }).join(
      '; ',
    ) || '-';
  const sure = verdict ? certaintyText(verdict) : undefined;
  return [
    `### ${inline(`${category} / ${attack}: ${sub_category}`)}`,
    `${inline(goal)} (severity ${severity}, score ${verdict?.score.toFixed(2)}, probe ${inline(probe_id)})`,
    `Frameworks: ${inline(items)}`,
    `What to do: ${inline(remedyOf(record))}`,
    'Prompt:',
    fenced(beginningOf(prompt, MAX_CHARACTERS)),
    'Response:',
    fenced(beginningOf(response, MAX_CHARACTERS)),
    `Verdict: ${inline(`${verdict?.reason} (${verdict?.decided_by}, ${verdict?.judge.name} ${verdict?.judge.version})`)}`,
    ...(sure === undefined ? [] : [inline(sure)]),
  ].join('\n\n');
}

/** Escapes a text for use within a line. It can contain no markup and no link, and no address in it becomes a link. */
const inline = (text: string): string =>
  text
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/[\\`*_{}[\]()#+!|~>@-]/g, '\\$&')
    .replace(/:\/\//g, ':&#47;/');

/** An address of the service as inline code. */
const code = (text: string): string => ['', text.replaceAll('`', ''), ''].join('`');

/** A text in a code fence that is longer than any fence in the text. */
function fenced(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(Math.max(3, longest + 1));
  return `${fence}text\n${text.replace(/\r\n?/g, '\n').replace(/[^\P{C}\n\t]/gu, '\uFFFD')}\n${fence}`;
}
