import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const run = (words: readonly string[]) =>
  spawnSync(process.execPath, ['--conditions=redoubt-source', ...words], { encoding: 'utf8' });

test.each([
  ['scripts/build.ts --nonsense', "Unknown option '--nonsense'"],
  ['scripts/docs.ts --check extra', 'does not know "--check extra"'],
  ['scripts/docs.ts constructor', 'does not know "constructor"'],
  ['scripts/docs.ts --site --nonsense', 'does not know "--site --nonsense"'],
  ['scripts/run-nightly.ts --nonsense', 'does not know "--nonsense"'],
  ['bench/main.ts toString', 'There is no benchmark "toString"'],
  ['bench/main.ts rendering --cells (', '--cells takes a regular expression, not "("'],
  ['bench/main.ts start --check --limit', '--check keeps nothing'],
  ['bench/main.ts stress nonsense', 'There is no stress test "nonsense"'],
  ['bench/main.ts stress --runs few', '--runs takes a whole number from 1, not "few"'],
])('a wrong word is refused with one sentence: %s', (words, sentence) => {
  const { status, stderr } = run(words.split(' '));
  expect(status).toBe(2);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toMatch(/\n {4}at /);
});

test.each(['scripts/build.ts', 'scripts/docs.ts', 'scripts/run-nightly.ts', 'bench/main.ts', 'bench/main.ts stress'])(
  '--help is told, and nothing is done: %s',
  (words) => {
    const { status, stdout } = run([...words.split(' '), '--help']);
    expect(status).toBe(0);
    expect(stdout).toContain('npm run');
  },
);
