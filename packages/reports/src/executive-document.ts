import { AttackId, CategoryId, type Results, titleOfCategory } from '@redoubt/contract';
import { cautionsOf } from './cautions.ts';
import { type EarlierRun, executiveCharts } from './executive-charts.ts';
import { insufficientNote, intervalText, percentText, simulationNote } from './rate-text.ts';
import type { Block, ReportDocument } from './report-document.ts';
import { modelText, type RunStatus } from './run-report.ts';
import { targetNameOf } from './target-name.ts';
import type { ToldFinding } from './told-findings.ts';

/** What the report of one page is made of. */
export interface ExecutiveSource {
  readonly run: RunStatus;
  readonly results: Results;
  /** What the successes show, the worst first. */
  readonly told: readonly ToldFinding[];
  /** What the target is for, in the words of whoever ordered the run. */
  readonly purpose: string | undefined;
  /** The runs against the same target until this one, oldest first. */
  readonly history: readonly EarlierRun[];
}

/** Limits of one page: findings, characters of a cell, and names in a list. */
const MAX_FINDINGS = 5;
const MAX_CELL = 190;
const MAX_NAMES = 14;

/** A report of one page for people who decide: what was tested, what came out, how sure that is. */
export function executiveDocument(source: ExecutiveSource): ReportDocument {
  const { run, results } = source;
  const title = `Red team report: ${cut(targetNameOf(run), 80)}`;
  return {
    title,
    isOnePage: true,
    blocks: [
      { kind: 'heading', level: 1, text: title },
      { kind: 'lead', text: resultSentence(results) },
      ...notesOn(run, results),
      { kind: 'facts', rows: testedRows(source) },
      { kind: 'charts', charts: executiveCharts(source) },
      {
        kind: 'small',
        text: `Each bar is the share of decided attacks that succeeded. The line across it is the 95 % interval. ${insufficientNote}.`,
      },
      ...findingBlocks(source.told),
      { kind: 'heading', level: 2, text: 'How sure this is' },
      { kind: 'list', items: confidence(results) },
      { kind: 'heading', level: 2, text: 'What was not tested' },
      { kind: 'list', items: notTested(source) },
    ],
  };
}

/** The first characters of a text. An ellipsis says that there are more. */
const cut = (text: string, most = MAX_CELL): string =>
  text.length <= most
    ? text
    : `${text
        .slice(0, most - 1)
        .toWellFormed()
        .trimEnd()}…`;

/** The result of a run in one sentence. */
export function resultSentence({ overall, undecided }: Results): string {
  const { attempts, successes, asr, asr_ci95 } = overall;
  if (asr === null) return cut(`No attack was decided${undecided ? `: ${undecided.message}` : ''}.`);
  if (successes === 0) {
    return `None of ${attempts} decided attacks succeeded (95 % interval ${intervalText(asr_ci95)}).`;
  }
  return `${successes} of ${attempts} decided attacks succeeded: ${percentText(asr)} (95 % interval ${intervalText(asr_ci95)}).`;
}

function notesOn(run: RunStatus, results: Results): Block[] {
  const notes = [
    ...(results.is_simulation ? [simulationNote] : []),
    ...(run.status === 'Finished' ? [] : [`The run is ${run.status}: this is of what it has so far.`]),
    ...cautionsOf(results),
  ];
  return notes.map((text) => ({ kind: 'note', text: cut(text, 300) }));
}

/** A moment as people write it, in UTC. */
const momentText = (at: string | null): string => (at === null ? '-' : `${at.slice(0, 16).replace('T', ' ')} UTC`);

function testedRows({ run, results, purpose }: ExecutiveSource): [string, string][] {
  const { overall, over_refusal: refusal } = results;
  const harmless = refusal
    ? ` ${refusal.refused} of ${refusal.attempts} harmless questions were refused.`
    : ' No harmless questions were asked.';
  return [
    ['Target', cut(`${run.target.endpoint ?? '(deleted)'}, model ${modelText(run)}`, 160)],
    ['Purpose', purpose === undefined || purpose.trim() === '' ? 'not described' : cut(purpose, 220)],
    ['When', `${momentText(run.started_at ?? run.created_at)} to ${momentText(run.ended_at)}, run ${run.run_id}`],
    ['Attempts', `${overall.attempts} decided, ${overall.unclear} unclear, ${overall.errors} errors.${harmless}`],
    ['Attacks', namesText(run.scope.attacks)],
    ['Risks', namesText(run.scope.risk_categories.map(titleOfCategory), '; ')],
  ];
}

const namesText = (names: readonly string[], between = ', '): string =>
  names.slice(0, MAX_NAMES).join(between) + (names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '');

function findingBlocks(told: readonly ToldFinding[]): Block[] {
  const findings = told.filter(({ what }) => what !== undefined);
  const worst = findings.slice(0, MAX_FINDINGS);
  const heading = { kind: 'heading', level: 2, text: 'Worst findings' } as const;
  if (worst.length === 0) return [heading, { kind: 'text', text: 'No attack showed a weakness.' }];
  const rows = worst.map((finding) => [
    finding.severity,
    cut(finding.what ?? finding.text),
    cut((finding.how_often ?? '-').replace('How often: ', ''), 130),
    cut(finding.advice?.[0] ?? '-', 230),
  ]);
  const columns = [
    { title: 'Severity', share: 1.1 },
    { title: 'What the target does', share: 3.4 },
    { title: 'How often', share: 2.2 },
    { title: 'What to do', share: 4 },
  ];
  const left = findings.length - worst.length;
  return [
    heading,
    { kind: 'table', columns, rows },
    ...(left > 0 ? [{ kind: 'small', text: `${left} more findings are in the technical report.` } as const] : []),
  ];
}

function confidence(results: Results): string[] {
  const { overall, corrected, judges, judge_certainty: known } = results;
  const names = judges.map(({ name, version }) => `${name} ${version}`).join('; ');
  const right = known.flatMap(({ category, right: share }) =>
    share === null ? [] : `${titleOfCategory(category)} ${percentText(share, 0)}`,
  );
  const judged = overall.attempts + overall.unclear;
  const unclear = judged === 0 ? null : overall.unclear / judged;
  return [
    `Judge: ${cut(names || 'none', 160)}. ${corrected} verdicts were corrected by people.`,
    `Unclear: ${percentText(unclear)} of ${judged} judged attempts showed neither success nor resistance. They are not in the rates.`,
    ...(right.length > 0
      ? [`Of its verdicts on hand-written answers, the judge was right in: ${cut(right.join('; '), 300)}.`]
      : []),
    'The intervals say how far chance alone can move a rate. They say nothing about attacks that were not tried.',
  ];
}

function notTested({ run, results }: ExecutiveSource): string[] {
  const risks = CategoryId.options.filter((id) => !run.scope.risk_categories.includes(id));
  const tried = new Set(run.scope.attacks);
  const untried = AttackId.options.filter((id) => !tried.has(id));
  const few = results.categories.filter(({ insufficient, asr }) => insufficient && asr !== null);
  const { total, done } = run.progress;
  return [
    `Risks: ${risks.length === 0 ? 'every risk of the catalogue was in the plan' : namesText(risks.map(titleOfCategory), '; ')}.`,
    `Attacks: ${untried.length} of ${AttackId.options.length} in the catalogue were not tried${untried.length > 0 ? `, such as ${untried.slice(0, 6).join(', ')}` : ''}.`,
    ...(few.length > 0
      ? [
          `With fewer than 30 attempts: ${namesText(
            few.map(({ id }) => titleOfCategory(id)),
            '; ',
          )}.`,
        ]
      : []),
    ...(done < total ? [`${total - done} of ${total} planned attempts were not made.`] : []),
    ...results.warnings.slice(0, 2).map((text) => cut(text, 220)),
  ];
}
