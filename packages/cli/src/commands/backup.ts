import type { MadeBackup } from '@redoubt/server';
import { answeringCommand } from '../command.ts';
import { Usage } from '../command-failures.ts';
import { print } from '../io.ts';
import { settingsOf } from '../settings-of.ts';

const description = `Writes the embedded store into one file, also while the service runs: everything up to one moment, checked.
"redoubt restore" makes a data folder of it. Only the owner may read the file. A PostgreSQL is backed up with pg_dump.`;

/** What the command prints about the secret key. */
const keySentences = {
  held: 'It holds secret.key: whoever has the file can read everything in it. Keep it as safe as the data folder.',
  'left out': 'secret.key is left out: keep it elsewhere, or what is sealed cannot be opened after a restore.',
  'set elsewhere': 'REDOUBT_SECRET_KEY is not in it: keep it, or what is sealed cannot be opened after a restore.',
  none: 'The store has no secret.key yet.',
} as const satisfies Record<MadeBackup['secretKey'], string>;

/** `redoubt backup`. */
export const backupCommand = () =>
  answeringCommand('backup')
    .description(description)
    .argument('<file>', 'the file to write')
    .option('--data-dir <dir>', 'the folder of the store (default: REDOUBT_DATA_DIR, or ./data)')
    .option('--without-secret-key', 'leave out secret.key; without it, what is sealed cannot be opened')
    .option('--force', 'replace the file where it is there')
    .action(async (file, { dataDir, withoutSecretKey = false, force = false, json }) => {
      const config = await settingsOf({ 'data-dir': dataDir });
      // A data folder on the command line takes precedence over the environment, because it names the store to back up.
      if (config.databaseUrl !== undefined && dataDir === undefined) {
        throw new Usage('DATABASE_URL is set, so the data is in a PostgreSQL: back it up with pg_dump "$DATABASE_URL"');
      }
      const { backUpStore } = await import('@redoubt/server');
      const made = backUpStore({ config, file, withoutSecretKey, force });
      print(json ? JSON.stringify(made) : sentences(made, config.dataDir));
    });

const sentences = ({ file, bytes, secretKey }: MadeBackup, dataDir: string): string =>
  `Backed up ${dataDir} to ${file} (${(bytes / 1_000_000).toFixed(1)} MB).\n${keySentences[secretKey]}`;
