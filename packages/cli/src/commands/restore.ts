import type { RestoredStore } from '@redoubt/server';
import { Usage } from '../command-failures.ts';
import { onlyWords, parseWords } from '../parse-words.ts';
import { settingsOf } from '../settings-of.ts';

const help = `redoubt restore FILE [--data-dir DIR] [--force] [--accept-missing-writes] [--json]

Makes a data folder of a backup, after it has been checked: that it is whole, and of no newer version. The service must
not run on the folder.

  --data-dir DIR           the folder (default: REDOUBT_DATA_DIR, or ./data)
  --force                  put what is in the folder aside, in a folder inside it
  --accept-missing-writes  take a redoubt.db that was copied from a running service without its redoubt.db-wal: what was
                           written last is lost

A PostgreSQL is restored with psql or pg_restore.`;

const options = {
  'data-dir': { type: 'string' },
  force: { type: 'boolean' },
  'accept-missing-writes': { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

/** `redoubt restore`. */
export async function restoreCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, options, help);
  const [file] = onlyWords(positionals, ['FILE'], help);
  const config = await settingsOf({ 'data-dir': values['data-dir'] });
  if (config.databaseUrl !== undefined && values['data-dir'] === undefined) {
    throw new Usage('DATABASE_URL is set, so the data is in a PostgreSQL: restore it with psql or pg_restore');
  }
  const { restoreStore } = await import('@redoubt/server');
  const restored = restoreStore({
    file,
    dataDir: config.dataDir,
    force: values.force === true,
    acceptMissingWrites: values['accept-missing-writes'] === true,
  });
  const hasKey = restored.hasSecretKey || config.secretKey !== undefined;
  console.log(values.json ? JSON.stringify(restored) : sentences(restored, file, hasKey));
  return 0;
}

function sentences({ dataDir, madeAt, putAside }: RestoredStore, file: string, hasKey: boolean): string {
  const origin = madeAt === undefined ? file : `${file}, made ${madeAt}`;
  return [
    `Restored ${dataDir} from ${origin}.`,
    ...(putAside === undefined ? [] : [`What was there is now in ${putAside}.`]),
    hasKey
      ? 'Start the service: npm start'
      : 'It has no secret key. If the store had one, set REDOUBT_SECRET_KEY or put secret.key there before the service starts.',
  ].join('\n');
}
