import { parseArgs } from 'node:util';
import { percentOf } from '../evaluate/markdown-table.ts';
import { writeBetween } from '../evaluate/write-between.ts';
import { readHalves } from '../field/own/halves.ts';
import { measureTexts, type TextMeasure } from './measure-texts.ts';
import { measureWizard, type WizardMeasure } from './measure-wizard.ts';
import { pastedTexts } from './pasted.ts';
import { policyDocuments } from './policy-documents.ts';

/** Policies as customers paste them into the wizard, and other texts, with the rules that a careful reader finds. Written for measuring only; no trainer may read them. */
const wizardTexts = readHalves('field/wizard-texts');

const { values } = parseArgs({ options: { seen: { type: 'boolean', default: false } } });

/** `--seen` leaves out the documents that are kept aside, and writes nothing. */
const documents = policyDocuments.filter(({ isUnseen }) => !(values.seen && isUnseen));
const measures: WizardMeasure[] = [];
for (const document of documents) measures.push(await measureWizard(document));

function rowOf({ name, format, isUnseen, pages, ...measure }: WizardMeasure): string {
  const { listed, found, answered, spurious, citations, wrongCitations } = measure;
  const cells = [
    `${name}${isUnseen ? ' (kept aside)' : ''}`,
    format,
    pages,
    listed,
    `${found} (${percentOf(found, listed)} %)`,
    `${spurious.length} of ${answered} (${percentOf(spurious.length, answered)} %)`,
    `${citations - wrongCitations.length} of ${citations}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

function textRowOf(half: string, language: string, { texts, listed, found, answered, spurious }: TextMeasure): string {
  const cells = [
    half,
    language,
    texts,
    listed,
    `${found} (${percentOf(found, listed)} %)`,
    `${spurious.length} of ${answered} (${percentOf(spurious.length, answered)} %)`,
  ];
  return `| ${cells.join(' | ')} |`;
}

const head =
  '| document | format | pages | rules listed | found | spurious | citations right |\n|---|---|--:|--:|--:|--:|--:|';
const table = [head, ...measures.map(rowOf)].join('\n');
console.log(table);
for (const { name, missed, spurious, wrongCitations } of measures) {
  for (const { sentence, words } of missed) console.log(`${name}: missed "${words}" in "${sentence} …"`);
  for (const { text } of spurious) console.log(`${name}: spurious "${text}"`);
  for (const sentence of wrongCitations) console.log(`${name}: wrong citation "${sentence}"`);
}
const textRows: string[] = [];
for (const half of values.seen ? (['dev'] as const) : (['dev', 'test'] as const)) {
  for (const language of ['en', 'de', 'fr', 'es'] as const) {
    const texts = [...wizardTexts[half], ...pastedTexts[half]].filter((each) => each.language === language);
    const measure = await measureTexts(texts);
    textRows.push(textRowOf(half, language, measure));
    if (half === 'test') continue;
    for (const words of measure.missed) console.log(`${language}: missed "${words}"`);
    for (const words of measure.spurious) console.log(`${language}: spurious "${words}"`);
  }
}
const textHead = '| half | language | texts | rules listed | found | spurious |\n|---|---|--:|--:|--:|--:|';
const textTable = [textHead, ...textRows].join('\n');
console.log(textTable);
if (!values.seen) {
  const page = new URL('../../docs/guardrails/policy-wizard.md', import.meta.url);
  writeBetween(
    page,
    { start: '<!-- figures: written by npm run ml -- wizard -->', end: '<!-- end of figures -->' },
    `${table}\n\n${textTable}`,
  );
  console.log(`Wrote ${page.pathname}`);
}
