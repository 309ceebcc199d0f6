import { html, type Markup } from './markup.ts';
import type { Bar, BarChart } from './report-document.ts';

/** Sizes of a chart in the units of its SVG, which is drawn as wide as there is room. */
const WIDTH = 300;
const ROW = 34;
const BAR = 9;
const TEXT = 12;

/** Charts side by side. Each is a picture whose title says all values, for readers who do not see it. */
export const chartsMarkup = (charts: readonly BarChart[]): Markup =>
  html`<div class="charts">\n${charts.map(chartMarkup)}</div>\n`;

function chartMarkup({ title, note, most, bars }: BarChart): Markup {
  const height = Math.max(1, bars.length) * ROW;
  const told = bars.map(({ label, text }) => `${label}: ${text}`).join('; ');
  return html`<figure><figcaption><strong>${title}</strong></figcaption>
<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${title}. ${told}" xmlns="http://www.w3.org/2000/svg">
${bars.map((bar, at) => barMarkup(bar, at * ROW, most))}</svg>
${note !== undefined && html`<small>${note}</small>`}</figure>\n`;
}

/** Characters of a label that have room beside the value. */
const MAX_LABEL = 30;

function barMarkup({ label, value, interval, text }: Bar, top: number, most: number): Markup {
  const along = (share: number) => Math.round((WIDTH * Math.min(Math.max(share, 0), most) * 10) / (most || 1)) / 10;
  const y = top + TEXT + 5;
  const room = Math.max(8, MAX_LABEL - Math.max(0, text.length - 12));
  const shown = label.length <= room ? label : `${label.slice(0, room - 1).toWellFormed()}…`;
  return html`<text x="0" y="${top + TEXT}">${shown}</text><text x="${WIDTH}" y="${top + TEXT}" text-anchor="end">${text}</text>
<rect class="ground" x="0" y="${y}" width="${WIDTH}" height="${BAR}"/>${value !== null && value > 0 && html`<rect class="bar" x="0" y="${y}" width="${along(value)}" height="${BAR}"/>`}${
    interval && whiskerMarkup(along(interval[0]), along(interval[1]), y)
  }
`;
}

function whiskerMarkup(from: number, to: number, y: number): Markup {
  const middle = y + BAR / 2;
  const path = html`M${from} ${y}V${y + BAR}M${from} ${middle}H${to}M${to} ${y}V${y + BAR}`;
  return html`<path class="under" d="${path}"/><path class="whisker" d="${path}"/>`;
}
