import type { RestoredStore } from '@redoubt/server';
import { answeringCommand } from '../command.ts';
import { Usage } from '../command-failures.ts';
import { print } from '../io.ts';
import { isInClone, printedCommand } from '../printed-command.ts';
import { settingsOf } from '../settings-of.ts';

const description = `Makes a data folder of a backup, after it has been checked: that it is whole, and of no newer version.
The service must not run on the folder. A PostgreSQL is restored with psql or pg_restore.`;

/** `redoubt restore`. */
export const restoreCommand = () =>
  answeringCommand('restore')
    .description(description)
    .argument('<file>', 'the backup')
    .option('--data-dir <dir>', 'the folder to make (default: REDOUBT_DATA_DIR, or ./data)')
    .option('--force', 'put what is in the folder aside, in a folder inside it')
    .option(
      '--accept-missing-writes',
      'take a redoubt.db that was copied from a running service without its redoubt.db-wal: what was written last is lost',
    )
    .action(async (file, { dataDir, force = false, acceptMissingWrites = false, json }) => {
      const config = await settingsOf({ 'data-dir': dataDir });
      if (config.databaseUrl !== undefined && dataDir === undefined) {
        throw new Usage('DATABASE_URL is set, so the data is in a PostgreSQL: restore it with psql or pg_restore');
      }
      const { restoreStore } = await import('@redoubt/server');
      const restored = restoreStore({ file, dataDir: config.dataDir, force, acceptMissingWrites });
      const hasKey = restored.hasSecretKey || config.secretKey !== undefined;
      print(json ? JSON.stringify(restored) : sentences(restored, file, hasKey));
    });

function sentences({ dataDir, madeAt, putAside }: RestoredStore, file: string, hasKey: boolean): string {
  const origin = madeAt === undefined ? file : `${file}, made ${madeAt}`;
  return [
    `Restored ${dataDir} from ${origin}.`,
    ...(putAside === undefined ? [] : [`What was there is now in ${putAside}.`]),
    hasKey
      ? `Start the service: ${isInClone() ? 'npm start' : `${printedCommand()} start`}`
      : 'It has no secret key. If the store had one, set REDOUBT_SECRET_KEY or put secret.key there before the service starts.',
  ].join('\n');
}
