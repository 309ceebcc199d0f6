import type { Rotated } from '@redoubt/server';
import { answeringCommand, groupCommand } from '../command.ts';
import { exitWith, io, print, warn } from '../io.ts';
import { marked } from '../marked.ts';
import { settingsOf } from '../settings-of.ts';
import { alignedTable } from '../table.ts';

const ofRotate = `Seals every secret of a store anew with the first of the keys: of webhooks, saved models, targets of runs, protected
texts and redactions. The embedded store only while no service runs on it; a PostgreSQL while its services run, once all
of them have both keys. Settings that are not given here are those of "redoubt start": variables, or lines of
./redoubt.env. What no key opens stays as it is; exit code 1 where there is any.`;

const rotate = () =>
  answeringCommand('rotate')
    .description(ofRotate)
    .summary('seal all secrets anew')
    .option('--data-dir <dir>', 'the folder of the embedded store')
    .option('--database-url <url>', 'the PostgreSQL')
    .option('--secret-key <keys>', 'the keys; the first seals')
    .option('--new-key', 'first put a new key in front of those in secret.key, in the data folder')
    .action(async ({ dataDir, databaseUrl, secretKey, newKey, json }) => {
      const { rotateSecrets } = await import('@redoubt/server');
      const rotated = await rotateSecrets({
        config: await settingsOf({ 'data-dir': dataDir, 'database-url': databaseUrl, 'secret-key': secretKey }),
        isNewKey: newKey === true,
        warn: (sentence) => warn(sentence),
        ...(io().err.isTTY && { onProgress: showProgress }),
      });
      print(json ? JSON.stringify({ kinds: rotated, ...totals(rotated) }) : marked(sentences(rotated)));
      exitWith(totals(rotated).unopened === 0 ? 0 : 1);
    });

/** `redoubt secrets rotate`. */
export const secretsCommand = () =>
  groupCommand('secrets').description('Seals the secrets of a store anew.').addCommand(rotate());

const counts = ['renewed', 'current', 'changed', 'unopened'] as const;

const totals = (rotated: readonly Rotated[]) =>
  Object.fromEntries(counts.map((count) => [count, rotated.reduce((sum, each) => sum + each[count], 0)])) as Record<
    (typeof counts)[number],
    number
  >;

function showProgress({ kind, ...done }: Readonly<Rotated>): void {
  io().err.write(`\r${kind}: ${counts.reduce((sum, count) => sum + done[count], 0)} looked at\u001b[K`);
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
