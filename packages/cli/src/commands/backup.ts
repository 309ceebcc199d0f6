import type { MadeBackup } from '@redoubt/server';
import { Usage } from '../command-failures.ts';
import { onlyWords, parseWords } from '../parse-words.ts';
import { settingsOf } from '../settings-of.ts';

const help = `redoubt backup FILE [--data-dir DIR] [--without-secret-key] [--force] [--json]

Writes the embedded store into one file, also while the service runs: everything up to one moment, checked. "redoubt
restore" makes a data folder of it. Only the owner may read the file.

  --data-dir DIR        the folder of the store (default: REDOUBT_DATA_DIR, or ./data)
  --without-secret-key  leave out secret.key; keep it elsewhere: without it, saved keys, webhooks and redactions are lost
  --force               replace FILE where it is there

A PostgreSQL is backed up with pg_dump.`;

const options = {
  'data-dir': { type: 'string' },
  'without-secret-key': { type: 'boolean' },
  force: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

/** What the command prints about the secret key. */
const keySentences = {
  held: 'It holds secret.key: whoever has the file can read everything in it. Keep it as safe as the data folder.',
  'left out': 'secret.key is left out: keep it elsewhere, or what is sealed cannot be opened after a restore.',
  'set elsewhere': 'REDOUBT_SECRET_KEY is not in it: keep it, or what is sealed cannot be opened after a restore.',
  none: 'The store has no secret.key yet.',
} as const satisfies Record<MadeBackup['secretKey'], string>;

/** `redoubt backup`. */
export async function backupCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, options, help);
  const [file] = onlyWords(positionals, ['FILE'], help);
  const config = await settingsOf({ 'data-dir': values['data-dir'] });
  // A data folder on the command line takes precedence over the environment, because it names the store to back up.
  if (config.databaseUrl !== undefined && values['data-dir'] === undefined) {
    throw new Usage('DATABASE_URL is set, so the data is in a PostgreSQL: back it up with pg_dump "$DATABASE_URL"');
  }
  const { backUpStore } = await import('@redoubt/server');
  const made = backUpStore({
    config,
    file,
    withoutSecretKey: values['without-secret-key'] === true,
    force: values.force === true,
  });
  console.log(values.json ? JSON.stringify(made) : sentences(made, config.dataDir));
  return 0;
}

const sentences = ({ file, bytes, secretKey }: MadeBackup, dataDir: string): string =>
  `Backed up ${dataDir} to ${file} (${(bytes / 1_000_000).toFixed(1)} MB).\n${keySentences[secretKey]}`;
