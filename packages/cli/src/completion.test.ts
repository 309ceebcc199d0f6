import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { expect, test, vi } from 'vitest';
import { choicesOf, offered } from './choices.ts';
import { commands } from './commands.ts';
import { run } from './run.ts';

/** What takes a word: an option or an argument of a command, and what is typed before its word. */
interface Taker {
  readonly typed: readonly string[];
  readonly taker: object;
  readonly description: string;
}

/** All options that take a word, and all arguments, of a command and of those below it. */
function takersOf(command: CommandUnknownOpts, words: readonly string[]): Taker[] {
  if (command.commands.length > 0) {
    return command.commands.flatMap((each) => takersOf(each, [...words, each.name()]));
  }
  const options = command.options.filter((option) => option.required || option.optional);
  return [
    ...options.map((taker) => ({ typed: [...words, taker.long ?? ''], taker, description: taker.description })),
    ...command.registeredArguments.map((taker, at) => ({
      typed: [...words, ...Array.from({ length: at }, () => 'x')],
      taker,
      description: taker.description,
    })),
  ];
}

const takers = (
  await Promise.all(Object.entries(commands).map(async ([name, { load }]) => takersOf(await load(), [name])))
).flat();

/** What a shell is told for the words that are typed. */
async function completed(words: readonly string[]): Promise<string[]> {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await run(['complete', '--', ...words]);
  const lines = print.mock.calls.map(([line]) => String(line));
  print.mockRestore();
  return lines.flatMap((line) => (line.startsWith(':') ? [] : (line.split('\t')[0] ?? [])));
}

const choosers = (
  await Promise.all(
    takers.map(async (each) => {
      const choices = choicesOf(each.taker);
      return { ...each, words: choices === undefined ? [] : await offered(choices, '') };
    }),
  )
).filter(({ words }) => words.length > 0);

test('options and arguments of many commands have choices', () => {
  expect(choosers.length).toBeGreaterThan(30);
});

test.each(choosers)('the completion offers the choices behind redoubt $typed', async ({ typed, words }) => {
  expect(await completed([...typed, ''])).toEqual(words);
});

test('what names three words or more in its help offers them', () => {
  const silent = takers.filter(({ taker, description }) => {
    const isClosed = /(?:^|: |of )[\w-]+(?:, [\w-]+){2,}/.test(description);
    return isClosed && choicesOf(taker) === undefined;
  });
  expect(silent.map(({ typed, description }) => `${typed.join(' ')}: ${description}`)).toEqual([]);
});

test.each([
  { typed: ['redteam', 'report', 'x', '--format', 'j'], offers: ['json', 'junit'] },
  { typed: ['redteam', 'report', 'x', '--format=j'], offers: ['json', 'junit'] },
  { typed: ['keys', 'create', 'x', '--scopes', 'guardrails,'], offers: ['proxy', 'redteam', 'admin'] },
  { typed: ['keys', 'create', 'x', '--scopes=guardrails,proxy,a'], offers: ['admin'], before: 'guardrails,proxy,' },
  { typed: ['start', '--log-level', 'de'], offers: ['debug'] },
  { typed: ['redteam', 'signal', 'rt-1', 'p'], offers: ['pause'] },
])('$typed is completed by $offers', async ({ typed, offers, before }) => {
  const list = before ?? (typed.at(-1)?.endsWith(',') ? typed.at(-1) : '');
  expect(await completed(typed)).toEqual(offers.map((word) => `${list}${word}`));
});
