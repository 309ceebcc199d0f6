import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bash, makeFolder, startRedoubt } from './testing/command-line.ts';

/** Writes the addresses of all modules that a process loaded, Node's own included, when it ends. */
const tellLoaded = `
  import { registerHooks } from 'node:module';
  import { writeFileSync } from 'node:fs';
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  process.on('exit', () => writeFileSync(process.env.LOADED_FILE, [...loaded, ...process.moduleLoadList].join('\\n')));`;

/** Returns the modules that a service without calls has loaded. */
async function loadedByStart(folder: string): Promise<string[]> {
  const file = `${folder}/loaded`;
  const service = await startRedoubt(folder, {
    LOADED_FILE: file,
    REDOUBT_RESTART: 'false',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tellLoaded)}`,
  });
  expect((await fetch(`${service.url}/ready`)).status).toBe(200);
  await service.end('SIGTERM');
  return readFileSync(file, 'utf8').split('\n');
}

/** What an idle service has no use for. */
const late = [
  'internal/deps/amaro', // Node's TypeScript compiler
  'packages/server/src/redteam-api/endpoints/',
  'packages/server/src/legacy/',
  'packages/server/src/admin/endpoints/',
  'packages/server/src/usage/endpoints/',
  'packages/redteam/src/attacks/',
  'packages/redteam/src/goals/',
  'packages/reports/',
  'packages/documents/src/pdf-scan/scan-pdf.ts',
  'packages/practice-target/',
  'node_modules/htmlparser2/',
  'node_modules/pg/',
  'node_modules/sharp/',
];

test('a start loads only what every service needs', async () => {
  const folder = makeFolder();
  try {
    // The first start fills the compile cache where it was empty, and needs Node's compiler for that.
    await loadedByStart(folder.path);
    const loaded = await loadedByStart(folder.path);
    expect(loaded.filter((url) => url.endsWith('packages/server/src/start/app.ts'))).toHaveLength(1);
    expect(loaded.filter((url) => late.some((part) => url.includes(part)))).toEqual([]);
  } finally {
    folder.remove();
  }
});

/** Lets nothing of ours be loaded but the file that the process begins with. */
const loadNothing = `
  import { registerHooks } from 'node:module';
  registerHooks({ load: (url, context, next) => {
    if (/packages\\/\\w+\\/src\\//.test(url)) process.exit(7);
    return next(url, context);
  } });`;

test.each([
  { words: 'start', stdout: 'Redoubt: loading …\n', stderr: '' },
  { words: 'worker', stdout: 'Redoubt: loading …\n', stderr: '' },
  { words: 'start --json', stdout: '', stderr: 'Redoubt: loading …\n' },
  { words: 'start --help', stdout: '', stderr: '' },
  { words: 'keys list', stdout: '', stderr: '' },
])('what `redoubt $words` prints before it loads anything', async ({ words, stdout, stderr }) => {
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(loadNothing)}` };
  const main = 'packages/cli/bin/main.js';
  const ended = await bash(`${process.execPath} --conditions=redoubt-source ${main} ${words}`, { env });
  expect(ended).toMatchObject({ code: 7, stdout, stderr });
});

test('the last line of a first start is the link that signs in', async () => {
  const folder = makeFolder();
  const service = await startRedoubt(folder.path);
  await service.end('SIGTERM');
  folder.remove();
  const said = service.stdout().split('\n');
  expect(said[0]).toBe('Redoubt: loading …');
  const greeting = said.slice(
    0,
    said.findIndex((line) => line.startsWith('Redoubt: SIGTERM')),
  );
  expect(greeting.at(-1)).toMatch(/^Pages, signed in .+: http:\S+#sign-in=signin_\S+$/);
});
