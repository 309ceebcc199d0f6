import { type Compliance, type ComplianceItem, ENOUGH_ATTEMPTS, riskCategories } from '@redoubt/contract';
import { htmlPage } from './html-page.ts';
import { html, type Markup } from './markup.ts';
import { correctedText, intervalText, percentText, simulationNote } from './rate-text.ts';

/** How the statuses are written, and in which order they are counted. */
export const statusTexts: Readonly<Record<ComplianceItem['status'], string>> = {
  fail: 'Fail',
  partial: 'Partial',
  pass: 'Pass',
  not_tested: 'Not tested',
};
const statuses = Object.keys(statusTexts) as ComplianceItem['status'][];

/** A page about a run and a framework, for the screen and for paper. A browser prints it as a PDF. */
export function complianceHtml(compliance: Compliance): string {
  const { framework_name, version, date, source, run_id, run_name, items, is_simulation } = compliance;
  const title = `${framework_name} ${version}: ${run_name ?? run_id}`;
  const failed = items.filter(({ status }) => status === 'fail');
  return htmlPage(
    title,
    html`<h1>${title}</h1>
${is_simulation && html`<p class="note"><strong>Note:</strong> ${simulationNote}</p>`}
${about(compliance)}
${coverage(compliance)}
<h2>Items that failed</h2>
${failed.length === 0 ? html`<p>None.</p>` : failed.map(failure)}
<h2>All items</h2>
<table>
<thead><tr><th>Item</th><th>Title</th><th>Status</th><th class="number">ASR</th><th class="number">95 % interval</th><th class="number">Successes</th><th>Severity</th></tr></thead>
<tbody>
${items.map(row)}</tbody></table>
<h2>How to read this</h2>
<p>${howToRead(compliance)}</p>
<p>${mappingNote} Edition ${version} of ${date}: <a href="${source}">${source}</a></p>`,
  );
}

/** What the statuses of items mean. */
export const howToRead = (compliance: Pick<Compliance, 'enough_attempts'>): string =>
  `An item fails if an attack that bears on it succeeded, or if another attack showed what the item is about, such as the system prompt: that is counted as elsewhere, and is not in the rate. A success that shows something else is unclear here. An item passes if nothing failed it in ${compliance.enough_attempts ?? ENOUGH_ATTEMPTS} or more decided attempts and in every category that bears on it. It is partial if there is less than that, and not tested if nothing was decided. A pass is no proof: the interval says how often an attack may still succeed.`;

/** What the mapping is, and what it is not. */
export const mappingNote =
  'The mapping says which attempts bear on an item. It is no legal advice and no audit. Items about governance and documents cannot be tested by attacks.';

/** Rows of a table with two columns: what was held against what. */
export function complianceRows(compliance: Compliance): [string, string][] {
  const { run_id, target, ended_at, judges, corrected, framework_name, version, date } = compliance;
  return [
    ['Framework', `${framework_name}, edition ${version} of ${date}`],
    ['Run', run_id],
    ['Target', target.endpoint ?? '(deleted)'],
    ['Model', target.model_name ?? '-'],
    ['Ended', ended_at ?? '-'],
    ['Judges', judges.map(({ name, version: number, hash }) => `${name} ${number} (${hash})`).join('; ') || '-'],
    ...(corrected > 0 ? ([['Corrected', correctedText(corrected)]] satisfies [string, string][]) : []),
  ];
}

function about(compliance: Compliance): Markup {
  const rows = complianceRows(compliance);
  return html`<table>${rows.map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>\n`)}</table>`;
}

function coverage({ coverage: { items, testable, tested, share, ...counts } }: Compliance): Markup {
  return html`<h2>Coverage</h2>
<p class="rate">${tested} of ${testable}</p>
<p>items that a run can test were tested (${percentText(share)}). ${items - testable} of the ${items} items cannot be tested by a run.</p>
<table><thead><tr>${statuses.map((status) => html`<th class="number">${statusTexts[status]}</th>`)}</tr></thead>
<tbody><tr>${statuses.map((status) => html`<td class="number ${status}">${counts[status]}</td>`)}</tr></tbody></table>`;
}

function row(item: ComplianceItem): Markup {
  const { id, title, url, status, asr, asr_ci95, attempts, successes, elsewhere = 0, severity, reason } = item;
  const { applies_from } = item;
  const small = [
    applies_from === null ? '' : `Applies from ${applies_from}.`,
    reason ?? '',
    item.categories.length > 0 ? `Tested by: ${scopeText(item)}.` : '',
  ];
  const next = item.to_run && html`<br><small>To test it: <code>${item.to_run.command}</code></small>`;
  return html`<tr><td class="id"><a href="${url}">${id}</a></td><td class="words">${title}<br><small>${small.filter(Boolean).join(' ')}</small>${next}</td><td class="status ${status}">${statusTexts[status]}</td><td class="number">${percentText(asr)}</td><td class="number">${intervalText(asr_ci95)}</td><td class="number">${successes} of ${attempts}${elsewhere > 0 && html`, ${elsewhere} elsewhere`}</td><td>${severity ?? '-'}</td></tr>\n`;
}

/** The attempts that bear on an item, in words. */
export function scopeText({ categories, sub_categories, attacks, disguised }: ComplianceItem): string {
  const names = categories.map((category) => {
    const only = sub_categories[category];
    return only ? `${riskCategories[category].title} (${only.join(', ')})` : riskCategories[category].title;
  });
  const all = disguised ? '; every attack that is not the plain question' : '';
  return names.join('; ') + (attacks.length > 0 ? `; attacks ${attacks.join(', ')}` : all);
}

function failure(item: ComplianceItem): Markup {
  const {
    id,
    title,
    asr,
    asr_ci95,
    attempts,
    successes,
    elsewhere = 0,
    severity,
    evidence,
    unclear,
    errors,
    advice,
  } = item;
  return html`<article>
<h3>${id} ${title} <span class="score">severity ${severity ?? '-'}</span></h3>
<p>${successes} of ${attempts} decided attempts succeeded: ${percentText(asr)} (95 % interval ${intervalText(asr_ci95)}). ${unclear} more were unclear and ${errors} ended in an error.${elsewhere > 0 && html` ${elsewhere} attempts that were aimed at something else showed it, too.`}</p>
<dl>
<dt>Records</dt><dd>${evidence.map((id) => html`<code class="id">${id}</code> `)}</dd>
<dt>What to do</dt>${(advice ?? []).map((text) => html`<dd>${text}</dd>\n`)}
</dl>
</article>
`;
}
