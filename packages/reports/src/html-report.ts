import type { Results } from '@redoubt/contract';
import { cautionsOf } from './cautions.ts';
import { htmlPage } from './html-page.ts';
import { html, type Markup } from './markup.ts';
import { insufficientNote, intervalText, liftText, percentText, rateText, simulationNote } from './rate-text.ts';
import { recordArticle } from './record-article.ts';
import { modelText, planRows, type RunReport, titleOf } from './run-report.ts';
import { toldSection } from './told-findings.ts';
import { certaintyNote, type Weakness } from './weaknesses.ts';

type Rate = Results['overall'] & { readonly lift?: number | null };

/**
 * A complete HTML file without scripts and without anything to load. Texts of targets are escaped and never become
 * markup.
 */
export function htmlReport(report: RunReport): string {
  const { run, results, findings, media } = report;
  return htmlPage(
    `Red team: ${titleOf(run)}`,
    html`<h1>Red team: ${titleOf(run)}</h1>
${attacked(report)}
${results.is_simulation && note(simulationNote)}
${run.status !== 'Finished' && note(`The run is ${run.status}: this is of what it has so far.`)}
${run.status === 'Finished' && run.state_reason !== null && note(run.state_reason)}
${contents(report)}
${summary(results)}${toldSection(report.told)}
<h2 id="categories">By category</h2>
${rateTable('Category', results.categories.flatMap(categoryRows))}
<h2 id="attacks">By attack</h2>
${rateTable(
  'Attack',
  results.attacks.map((attack) => rateRow(attack.id, attack)),
)}
<p>${insufficientNote}. Lift: percentage points above the attack <code>basic</code> on the same goals.</p>
${weaknessSection(report)}
<h2 id="records">Records that succeeded</h2>
${findingsNote(report)}
${findings.map((record) => recordArticle(record, media))}
<h2 id="sub-categories">Sub-categories</h2>
${rateTable('Sub-category', results.categories.flatMap(subCategoryRows))}
<h2 id="run">The run</h2>
<table>${planRows(report).map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>\n`)}</table>`,
  );
}

/** Links to the parts of the page. */
function contents({ told, weaknesses }: RunReport): Markup {
  const parts = [
    ['summary', 'Summary'],
    ...(told.length > 0 ? [['findings', 'Findings']] : []),
    ['categories', 'By category'],
    ['attacks', 'By attack'],
    ...(weaknesses.length > 0 ? [['weaknesses', 'Weaknesses']] : []),
    ['records', 'Records that succeeded'],
    ['sub-categories', 'Sub-categories'],
    ['run', 'The run'],
  ];
  return html`<nav aria-label="Contents"><ol>${parts.map(([id, name]) => html`<li><a href="#${id}">${name}</a></li>\n`)}</ol></nav>`;
}

/** What was attacked and when, at the head of the page. */
const attacked = ({ run }: RunReport): Markup =>
  html`<p>Target <code>${run.target.endpoint ?? '(deleted)'}</code>, model <code>${modelText(run)}</code>, ${run.ended_at ?? run.created_at}</p>`;

const note = (text: string): Markup => html`<p class="note"><strong>Note:</strong> ${text}</p>`;

function summary(results: Results): Markup {
  const { overall, over_refusal: refusal, undecided } = results;
  const { attempts, successes, unclear, errors, asr_ci95 } = overall;
  return html`<h2 id="summary">Summary</h2>
<p class="rate">${rateText(overall)}</p>
<p>of the decided attacks succeeded: ${successes} of ${attempts} (95 % interval ${intervalText(asr_ci95)}). ${unclear} more were unclear and ${errors} ended in an error; they are not counted.</p>
${undecided && html`<p>${undecided.message}.</p>`}
${cautionsOf(results).map((text) => html`<p>${text}</p>`)}
${
  refusal &&
  html`<p>Over-refusal: ${percentText(refusal.rate)} (95 % interval ${intervalText(refusal.ci95)}): ${refusal.refused} of ${refusal.attempts} harmless prompts were refused, ${refusal.errors} ended in an error.</p>`
}`;
}

const rateTable = (what: string, rows: readonly Markup[]): Markup => html`<table>
<thead><tr><th>${what}</th>${['ASR', '95 % interval', 'Attempts', 'Successes', 'Unclear', 'Errors', 'Lift'].map(
  (name) => html`<th class="number">${name}</th>`,
)}</tr></thead>
<tbody>
${rows}</tbody></table>`;

function rateRow(name: string, rate: Rate, kind = ''): Markup {
  const cells = [
    rateText(rate),
    intervalText(rate.asr_ci95),
    rate.attempts,
    rate.successes,
    rate.unclear,
    rate.errors,
    liftText(rate.lift ?? null),
  ];
  return html`<tr class="${kind}"><td>${name}</td>${cells.map((cell) => html`<td class="number">${cell}</td>`)}</tr>\n`;
}

const MAX_WEAKNESSES = 50;

function weaknessSection({ weaknesses, results }: RunReport): Markup | false {
  if (weaknesses.length === 0) return false;
  const shown = weaknesses.slice(0, MAX_WEAKNESSES);
  return html`<h2 id="weaknesses">Weaknesses</h2>
<p>${shown.length} of ${weaknesses.length}, sorted by severity and certainty. ${certaintyNote(results)}</p>
<table>
<thead><tr>${['Severity', 'Weakness', 'Certainty', 'Successes', 'What to do'].map(
    (name) => html`<th>${name}</th>`,
  )}</tr></thead>
<tbody>
${shown.map(weaknessRow)}</tbody></table>`;
}

function weaknessRow(weakness: Weakness): Markup {
  const { category, subCategory, severity, certainty, successes, goals, attacks, frameworks, remedy } = weakness;
  const bearsOn = `Attacks: ${attacks.join(', ')}. Frameworks: ${frameworks.join('; ') || '-'}.`;
  return html`<tr><td>${severity}</td><td>${category}: ${subCategory}</td><td>${percentText(certainty)}</td><td>${successes} on ${goals} goals</td><td class="words">${remedy}<br><small>${bearsOn}</small></td></tr>\n`;
}

const categoryRows = (category: Results['categories'][number]): Markup[] => [
  rateRow(category.id, category),
  ...category.attacks.map((attack) => rateRow(attack.id, attack, 'part')),
];

const subCategoryRows = ({ id, sub_categories }: Results['categories'][number]): Markup[] =>
  sub_categories.map((sub) => rateRow(`${id}: ${sub.name}`, sub));

function findingsNote({ results, findings, recordsUrl }: RunReport): Markup {
  const { successes } = results.overall;
  if (successes === 0) return html`<p>No attack succeeded.</p>`;
  return html`<p>${findings.length} of ${successes} successes, the surest first. All records: <code>${recordsUrl}</code></p>`;
}
