import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describeMachine } from './machine.ts';
import { type Findings, isMet, type Measure, rounded } from './measure.ts';

const folder = new URL('results/', import.meta.url);
const readme = new URL('README.md', import.meta.url);
const markers = { start: '<!-- results: written by npm run bench -->', end: '<!-- end of results -->' };

/** One benchmark's outcome, as its file keeps it. */
export interface Result extends ReturnType<typeof describeMachine> {
  readonly name: string;
  readonly date: string;
  readonly seconds: number;
  readonly measures: readonly (Measure & { met?: boolean | undefined })[];
  readonly rounds: unknown;
}

/** The findings with what they were measured on. */
export function resultOf(name: string, seconds: number, { measures, rounds }: Findings): Result {
  return {
    name,
    date: new Date().toISOString(),
    seconds: rounded(seconds),
    ...describeMachine(),
    measures: measures.map((measure) => ({ ...measure, value: rounded(measure.value), met: isMet(measure) })),
    rounds,
  };
}

/** Write a result to `bench/results/<name>.json`. */
export function keepResult(result: Result): void {
  const text = JSON.stringify(result, (_, value) => (typeof value === 'number' ? rounded(value) : value), 2);
  writeFileSync(new URL(`${result.name}.json`, folder), `${text}\n`);
}

/** Write the last result of every benchmark into bench/README.md, between the markers. */
export function writeTable(): void {
  const results = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Result);
  const text = readFileSync(readme, 'utf8');
  const [before, rest] = text.split(markers.start);
  const after = rest?.split(markers.end)[1];
  if (before === undefined || after === undefined) throw new Error('bench/README.md has lost its result markers');
  const tables = results.map(sectionOf).join('\n');
  writeFileSync(readme, `${before}${markers.start}\n\n${tables}\n${markers.end}${after}`);
}

function sectionOf({ name, date, seconds, cpu, cpus, loadAverage, versions, measures }: Result): string {
  const on = `${date.slice(0, 16)}Z, ${cpus} × ${cpu}, load ${loadAverage.join(' ')}, node ${versions.node}, ${seconds} s.`;
  const rows = measures.map((measure) => `| ${measure.name} | ${amount(measure)} | ${barOf(measure)} |`);
  return [`### ${name}`, '', on, '', '| Measure | Value | Bar |', '| --- | ---: | --- |', ...rows, ''].join('\n');
}

/** A figure with its unit. */
export const amount = ({ value, unit }: Measure): string => `${rounded(value)} ${unit}`;

/** The bar a figure was held against, and whether it was met; empty where there is none. */
export function barOf(measure: Measure): string {
  const { bar } = measure;
  if (!bar) return '';
  const wanted = 'atLeast' in bar ? `≥ ${bar.atLeast}` : `≤ ${bar.atMost}`;
  return `${wanted}, ${isMet(measure) ? 'met' : 'missed'}`;
}
