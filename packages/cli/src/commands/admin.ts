import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Config } from '@redoubt/server';
import { answeringCommand, groupCommand } from '../command.ts';
import { Usage } from '../command-failures.ts';
import { io, print } from '../io.ts';
import { settingsOf } from '../settings-of.ts';

const ofLink = `Prints an address that signs a browser in to the pages, once, within 15 minutes, as the operator of the installation.
Works on the machine of the service, which may run meanwhile. Where no store is named, it is the one that the settings
name, as for start.`;

const link = () =>
  answeringCommand('link')
    .description(ofLink)
    .summary('print an address that signs a browser in, once')
    .option('--data-dir <dir>', 'the embedded store of this folder')
    .option('--database-url <url>', 'this PostgreSQL')
    .option('--url <address>', 'where the pages are (or REDOUBT_URL)')
    .action(async (options) => {
      const href = await linkOf(options);
      print(options.json ? JSON.stringify({ link: href }) : href);
    });

interface Place {
  readonly dataDir?: string | undefined;
  readonly databaseUrl?: string | undefined;
}

async function linkOf({ url, ...named }: Place & { readonly url?: string | undefined }): Promise<string> {
  if (named.dataDir !== undefined && named.databaseUrl !== undefined) {
    throw new Usage('--data-dir and --database-url name two stores; name one');
  }
  const { makeLink } = await import('@redoubt/server');
  const config = await settingsOf({});
  const address = url ?? io().env.REDOUBT_URL ?? config.publicUrl ?? 'http://127.0.0.1:8787';
  if (!URL.canParse(address)) throw new Usage(`--url is "${address}", which is no address; write http://HOST:PORT`);
  return new URL(await makeLink({ place: storeAddress(config, named), brand: config.brand }), address).href;
}

/** The store that the options name, or else the settings. */
function storeAddress(config: Config, { dataDir, databaseUrl }: Place) {
  if (dataDir !== undefined) return { dataDir };
  const address = databaseUrl ?? config.databaseUrl;
  return address === undefined ? { dataDir: config.dataDir } : { databaseUrl: address };
}

const ofPassword = `Asks for a password, or reads it from standard input, and prints the line that sets it: for redoubt.env, or the
environment. The line holds a hash (scrypt) in place of the password.`;

const password = () =>
  answeringCommand('password')
    .description(ofPassword)
    .summary('print the setting of a password for the pages')
    .action(async ({ json }) => {
      const { hashPassword } = await import('@redoubt/server');
      const text = await readPassword();
      try {
        const hash = await hashPassword(text);
        print(json ? JSON.stringify({ REDOUBT_ADMIN_PASSWORD: hash }) : `REDOUBT_ADMIN_PASSWORD=${hash}`);
      } catch (error) {
        if (error instanceof RangeError) throw new Usage(error.message);
        throw error;
      }
    });

/** `redoubt admin link|password`. */
export const adminCommand = () =>
  groupCommand('admin')
    .description('Signs the operator in to the pages: a link for once, or a password.')
    .addCommand(link())
    .addCommand(password());

/** Reads one line, which a terminal does not show. */
async function readPassword(): Promise<string> {
  const stdin = io().input;
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: unseen, terminal: stdin.isTTY === true });
  if (stdin.isTTY) io().err.write('Password, 12 characters or more: ');
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (stdin.isTTY) io().err.write('\n');
  }
}
