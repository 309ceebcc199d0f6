import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { sumReports } from '../scripts/sum-reports.ts';

/** The sum of these reports; a path stands for a file that is not there. */
function sum(...reports: (object | string)[]) {
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-reports-'));
  const paths = reports.map((report, index) => {
    if (typeof report === 'string') return report;
    const path = join(folder, `${index}.json`);
    writeFileSync(path, JSON.stringify(report));
    return path;
  });
  return sumReports(paths);
}

const passing = {
  numPassedTests: 3,
  numFailedTests: 0,
  testResults: [{ name: resolve('test/a.test.ts'), status: 'passed', assertionResults: [] }],
};

test('the counts of all suites are summed, and nothing else is said when all passed', () => {
  expect(sum(passing, passing)).toEqual({ passed: 6, failed: 0, failures: [] });
});

test('a failed test is named with its file and the first lines of its message', () => {
  const failing = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: resolve('test/b.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'fine' },
          { status: 'failed', fullName: 'rooms > are few', failureMessages: ['expected 2 to be 1\n  at line 7'] },
        ],
      },
    ],
  };
  expect(sum(passing, failing)).toEqual({
    passed: 4,
    failed: 1,
    failures: ['!! failed: test/b.test.ts > rooms > are few\n     expected 2 to be 1\n       at line 7'],
  });
});

test('a file that could not be run counts as a failure, and a missing report too', () => {
  const unread = {
    numPassedTests: 0,
    numFailedTests: 0,
    testResults: [
      { name: resolve('test/c.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  };
  expect(sum(unread, 'nowhere.json')).toEqual({
    passed: 0,
    failed: 2,
    failures: [
      '!! failed: test/c.test.ts\n     no such module',
      '!! no report at nowhere.json: its suite did not run to its end',
    ],
  });
});
