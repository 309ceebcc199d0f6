import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Config } from '@redoubt/server';
import { Usage } from '../command-failures.ts';
import { oneOf, parseWords } from '../parse-words.ts';
import { settingsOf } from '../settings-of.ts';

const help = `redoubt admin link [--data-dir DIR | --database-url URL] [--url ADDRESS]
redoubt admin password

link      prints an address that signs a browser in to the pages, once, within 15 minutes, as the operator of the
          installation. On the machine of the service, which may run meanwhile. ADDRESS is where the pages are. Where no
          store is named, it is the one that the settings name, as for redoubt start.
password  asks for a password, or reads it from standard input, and prints the line that sets it: for redoubt.env, or the
          environment. The line holds a hash (scrypt) in place of the password.`;

const options = {
  'data-dir': { type: 'string' },
  'database-url': { type: 'string' },
  url: { type: 'string' },
} as const;

type Words = ReturnType<typeof parseWords<typeof options>>['values'];

/** `redoubt admin link|password`. */
export async function adminCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, options, help);
  const [action, ...rest] = positionals;
  if (rest.length > 0) throw new Usage(`Too many words: ${rest.join(' ')}`, help);
  return oneOf(['link', 'password'], action, 'What to do', help) === 'link' ? link(values) : password();
}

async function link({ 'data-dir': dataDir, 'database-url': databaseUrl, url }: Words): Promise<number> {
  if (dataDir !== undefined && databaseUrl !== undefined) {
    throw new Usage('--data-dir and --database-url name two stores; name one');
  }
  const { makeLink } = await import('@redoubt/server');
  const config = await settingsOf({});
  const address = url ?? process.env.REDOUBT_URL ?? config.publicUrl ?? 'http://127.0.0.1:8787';
  if (!URL.canParse(address)) throw new Usage(`--url is "${address}", which is no address; write http://HOST:PORT`);
  console.log(
    new URL(await makeLink({ place: placeOf(config, dataDir, databaseUrl), brand: config.brand }), address).href,
  );
  return 0;
}

/** The store that the options name, or else the settings. */
function placeOf(config: Config, dataDir: string | undefined, databaseUrl: string | undefined) {
  if (dataDir !== undefined) return { dataDir };
  const address = databaseUrl ?? config.databaseUrl;
  return address === undefined ? { dataDir: config.dataDir } : { databaseUrl: address };
}

async function password(): Promise<number> {
  const { hashPassword } = await import('@redoubt/server');
  const text = await readPassword();
  try {
    console.log(`REDOUBT_ADMIN_PASSWORD=${await hashPassword(text)}`);
    return 0;
  } catch (error) {
    if (error instanceof RangeError) throw new Usage(error.message);
    throw error;
  }
}

/** Reads one line, which a terminal does not show. */
async function readPassword(): Promise<string> {
  const { stdin } = process;
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: unseen, terminal: stdin.isTTY });
  if (stdin.isTTY) process.stderr.write('Password, 12 characters or more: ');
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (stdin.isTTY) process.stderr.write('\n');
  }
}
