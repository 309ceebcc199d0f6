import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { artifactOfReport, repositoryPathOf } from './repository-path.ts';

test.each([
  { path: 'redteam/scope.json', uri: 'redteam/scope.json' },
  { path: './a b/ö#?.json', uri: 'a%20b/%C3%B6%23%3F.json' },
  { path: 'c:evil.json', uri: 'c%3Aevil.json' },
  { path: resolve('inside.json'), uri: 'inside.json' },
  { path: '../outside.json', uri: undefined },
  { path: '/etc/passwd', uri: undefined },
  { path: '..hidden', uri: '..hidden' },
])('$path is shown at $uri', ({ path, uri }) => expect(repositoryPathOf(path)).toBe(uri));

test('a report that is written outside the repository is shown at its name', () => {
  expect(artifactOfReport(join('/tmp', 'elsewhere', 'r.sarif'))).toBe('r.sarif');
  expect(artifactOfReport('out/r.sarif')).toBe('out/r.sarif');
  expect(artifactOfReport(undefined)).toBe('redteam.sarif');
});
