import { chartsMarkup } from './chart-svg.ts';
import { htmlPage } from './html-page.ts';
import { html, type Markup } from './markup.ts';
import type { Block, ReportDocument } from './report-document.ts';

/** A document as one HTML file: charts are SVG in it, nothing is loaded, and no script runs. */
export const documentHtml = ({ title, blocks }: ReportDocument): string =>
  htmlPage(title, html`<main>\n${blocks.map(blockMarkup)}</main>`);

function blockMarkup(block: Block): Markup | false {
  if (block.kind === 'heading') return headingMarkup(block);
  // A page of the screen has no numbers of pages.
  if (block.kind === 'contents') return false;
  if (block.kind === 'charts') return chartsMarkup(block.charts);
  if (block.kind === 'list') return html`<ul>${block.items.map((item) => html`<li dir="auto">${item}</li>\n`)}</ul>\n`;
  if (block.kind === 'facts') return factsMarkup(block.rows);
  if (block.kind === 'table') return tableMarkup(block);
  return textMarkup(block);
}

function headingMarkup({ level, text }: Extract<Block, { kind: 'heading' }>): Markup {
  if (level === 1) return html`<h1>${text}</h1>\n`;
  return level === 2 ? html`<h2>${text}</h2>\n` : html`<h3>${text}</h3>\n`;
}

function textMarkup({
  kind,
  text,
}: Extract<Block, { text: string; kind: 'text' | 'small' | 'lead' | 'note' | 'quote' }>) {
  if (kind === 'lead') return html`<p class="lead">${text}</p>\n`;
  if (kind === 'note') return html`<p class="note"><strong>Note:</strong> ${text}</p>\n`;
  if (kind === 'quote') return html`<pre dir="auto">${text}</pre>\n`;
  return kind === 'small' ? html`<p><small>${text}</small></p>\n` : html`<p dir="auto">${text}</p>\n`;
}

const factsMarkup = (rows: Extract<Block, { kind: 'facts' }>['rows']): Markup =>
  html`<table>${rows.map(([name, value]) => html`<tr><th scope="row">${name}</th><td dir="auto">${value}</td></tr>\n`)}</table>\n`;

function tableMarkup({ columns, rows }: Extract<Block, { kind: 'table' }>): Markup {
  const classOf = (at: number) => (columns[at]?.isNumber ? 'number' : '');
  return html`<table>
<thead><tr>${columns.map(({ title }, at) => html`<th class="${classOf(at)}">${title}</th>`)}</tr></thead>
<tbody>
${rows.map((cells) => html`<tr>${cells.map((cell, at) => html`<td class="${classOf(at)}" dir="auto">${cell}</td>`)}</tr>\n`)}</tbody></table>\n`;
}
