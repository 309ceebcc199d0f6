import type { Rotated } from '@redoubt/server';
import { marked } from '../marked.ts';
import { oneOf, onlyWords, parseWords } from '../parse-words.ts';
import { settingsOf } from '../settings-of.ts';
import { alignedTable } from '../table.ts';

const help = `redoubt secrets rotate [--data-dir DIR] [--secret-key KEYS] [--new-key] [--json]
redoubt secrets rotate --database-url URL --secret-key KEYS [--json]

Seals every secret of a store anew with the first of the keys: of webhooks, saved models, targets of runs, protected texts
and redactions. The embedded store only while no service runs on it; a PostgreSQL while its services run, once all of them
have both keys.

  --new-key   first put a new key in front of those in secret.key, in the data folder

Settings that are not given here are those of "redoubt start": variables, or lines of ./redoubt.env. What no key opens
stays as it is; exit code 1 when there is any.`;

const options = {
  'data-dir': { type: 'string' },
  'database-url': { type: 'string' },
  'secret-key': { type: 'string' },
  'new-key': { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

/** `redoubt secrets rotate`. */
export async function secretsCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, options, help);
  const [action] = onlyWords(positionals, ['rotate'], help);
  oneOf(['rotate'], action, 'What to do');
  const { rotateSecrets } = await import('@redoubt/server');
  const rotated = await rotateSecrets({
    config: await settingsOf({
      'data-dir': values['data-dir'],
      'database-url': values['database-url'],
      'secret-key': values['secret-key'],
    }),
    isNewKey: values['new-key'] === true,
    warn: (sentence) => console.error(sentence),
    ...(process.stderr.isTTY && { onProgress: showProgress }),
  });
  console.log(values.json ? JSON.stringify({ kinds: rotated, ...totals(rotated) }) : marked(sentences(rotated)));
  return totals(rotated).unopened === 0 ? 0 : 1;
}

const counts = ['renewed', 'current', 'changed', 'unopened'] as const;

const totals = (rotated: readonly Rotated[]) =>
  Object.fromEntries(counts.map((count) => [count, rotated.reduce((sum, each) => sum + each[count], 0)])) as Record<
    (typeof counts)[number],
    number
  >;

function showProgress({ kind, ...done }: Readonly<Rotated>): void {
  process.stderr.write(`\r${kind}: ${counts.reduce((sum, count) => sum + done[count], 0)} looked at\u001b[K`);
}

function sentences(rotated: readonly Rotated[]): string {
  const { renewed, current, changed, unopened } = totals(rotated);
  const rows = rotated.map(({ kind, ...done }) => [kind, ...counts.map((count) => done[count])]);
  return [
    alignedTable(['of', ...counts], rows),
    `${renewed} sealed anew, ${current} were already sealed with the first key`,
    ...(changed > 0 ? [`${changed} changed meanwhile; rotate once more`] : []),
    ...(unopened > 0 ? [`✗ ${unopened} cannot be opened with the keys that are here; they stay as they are`] : []),
  ].join('\n');
}
