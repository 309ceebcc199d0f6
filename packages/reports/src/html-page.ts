import { html, type Markup } from './markup.ts';

const policy = html`default-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src data:; base-uri 'none'; form-action 'none'`;

/** The Content-Security-Policy of our pages: nothing is loaded from elsewhere, and no script runs. */
export const PAGE_POLICY = policy.toString();

/** A complete HTML file without scripts and without anything to load. Texts in it are escaped. */
export function htmlPage(title: string, body: Markup): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${pageStyle}</style>
</head>
<body>
${body}
</body>
</html>
`.toString();
}

/** The style of the reports, for screen and paper, light and dark. */
const pageStyle = html`
:root { color-scheme: light dark; --line: #8884; --soft: #8881; --bad: #b3261e; --warn: #8a5a00; --good: #1b6e3c; }
@media (prefers-color-scheme: dark) { :root { --bad: #ff8a80; --warn: #ffc766; --good: #7ed09a; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { line-height: 1.2; overflow-wrap: anywhere; } h2 { margin-top: 2.5rem; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .35rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; }
td { overflow-wrap: anywhere; } th.number, td.number { text-align: right; white-space: nowrap; }
tr.part td:first-child { padding-left: 1.8rem; }
.note { border-left: 4px solid var(--warn); background: var(--soft); padding: .6rem 1rem; }
.rate { font-size: 2.6rem; font-weight: 650; line-height: 1.1; }
article { border: 1px solid var(--line); border-radius: .5rem; padding: 0 1rem 1rem; margin: 1rem 0; break-inside: avoid; }
article h3 { margin-bottom: .2rem; } .score, .fail { color: var(--bad); } .partial { color: var(--warn); } .pass { color: var(--good); } .status { font-weight: 600; white-space: nowrap; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: isolate; background: var(--soft); padding: .6rem .8rem; border-radius: .3rem; margin: .3rem 0; max-height: 30rem; overflow: auto; }
img { max-width: 100%; max-height: 30rem; background: #fff; } audio { width: 100%; }
.lead { font-size: 1.3rem; font-weight: 600; } .charts { display: flex; flex-wrap: wrap; gap: 1.5rem; } figure { flex: 1 1 16rem; margin: 0; break-inside: avoid; }
svg { display: block; width: 100%; height: auto; margin: .4rem 0; } svg text { font: 11px system-ui, sans-serif; fill: currentColor; }
.ground { fill: var(--soft); } .bar { fill: #6b7c93; } .under { stroke: Canvas; stroke-width: 3; fill: none; } .whisker { stroke: CanvasText; stroke-width: 1.2; fill: none; }
nav ol { columns: 2; } .id { white-space: nowrap; } .words { min-width: 16rem; overflow-wrap: break-word; } dt { font-weight: 600; margin-top: .6rem; } dd { margin: 0; }
@page { size: A4; margin: 16mm 14mm; }
@media print {
  :root { color-scheme: light; --bad: #b3261e; --warn: #8a5a00; --good: #1b6e3c; }
  body { font-size: 10pt; max-width: none; margin: 0; padding: 0; }
  pre { max-height: none; } .charts { flex-wrap: nowrap; } .bar { fill: #44546a; } rect { print-color-adjust: exact; }
  thead { display: table-header-group; } tr, .note { break-inside: avoid; } h2, h3 { break-after: avoid; }
  a { color: inherit; text-decoration: none; }
}
`;
