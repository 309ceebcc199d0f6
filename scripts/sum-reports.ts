/**
 * Sums JSON reports of vitest: what failed, with its messages, then one line `PASSED FAILED`.
 *
 * Usage: node scripts/sum-reports.ts REPORT.json …
 *
 * What failed is said here once more, because a log of thousands of lines is often kept by its end only.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What is read of a report: https://vitest.dev/guide/reporters, "JSON reporter". */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    /** Why the file itself could not be run. */
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

/** What reports say together. */
interface Summed {
  readonly passed: number;
  readonly failed: number;
  /** Each failure: a line that begins with `!!`, and the first lines of its message. */
  readonly failures: readonly string[];
}

/** Lines of a failure's message that are shown; the whole stands in the log above. */
const shownLines = 12;

function readReport(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

/** The first lines of a message, set in. */
function shorten(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, shownLines);
  return lines.map((line) => `     ${line.slice(0, 400)}`).join('\n');
}

/**
 * Sums the reports at these paths. A report that is missing or broken stands for a suite that did not run to its end:
 * that is one failure. A file whose tests could not be run is one failure too; vitest counts tests only.
 */
export function sumReports(paths: readonly string[]): Summed {
  const all = paths.map(sumReport);
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    failures: all.flatMap(({ failures }) => failures),
  };
}

function sumReport(path: string): Summed {
  const report = readReport(path);
  if (!report) {
    return { passed: 0, failed: 1, failures: [`!! no report at ${path}: its suite did not run to its end`] };
  }
  let failed = report.numFailedTests;
  const failures: string[] = [];
  for (const file of report.testResults.filter(({ status }) => status === 'failed')) {
    const name = relative('', file.name);
    const broken = file.assertionResults.filter(({ status }) => status === 'failed');
    if (broken.length === 0) {
      failed += 1;
      failures.push(`!! failed: ${name}\n${shorten(file.message ?? '')}`);
    }
    for (const test of broken) {
      failures.push(`!! failed: ${name} > ${test.fullName}\n${shorten((test.failureMessages ?? []).join('\n'))}`);
    }
  }
  return { passed: report.numPassedTests, failed, failures };
}

if (import.meta.main) {
  const { passed, failed, failures } = sumReports(process.argv.slice(2));
  for (const failure of failures) console.log(failure);
  console.log(`${passed} ${failed}`);
}
