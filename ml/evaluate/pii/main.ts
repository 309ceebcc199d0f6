import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findPii, type PiiFinding, piiEntities } from '@redoubt/detectors';
import { keepTables } from '../keep-tables.ts';
import { type Estimate, share, Z95 } from '../metrics/interval.ts';
import { readFields } from '../read-rows.ts';
import { joinNeighbours, type LabelledSpan, matchSpans, type SpanCounts } from './match-spans.ts';
import { entitiesByLabel, labelOf, namedLabels } from './type-map.ts';

/** A span with what its source calls it. */
interface RawLabelled extends LabelledSpan {
  readonly raw: string | undefined;
}

/** What one source calls ACCOUNT is the number of an account, a student, a patient or an invoice, and what it calls by those names is the same. */
const accountLabel = 'ACCOUNT_OR_ID';

/** Whether a finding is such a number. */
const isAnyAccount = (entity: string): boolean => entity === 'bank_account' || entity === 'id_number';

const rawIds: ReadonlySet<string> = new Set(['ACCOUNT', 'CASE_NUMBER', 'CLAIM_ID', 'POLICY_NUMBER', 'TRANSACTION_ID']);

/** The labels with two contradictions of the sources taken out: accounts and ids are one, and a town between two parts of an address is a part of it. */
function repairLabels(spans: readonly RawLabelled[], text: string): LabelledSpan[] {
  const sorted = spans
    .map(({ start, end, label, raw }) => ({ start, end, label: raw && rawIds.has(raw) ? accountLabel : label }))
    .toSorted((a, b) => a.start - b.start);
  const repaired: LabelledSpan[] = [];
  for (const span of sorted) {
    const last = repaired.at(-1);
    const isPart = last?.label === 'ADDRESS' && (span.label === 'LOCATION' || span.label === 'ADDRESS');
    if (last && isPart && /^[\s,.>-]{0,5}$/.test(text.slice(last.end, span.start)))
      repaired.splice(-1, 1, { ...last, end: span.end });
    else repaired.push(span);
  }
  return repaired;
}

interface PiiRow {
  readonly text: string;
  readonly source: string;
  readonly spans: readonly LabelledSpan[];
}

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    split: { type: 'string', default: 'val' },
    exact: { type: 'boolean' },
    errors: { type: 'string' },
    repaired: { type: 'boolean' },
    write: { type: 'boolean' },
  },
});
if (!values.data) throw new Error('--data DIR says where pii.train.jsonl and pii.val.jsonl are');

const everything = new Set(Object.keys(piiEntities)) as ReadonlySet<PiiFinding['entity']>;
const rows = await readRows(join(values.data, `pii.${values.split}.jsonl`));
// A source is asked only about what it marks anywhere: not marking links is no word on links.
const marked = new Map<string, Set<string>>();
for (const file of ['pii.train.jsonl', 'pii.val.jsonl']) {
  for (const { source, spans } of await readRows(join(values.data, file))) {
    const labels = marked.get(source) ?? new Set<string>();
    marked.set(source, labels);
    for (const { label } of spans) labels.add(label);
  }
}

const counts = new Map<string, SpanCounts>();
const countOf = (key: string): SpanCounts => {
  const known = counts.get(key) ?? { hits: 0, missed: 0, spurious: 0 };
  counts.set(key, known);
  return known;
};
for (const row of rows) measure(row);
const lines: string[] = [];
printTable();
console.log(lines.join('\n'));
if (values.write) writeSummary();

async function readRows(path: string): Promise<PiiRow[]> {
  const rows: PiiRow[] = [];
  for await (const { text, source, spans } of readFields(path))
    rows.push(rowOf(text as string, source as string, spans as RawSpan[]));
  return rows;
}

interface RawSpan {
  readonly start: number;
  readonly end: number;
  readonly type: string;
  readonly raw_type?: string;
}

/** The data counts code points; strings count UTF-16 units. */
function rowOf(text: string, source: string, spans: readonly RawSpan[]): PiiRow {
  const units = [0];
  for (const character of text) units.push((units.at(-1) ?? 0) + character.length);
  const inUnits = spans.map(({ start, end, type, raw_type }) => ({
    start: units[start] ?? 0,
    end: units[end] ?? text.length,
    label: type,
    raw: raw_type,
  }));
  const read = values.repaired ? repairLabels(inUnits, text) : inUnits;
  return { text, source, spans: joinNeighbours(read, text, new Set(['ADDRESS'])) };
}

function measure({ text, source, spans }: PiiRow): void {
  const labels = marked.get(source) ?? new Set<string>();
  const found = findPii(text, everything).flatMap((finding) => {
    const label = labels.has(accountLabel) && isAnyAccount(finding.entity) ? accountLabel : labelOf(finding, labels);
    return label !== undefined && labels.has(label) ? [{ start: finding.start, end: finding.end, label }] : [];
  });
  // What was masked before we got it, such as [EMAIL_1], is no value.
  const isValue = ({ start, end }: LabelledSpan): boolean => !/^\[?[A-Z_]+_\d+\]?$/.test(text.slice(start, end));
  const expected = spans.filter(
    (span) => (span.label in entitiesByLabel || span.label === accountLabel) && isValue(span),
  );
  const count = (label: string): SpanCounts => countOf(`${label}\t${source}`);
  matchSpans(expected, found, count, values.exact);
  if (values.errors) showErrors(text, source, expected, found, values.errors);
}

function showErrors(
  text: string,
  source: string,
  expected: readonly LabelledSpan[],
  found: readonly LabelledSpan[],
  label: string,
): void {
  const tell = (kind: string, span: LabelledSpan): void => {
    if (label !== 'all' && span.label !== label) return;
    if (label === 'all' && namedLabels.has(span.label)) return;
    const around = `${text.slice(Math.max(0, span.start - 40), span.start)}[[${text.slice(span.start, span.end)}]]${text.slice(span.end, span.end + 15)}`;
    console.log(`${kind} ${span.label} ${source}: ${JSON.stringify(around)}`);
  };
  const none: SpanCounts = { hits: 0, missed: 0, spurious: 0 };
  for (const span of expected) {
    const before = { ...none };
    matchSpans(
      [span],
      found.filter((other) => other.label === span.label),
      () => before,
      values.exact,
    );
    if (before.missed > 0) tell('missed', span);
  }
  for (const span of found) {
    const before = { ...none };
    matchSpans(
      expected.filter((other) => other.label === span.label),
      [span],
      () => before,
      values.exact,
    );
    if (before.spurious > 0) tell('spurious', span);
  }
}

function printTable(): void {
  lines.push('| type | source | spans | precision | recall | F1 (95 %) |', '|---|---|---:|---:|---:|---:|');
  for (const key of [...counts.keys()].toSorted()) print(key.split('\t').join(' | '), countOf(key));
  const labels = [...new Set([...counts.keys()].map((key) => key.split('\t')[0] ?? ''))];
  const structured = labels.filter((label) => !namedLabels.has(label));
  for (const label of labels.toSorted())
    print(
      `${label} | all`,
      sum((key) => key.startsWith(`${label}\t`)),
    );
  for (const source of marked.keys())
    print(
      `structured | ${source}`,
      sum((key) => structured.includes(key.split('\t')[0] ?? '') && key.endsWith(`\t${source}`)),
    );
  print(
    'structured | all',
    sum((key) => structured.includes(key.split('\t')[0] ?? '')),
  );
  print(
    'structured without ADDRESS | all',
    sum((key) => structured.includes(key.split('\t')[0] ?? '') && !key.startsWith('ADDRESS')),
  );
  print(
    'person, location, organization | all',
    sum((key) => namedLabels.has(key.split('\t')[0] ?? '')),
  );
}

function sum(isIn: (key: string) => boolean): SpanCounts {
  const total: SpanCounts = { hits: 0, missed: 0, spurious: 0 };
  for (const [key, { hits, missed, spurious }] of counts) {
    if (!isIn(key)) continue;
    total.hits += hits;
    total.missed += missed;
    total.spurious += spurious;
  }
  return total;
}

function print(name: string, { hits, missed, spurious }: SpanCounts): void {
  const f1 = f1Of({ hits, missed, spurious });
  const precision = share(hits, hits + spurious).value;
  const recall = share(hits, hits + missed).value;
  lines.push(
    `| ${name} | ${hits + missed} | ${precision.toFixed(3)} | ${recall.toFixed(3)} | ${f1.value.toFixed(3)} (${f1.low.toFixed(3)}–${f1.high.toFixed(3)}) |`,
  );
}

/** Keeps the rows over all sources: what a type's sources have in common. */
function writeSummary(): void {
  const kept = lines.filter(
    (line) => /\| (?:all|source|---) \||^\|---|^\| structured/.test(line) && !line.includes('NaN'),
  );
  keepTables(values.repaired ? 'pii-repaired' : 'pii', kept.join('\n'));
}

/** F1 with a 95 % interval: F1 is the share of hits among hits and half the errors, Wilson's interval over that many. */
function f1Of({ hits, missed, spurious }: SpanCounts): Estimate {
  const of = hits + (missed + spurious) / 2;
  if (of === 0) return { value: Number.NaN, low: Number.NaN, high: Number.NaN };
  const value = hits / of;
  const z2 = Z95 ** 2 / of;
  const middle = (value + z2 / 2) / (1 + z2);
  const reach = (Z95 / (1 + z2)) * Math.sqrt((value * (1 - value)) / of + z2 / (4 * of));
  return { value, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
