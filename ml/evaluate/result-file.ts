import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rounded } from '@redoubt/contract';
import type { Evaluation } from './evaluate-candidate.ts';
import { resultsFolder as folder, type TablesFile } from './keep-tables.ts';
import type { SourceFile } from './read-rows.ts';

/** One candidate's figures with what they were measured on and by. */
export interface ResultFile extends Evaluation {
  readonly date: string;
  /** With a plus sign where files differed from the commit. */
  readonly commit: string;
  readonly versions: { readonly node: string; readonly detectors: string };
  readonly seconds: number;
  readonly data: readonly SourceFile[];
  /** Files of our own generated texts. */
  readonly extra: readonly SourceFile[];
}

/** Keep a result in `ml/results/<candidate>.json`. */
export function keepResult(evaluation: Evaluation, measured: Pick<ResultFile, 'seconds' | 'data' | 'extra'>): void {
  const result: ResultFile = {
    date: new Date().toISOString(),
    commit: commit(),
    versions: { node: process.version, detectors: detectorsVersion() },
    ...measured,
    ...evaluation,
  };
  const text = JSON.stringify(result, (_, value) => (typeof value === 'number' ? rounded(value) : value), 1);
  writeFileSync(new URL(`${evaluation.candidate}.json`, folder), `${text}\n`);
}

/** The kept results, by name. */
export function readResults(): ResultFile[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as ResultFile | TablesFile)
    .filter((result) => 'candidate' in result);
}

/** What runs themselves write does not change what they measure. */
const writtenByRuns = ['ml/results', 'bench/results', 'bench/README.md'];

function commit(): string {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
  try {
    const changed = git('status', '--porcelain', '--', ':/', ...writtenByRuns.map((path) => `:/!${path}`));
    return git('rev-parse', '--short', 'HEAD') + (changed === '' ? '' : '+');
  } catch {
    return 'unknown';
  }
}

function detectorsVersion(): string {
  const file = new URL('../../packages/detectors/package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
