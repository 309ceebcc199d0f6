import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { expect, test } from 'vitest';
import { commands } from './commands.ts';

interface Leaf {
  readonly words: string;
  readonly command: CommandUnknownOpts;
}

/** The commands that do something, with the words that call them. */
const leavesOf = (command: CommandUnknownOpts, words: string): Leaf[] =>
  command.commands.length === 0
    ? [{ words, command }]
    : command.commands.flatMap((each) => leavesOf(each, `${words} ${each.name()}`));

const leaves = (
  await Promise.all(Object.entries(commands).map(async ([name, { load }]) => leavesOf(await load(), name)))
).flat();

/** Commands with many options: a run, and the settings of the service. Their options stand in groups or in a table. */
const long = ['redteam run', 'start', 'worker'];

test.each(leaves)('redoubt $words takes --json and says what it does', ({ command }) => {
  expect(command.options.map((option) => option.long)).toContain('--json');
  expect(command.description()).not.toBe('');
});

test.each(leaves.filter(({ words }) => !long.includes(words)))(
  'the help of redoubt $words fits on a screen',
  ({ command }) => {
    expect(command.helpInformation().trimEnd().split('\n').length).toBeLessThanOrEqual(32);
  },
);
