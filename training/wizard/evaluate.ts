import { parseArgs } from 'node:util';
import { writeBetween } from '../evaluate/write-between.ts';
import { measureWizard, type WizardMeasure } from './measure-wizard.ts';
import { policyDocuments } from './policy-documents.ts';

const { values } = parseArgs({ options: { seen: { type: 'boolean', default: false } } });

/** `--seen` leaves out the documents that are kept aside, and writes nothing. */
const documents = policyDocuments.filter(({ isUnseen }) => !(values.seen && isUnseen));
const measures: WizardMeasure[] = [];
for (const document of documents) measures.push(await measureWizard(document));

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`;

function rowOf({ name, format, isUnseen, pages, ...measure }: WizardMeasure): string {
  const { listed, found, answered, spurious, citations, wrongCitations } = measure;
  const cells = [
    `${name}${isUnseen ? ' (kept aside)' : ''}`,
    format,
    pages,
    listed,
    `${found} (${percent(found, listed)})`,
    `${spurious.length} of ${answered} (${percent(spurious.length, answered)})`,
    `${citations - wrongCitations.length} of ${citations}`,
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
if (!values.seen) {
  const page = new URL('../../docs/guardrails/policy-wizard.md', import.meta.url);
  writeBetween(
    page,
    { start: '<!-- figures: written by npm run eval:wizard -->', end: '<!-- end of figures -->' },
    table,
  );
  console.log(`Wrote ${page.pathname}`);
}
