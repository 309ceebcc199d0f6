import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { contract, detectionShapes, detectorSettings, type Endpoint } from '@redoubt/contract';
import { describe, expect, test } from 'vitest';
import { INVITED_NODE } from '../scripts/invited-node.ts';

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).trim().split('\n');
const endpoints: Endpoint[] = Object.values(contract).flatMap((group) => Object.values(group));

describe('the repository', () => {
  test('the lock file names no download address', () => {
    expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved": "http');
  });

  test('the lock file names the optional packages of every platform, or npm ci refuses it', () => {
    expect(() => execFileSync('node', ['scripts/complete-lock.ts', '--check'], { stdio: 'pipe' })).not.toThrow();
  });

  test('package.json says which Node installs it, and brings the one that it runs on', () => {
    const { engines, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(engines.node).toBe(`>=${INVITED_NODE}`);
    expect(readFileSync('README.md', 'utf8')).toContain(`Node ≥ ${INVITED_NODE} and npm`);
    expect(dependencies.node).toMatch(/^\^?24\./);
    expect(process.version).toMatch(/^v24\./);
  });

  test.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'LICENSE', 'NOTICE'])(
    '%s is there',
    (file) => expect(tracked).toContain(file),
  );

  test('files are kebab-case', () => {
    const odd = tracked.filter(
      (path) => /\.ts$/.test(path) && !/^(?:[\w.-]+\/)*[a-z0-9]+(?:[.-][a-z0-9]+)*\.ts$/.test(path),
    );
    expect(odd).toEqual([]);
  });

  test('a test file that starts processes is a large or a nightly one', () => {
    const smaller = tracked.filter((path) => path.endsWith('.test.ts') && !/\.(?:e2e|nightly)\.test\.ts$/.test(path));
    const starting = smaller.filter((path) => /from 'node:(?:child_process|cluster)'/.test(readFileSync(path, 'utf8')));
    // It holds the small tests to that by starting some.
    expect(starting).toEqual(['test/no-services.test.ts']);
  });

  test('no source file skips or focuses a test', () => {
    const focused = tracked
      .filter((path) => path.endsWith('.test.ts') && !path.startsWith('test/conventions'))
      .filter((path) => /\b(?:test|describe|it)\.(?:only|todo)\(/.test(readFileSync(path, 'utf8')));
    expect(focused).toEqual([]);
  });
});

describe('the contract', () => {
  test('every operation has its own method and path', () => {
    const places = endpoints.flatMap(({ method, path, aliases = [] }) =>
      [path, ...aliases].map((each) => `${method} ${each}`),
    );
    expect(places.toSorted()).toEqual([...new Set(places)].toSorted());
  });

  test('every detector has settings and a shape', () => {
    expect(Object.keys(detectionShapes).toSorted()).toEqual(Object.keys(detectorSettings).toSorted());
  });

  test('a priced operation needs a key', () => {
    expect(endpoints.filter(({ balance, scope }) => balance && scope === 'none')).toEqual([]);
  });
});
