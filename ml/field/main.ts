import { parseArgs } from 'node:util';
import { dataFolder } from '../evaluate/data-folder.ts';
import { keepTables } from '../evaluate/keep-tables.ts';
import { percent, table } from '../evaluate/markdown-table.ts';
import { qualityPage } from '../evaluate/result-pages.ts';
import { writeBetween } from '../evaluate/write-between.ts';
import { openFieldJudge } from './field-judge.ts';
import { type FieldBar, type FieldPart, type FieldSection, isKept } from './field-part.ts';
import { claims } from './parts/claims.ts';
import { documents } from './parts/documents.ts';
import { hidden } from './parts/hidden.ts';
import { inContext } from './parts/in-context.ts';
import { independence } from './parts/independence.ts';
import { otherLanguages } from './parts/languages.ts';
import { policies } from './parts/policies.ts';
import { relevancy } from './parts/relevancy.ts';
import { shortTexts } from './parts/short-texts.ts';
import { thresholds } from './parts/thresholds.ts';
import { topics } from './parts/topics.ts';

/** What a user asks first of a detector, and the figures that answer. */
const questions: readonly (readonly [string, string])[] = [
  ['Found, alone', 'found alone'],
  ['Kept within other text, at worst', 'found in the worst context, of what is found alone'],
  ['Found in the tenth best language', 'found in the tenth best language'],
  ['Documents flagged', 'documents flagged'],
  ['Short harmless texts flagged', 'short harmless sentences flagged'],
];
const detectors = ['injection_attack', 'toxicity', 'nsfw', 'bias', 'sponge_attack'];

/** Returns the tables of the page for users: a row a detector, and the figures of everything else. */
function summaryTable(bars: readonly FieldBar[]): string {
  const byName = new Map(bars.map((bar) => [bar.name, bar]));
  const rows = detectors.map((name) => [
    `\`${name}\``,
    ...questions.map(([, figure]) => {
      const bar = byName.get(`${name}: ${figure}`);
      return bar ? percent(bar.found) : '';
    }),
  ]);
  const shown = new Set(detectors.flatMap((name) => questions.map(([, figure]) => `${name}: ${figure}`)));
  const others = bars.filter(({ name }) => !shown.has(name)).map(({ name, found }) => [name, percent(found)]);
  return [
    table(['Detector', ...questions.map(([title]) => title)], rows),
    table(['Figure', 'In percent'], others),
  ].join('');
}

const parts: Readonly<Record<string, FieldPart>> = {
  documents,
  short: shortTexts,
  context: inContext,
  languages: otherLanguages,
  hidden,
  policies,
  claims,
  relevancy,
  topics,
  independence,
  thresholds,
};

const help = `node --conditions=redoubt-source ml/field/main.ts [--data DIR] [--part NAME]... [--look] [--most N] [--json]

Measures the detectors, as they ship, on what real traffic is made of. --data holds <task>.<split>.jsonl and field/.
Without --look it counts on the sources and on the half of our own texts that nobody looks at,
and writes ml/results/field.json and the table of docs/guardrails/detection-quality.md; with --look it measures on the
others and writes nothing.
--most N: at most N texts of a kind (default 200).
--part: ${Object.keys(parts).join(', ')}; all of them without it.`;

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    part: { type: 'string', multiple: true },
    look: { type: 'boolean', default: false },
    most: { type: 'string', default: '200' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
const chosen = values.part ?? Object.keys(parts);
const unknown = chosen.find((name) => !parts[name]);
const most = Number(values.most);
if (values.help) console.log(help);
else if (unknown !== undefined) fail(`There is no part "${unknown}". Known ones: ${Object.keys(parts).join(', ')}`);
else if (!Number.isInteger(most) || most < 1) fail('--most takes a whole number from 1');
else await measure();

function fail(message: string): void {
  console.error(message);
  process.exitCode = 2;
}

async function measure(): Promise<void> {
  const judge = openFieldJudge();
  const sections: FieldSection[] = [];
  const halves = values.look ? ({ split: 'train', half: 'dev' } as const) : ({ split: 'val', half: 'test' } as const);
  for (const name of chosen) {
    const startedAt = performance.now();
    const section = await parts[name]?.({ folder: dataFolder(values.data), judge, most, ...halves });
    if (!section) continue;
    sections.push(section);
    console.error(`${name}: ${Math.round((performance.now() - startedAt) / 1_000)} s`);
  }
  await judge.close();
  const bars = sections.flatMap((section) => section.bars);
  const page = `${barTable(bars)}${sections.map(({ title, text }) => `### ${title}\n\n${text}`).join('')}`;
  console.log(values.json ? JSON.stringify(bars, null, 1) : page);
  // A part alone is not what the page tells.
  if (!values.look && values.part === undefined) keep(sections, page);
}

function barTable(bars: readonly FieldBar[]): string {
  const rows = bars.map((bar) => [
    bar.name,
    percent(bar.found),
    `${bar.side} ${Math.round(bar.bar * 1_000) / 10}`,
    isKept(bar) ? 'yes' : '**no**',
  ]);
  return table(['Figure, in percent', 'found', 'bar', 'kept'], rows);
}

function keep(sections: readonly FieldSection[], page: string): void {
  const bars = sections.flatMap((section) => section.bars);
  keepTables('field', page, { date: new Date().toISOString(), bars });
  const curves = sections.find(({ title }) => title === 'Thresholds')?.text ?? '';
  writeBetween(qualityPage, markersOf('field'), summaryTable(bars));
  writeBetween(qualityPage, markersOf('thresholds'), curves);
}

function markersOf(name: string) {
  return { start: `<!-- ${name}: written by npm run ml -- field -->`, end: `<!-- end of ${name} -->` };
}
