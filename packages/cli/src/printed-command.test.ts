import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { printedCommand, withPrintedCommand } from './printed-command.ts';

const clone = resolve(import.meta.dirname, '../../..');

test.each([
  { what: 'in a clone', env: {}, folder: clone, is: 'npm run --silent redoubt --' },
  { what: 'in a folder of a clone', env: {}, folder: `${clone}/docs`, is: 'npm run --silent redoubt --' },
  { what: 'by npx in a clone', env: { npm_command: 'exec' }, folder: clone, is: 'npx redoubt' },
  { what: 'elsewhere', env: {}, folder: '/', is: 'redoubt' },
  { what: 'by npx elsewhere', env: { npm_command: 'exec' }, folder: '/', is: 'npx redoubt' },
])('$what the command is $is', ({ env, folder, is }) => expect(printedCommand(env, folder)).toBe(is));

test('a sentence names commands as they work, and leaves other words alone', () => {
  const sentence = 'start it with redoubt relay --bridge-id x ("redoubt relay"); redoubt.env and redoubt itself stay';
  expect(withPrintedCommand(sentence, ['relay'])).toBe(
    `start it with ${printedCommand()} relay --bridge-id x ("${printedCommand()} relay"); redoubt.env and redoubt itself stay`,
  );
});
