import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { type Measure, median, rounded } from './measure.ts';

/** The worst value that a ratio may have. */
type Limit = { readonly atLeast: number } | { readonly atMost: number };

/** The limits of one benchmark by the names of its ratios, without what differs from run to run. */
export type Limits = Readonly<Record<string, Limit>>;

/** By how much a ratio may be worse than the median that its limit was made from: two runs differ by a few percent. */
const SLACK = 0.1;
const file = new URL('limits.json', import.meta.url);

const limitSchema = z.union([z.strictObject({ atLeast: z.number() }), z.strictObject({ atMost: z.number() })]);
const limitsSchema = z.record(z.string(), z.record(z.string(), limitSchema));

/** The limits of all benchmarks by their names. @throws Error that names the value that is none */
export function readLimits(): Readonly<Record<string, Limits>> {
  const { data, error } = limitsSchema.safeParse(parsedLimits(readFileSync(file, 'utf8')));
  if (data) return data;
  const at = error.issues.map(({ path }) => path.join(' → ')).join(', ');
  throw new Error(`bench/limits.json: a limit is {"atLeast": number} or {"atMost": number}, and this is none: ${at}`);
}

function parsedLimits(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`bench/limits.json is no JSON: ${reason}`, { cause });
  }
}

/** Keeps the limits of one benchmark beside those of the others. */
export function keepLimits(benchmark: string, limits: Limits): void {
  const all = { ...readLimits(), [benchmark]: limits };
  const sorted = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** The name of a measure without the family that was the worst this time, and without versions. */
export const keyOf = ({ name }: Pick<Measure, 'name'>): string =>
  name
    .replaceAll(/,? ?"[^"]*"/g, '')
    .replaceAll(/ \d+\.\d+\.\d+/g, '')
    .trim();

/** Whether a measure has a limit: it is a ratio of ours. A time says more about the machine than about the code. */
export const isLimited = ({ unit, better }: Measure): boolean => unit === '×' && better !== 'neither';

function isMoreBetter({ bar, better }: Measure): boolean {
  return bar ? 'atLeast' in bar : better === 'more';
}

/**
 * Returns the limits that follow from the measures of several runs: the median of each ratio, and a tenth beyond it. A
 * limit of before that is stricter stays.
 */
export function limitsOf(runs: readonly (readonly Measure[])[], before: Limits = {}): Limits {
  const limits = (runs[0]?.filter(isLimited) ?? []).map((measure): [string, Limit] => {
    const key = keyOf(measure);
    const values = runs.flatMap((run) => run.find((each) => keyOf(each) === key)?.value ?? []);
    const limit = limitAt(median(values), isMoreBetter(measure));
    return [key, stricterOf(limit, before[key] ?? limit)];
  });
  return Object.fromEntries(limits);
}

const limitAt = (value: number, isMore: boolean): Limit =>
  isMore ? { atLeast: rounded(value * (1 - SLACK)) } : { atMost: rounded(value * (1 + SLACK)) };

function stricterOf(now: Limit, before: Limit): Limit {
  if ('atLeast' in now) return 'atLeast' in before && before.atLeast > now.atLeast ? before : now;
  return 'atMost' in before && before.atMost < now.atMost ? before : now;
}

/**
 * Returns a sentence for each ratio that is beyond its limit, has none, or was not measured, and for each benchmark that
 * has limits and was skipped.
 */
export function checkLimits(
  results: readonly { readonly name: string; readonly measures: readonly Measure[] }[],
  skipped: readonly string[],
  limits: Readonly<Record<string, Limits>>,
): string[] {
  const offenders = results.flatMap(({ name, measures }) =>
    offendersOf(measures, limits[name] ?? {}).map((each) => `${name}: ${each}`),
  );
  const unheld = skipped.filter((name) => Object.keys(limits[name] ?? {}).length > 0);
  return [...offenders, ...unheld.map((name) => `${name}: was skipped, and has limits`)];
}

/** Returns a sentence for each ratio that is beyond its limit, has none, or was not measured. */
function offendersOf(measures: readonly Measure[], limits: Limits): string[] {
  const ratios = measures.filter(isLimited);
  const beyond = ratios.flatMap((measure) => {
    const limit = limits[keyOf(measure)];
    const said = `${measure.name}: ${rounded(measure.value)}`;
    if (!limit) return [`${said}, which has no limit yet; --limit writes one`];
    if ('atLeast' in limit !== isMoreBetter(measure)) return [`${said}, whose limit is on the wrong side`];
    const isWithin = 'atLeast' in limit ? measure.value >= limit.atLeast : measure.value <= limit.atMost;
    if (isWithin) return [];
    return [`${said}, beyond its limit of ${'atLeast' in limit ? `≥ ${limit.atLeast}` : `≤ ${limit.atMost}`}`];
  });
  const measured = new Set(ratios.map(keyOf));
  return [...beyond, ...Object.keys(limits).flatMap((key) => (measured.has(key) ? [] : [`${key}: was not measured`]))];
}
