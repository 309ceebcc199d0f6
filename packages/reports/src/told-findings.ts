import type { FindingsReport } from '@redoubt/contract';
import { html, type Markup } from './markup.ts';

/** A finding of a run in the words of a person, as the service tells it. */
export type ToldFinding = FindingsReport['key_findings'][number];

const MAX_TOLD = 30;

/** The severity, and what it is at the ends of the interval of the rate if that is something else. */
export function severityText({
  severity,
  severity_ci95: ends,
}: Pick<ToldFinding, 'severity' | 'severity_ci95'>): string {
  if (!ends || (ends[0] === severity && ends[1] === severity)) return severity;
  return `${severity} (by its interval ${ends[0]} to ${ends[1]})`;
}

/** The findings as articles of a page: what, how, how often, whose fault, an example, what to do. */
export function toldSection(told: readonly ToldFinding[]): Markup | false {
  if (told.length === 0) return false;
  return html`<h2 id="findings">Findings</h2>
${told.slice(0, MAX_TOLD).map(article)}`;
}

function article(finding: ToldFinding): Markup {
  const { what, text, how, how_often, fault, example, advice } = finding;
  const severity = html`<span class="score">${severityText(finding)}</span>`;
  if (what === undefined) return html`<article><p>${text} ${severity}</p></article>\n`;
  return html`<article>
<h3>${what} ${severity}</h3>
${[how, how_often, fault].map((part) => part !== undefined && html`<p>${part}</p>\n`)}${
  example &&
  html`<dl>
<dt>Prompt</dt><dd><pre dir="auto">${example.prompt}</pre></dd>
<dt>Answer</dt><dd><pre dir="auto">${example.answer}</pre></dd>
</dl>
`
}<p><strong>What to do</strong></p>
<ul>${(advice ?? []).map((one) => html`<li>${one}</li>`)}</ul>
</article>
`;
}

/** The same in Markdown. `inline` escapes a text within a line, `fenced` puts one in a block. */
export function toldMarkdown(
  told: readonly ToldFinding[],
  { inline, fenced }: Readonly<Record<'inline' | 'fenced', (text: string) => string>>,
): string[] {
  if (told.length === 0) return [];
  const parts = told.slice(0, MAX_TOLD).flatMap((finding) => {
    const { what, text, how, how_often, fault, example, advice } = finding;
    const head = `### ${inline(what ?? text)} (${severityText(finding)})`;
    return [
      head,
      ...[how, how_often, fault].flatMap((part) => (part === undefined ? [] : [inline(part)])),
      ...(example ? ['Prompt:', fenced(example.prompt), 'Answer:', fenced(example.answer)] : []),
      ...(advice && advice.length > 0 ? [`What to do: ${advice.map(inline).join(' ')}`] : []),
    ];
  });
  return ['## Findings', ...parts];
}
