/**
 * Sums JSON reports of vitest: what failed, with its messages, then one line `PASSED FAILED`.
 *
 * Usage: node scripts/sum-reports.ts REPORT.json …
 *
 * What failed is said here once more, because a log of thousands of lines is often kept by its end only.
 * A report that is missing or broken stands for a suite that did not run to its end: that is one failure.
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

let passed = 0;
let failed = 0;
for (const path of process.argv.slice(2)) {
  const report = readReport(path);
  if (!report) {
    failed += 1;
    console.log(`!! no report at ${path}: its suite did not run to its end`);
    continue;
  }
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  for (const file of report.testResults.filter(({ status }) => status === 'failed')) {
    const name = relative('', file.name);
    const broken = file.assertionResults.filter(({ status }) => status === 'failed');
    if (broken.length === 0) console.log(`!! failed: ${name}\n${shorten(file.message ?? '')}`);
    for (const test of broken) {
      console.log(`!! failed: ${name} > ${test.fullName}\n${shorten((test.failureMessages ?? []).join('\n'))}`);
    }
  }
}
console.log(`${passed} ${failed}`);
