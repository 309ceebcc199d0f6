import { html } from './markup.ts';

/** The style of the HTML report, for screen and paper, light and dark. */
export const htmlStyle = html`
:root { color-scheme: light dark; --line: #8884; --soft: #8881; --bad: #b3261e; --warn: #8a5a00; }
@media (prefers-color-scheme: dark) { :root { --bad: #ff8a80; --warn: #ffc766; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { line-height: 1.2; overflow-wrap: anywhere; } h2 { margin-top: 2.5rem; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .35rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; }
td { overflow-wrap: anywhere; } th.number, td.number { text-align: right; white-space: nowrap; }
tr.part td:first-child { padding-left: 1.8rem; }
.note { border-left: 4px solid var(--warn); background: var(--soft); padding: .6rem 1rem; }
.rate { font-size: 2.6rem; font-weight: 650; line-height: 1.1; }
article { border: 1px solid var(--line); border-radius: .5rem; padding: 0 1rem 1rem; margin: 1rem 0; break-inside: avoid; }
article h3 { margin-bottom: .2rem; } .score { color: var(--bad); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: isolate; background: var(--soft); padding: .6rem .8rem; border-radius: .3rem; margin: .3rem 0; max-height: 30rem; overflow: auto; }
dt { font-weight: 600; margin-top: .6rem; } dd { margin: 0; }
@media print { pre { max-height: none; } }
`;
