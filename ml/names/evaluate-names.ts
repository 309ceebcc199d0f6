import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readNames } from '../../packages/detectors/src/names/name-file.ts';
import { NameTagger } from '../../packages/detectors/src/names/name-tagger.ts';
import { dataFolder } from '../evaluate/data-folder.ts';
import { keepTables } from '../evaluate/keep-tables.ts';
import { percentOf, table } from '../evaluate/markdown-table.ts';
import { readCorpus } from '../evaluate/read-rows.ts';
import { fitNames } from './fit-names.ts';
import type { LabelledText } from './labelled-text.ts';
import { type Counts, count, countedSpans, f1, measuredKinds, noCounts, precision, recall } from './measure-names.ts';
import { readNameLists } from './name-lists.ts';
import { readLabelled } from './read-labelled.ts';
import { synthesise } from './synthesise.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    packages: { type: 'string' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
});

const lists = readNameLists(values.packages);
const own = synthesise(lists);
const train = (await readLabelled(dataFolder(values.data), 'train')).texts;
const val = (await readLabelled(dataFolder(values.data), 'val')).texts;
const sources = [...new Set(train.map(({ source }) => source))].toSorted();

const heldOut = sources.flatMap((source) => {
  const model = fitNames([...own, ...train.filter((row) => row.source !== source)], lists, { date: '', data: {} });
  console.log(`fitted without ${source}`);
  const rows = [...train, ...val].filter((row) => row.source === source);
  return figuresOf(source, rows, finderOf(new NameTagger(model), model.header.thresholds));
});
const shipped = readNames(readFileSync('packages/detectors/weights/names.tagger'));
const find = finderOf(new NameTagger(shipped), shipped.header.thresholds);
const validation = [
  ...sources.flatMap((source) =>
    figuresOf(
      source,
      val.filter((row) => row.source === source),
      find,
    ),
  ),
  ...figuresOf('all', val, find),
];
const harmless = (await readCorpus(dataFolder(values.data))).rows.filter(
  ({ task, split, licence }) => task === 'benign' && split === 'val' && licence === 'permissive',
);
const benign = [
  ...[...new Set(harmless.map(({ source }) => source))].toSorted().map((source) =>
    alarmsOf(
      source,
      harmless.filter((row) => row.source === source).map(({ text }) => text),
    ),
  ),
  alarmsOf(
    'texts of pii.val.jsonl without a name',
    val.filter((row) => countedSpans(row).length === 0).map(({ text }) => text),
  ),
];

const head = ['source', 'kind', 'F1', 'precision', 'recall', 'labelled'];
keepTables(
  'names',
  [
    `Written on ${values.date}, at the thresholds that ship (${measuredKinds.map((kind) => `${kind} ${shipped.header.thresholds[kind]}`).join(', ')}). A name counts as found where both ends and the kind are right.`,
    `**Sources that the measured model never saw**, each from a model trained without it:\n\n${table(head, heldOut)}`,
    `**\`pii.val.jsonl\`, the shipped model** (the same sources as in training, so it flatters):\n\n${table(head, validation)}`,
    `**Texts with something found**, in percent. Many of these texts do hold names (of people in arithmetic problems and stories, of places in questions), which are found rightly:\n\n${table(['texts', 'number', ...measuredKinds], benign)}`,
    `Speed: ${speed(harmless.map(({ text }) => text))} MB of prose a second on one core of the machine that wrote this.`,
  ]
    .map((part) => part.trim())
    .join('\n\n'),
);

type Finder = (text: string) => ReturnType<NameTagger['find']>;

function finderOf(tagger: NameTagger, thresholds: typeof shipped.header.thresholds): Finder {
  return (text) => tagger.find(text).filter(({ kind, confidence }) => confidence >= thresholds[kind]);
}

function figuresOf(name: string, rows: readonly LabelledText[], finder: Finder): (string | number)[][] {
  const counts = noCounts();
  for (const row of rows) count(counts, row, finder(row.text));
  const shown = measuredKinds.filter((kind) => counts[kind].labelled > 0);
  return [
    ...shown.map((kind) => figures(name, kind, counts[kind])),
    figures(name, 'together', added(shown.map((kind) => counts[kind]))),
  ];
}

/** Of all kinds that a source labels. */
function added(all: readonly Counts[]): Counts {
  const sum = (of: keyof Counts) => all.reduce((total, counts) => total + counts[of], 0);
  return { right: sum('right'), found: sum('found'), labelled: sum('labelled') };
}

function figures(name: string, kind: string, counts: Counts): (string | number)[] {
  const shares = [f1(counts), precision(counts), recall(counts)].map((share) => share.toFixed(3));
  return [name, kind, ...shares, counts.labelled];
}

function alarmsOf(name: string, texts: readonly string[]): (string | number)[] {
  const found = texts.map((text) => new Set(find(text).map(({ kind }) => kind)));
  const share = (kind: (typeof measuredKinds)[number]) =>
    percentOf(found.filter((kinds) => kinds.has(kind)).length, texts.length);
  return [name, texts.length, ...measuredKinds.map(share)];
}

/** Megabytes of UTF-16 read as one text, a second of processor time. */
function speed(texts: readonly string[]): string {
  const text = texts.join('\n').slice(0, 2_000_000);
  find(text);
  const before = process.cpuUsage();
  find(text);
  const { user } = process.cpuUsage(before);
  return (text.length / user).toFixed(1);
}
