import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type RunningPracticeTarget,
  startPracticeTarget,
} from '../packages/practice-target/src/start-practice-target.ts';
import { findInvitedNode, INVITED_NODE, invitedPath } from '../scripts/invited-node.ts';
import { bash, makeFolder, type SpawnedService, serveScript, startRedoubt } from './testing/command-line.ts';
import { openReaderShell } from './testing/reader-shell.ts';

interface Block {
  readonly file: string;
  readonly line: number;
  readonly info: string;
  readonly text: string;
}

const key = 'sk_service_a_key_for_the_documents_00001';
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).trim().split('\n');
const documents = tracked.filter((file) => file.endsWith('.md') && existsSync(file));
const blocks = documents.filter((file) => /^(?:README\.md|docs\/.+)$/.test(file)).flatMap(blocksOf);
const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

const invited = findInvitedNode();
/** Blocks run in the shell of a reader, whose Node is the oldest that the README invites. */
const ofReader: Record<string, string> = invited === undefined ? {} : { PATH: invitedPath(invited) };

/** The fenced blocks of a document, in order. */
function blocksOf(file: string): Block[] {
  const content = readFileSync(file, 'utf8');
  return [...content.matchAll(/^```(\S[^\n]*)\n([\s\S]*?)^```$/gm)].map(({ 1: info = '', 2: text = '', index }) => ({
    file,
    line: content.slice(0, index).split('\n').length,
    info: info.trim(),
    text,
  }));
}

/** Each block to run, with the answer that the document gives right after it. */
const examples = blocks.flatMap((block, index) => {
  const next = blocks[index + 1];
  const answer = next?.file === block.file && next.info === 'json answer' ? next.text : undefined;
  return block.info === 'sh' ? [{ ...block, answer }] : [];
});
const isOfReadme = ({ file }: Block): boolean => file === 'README.md';

describe('examples', () => {
  const folder = makeFolder();
  let service: SpawnedService;
  const bin = makeFolder();
  let target: RunningPracticeTarget;
  let shell: Awaited<ReturnType<typeof openReaderShell>>;
  beforeAll(async () => {
    shell = await openReaderShell(bin.path);
    const none = { apiKey: undefined, failRate: 0, throttleRate: 0, retryAfterSeconds: undefined };
    target = await startPracticeTarget({ port: 0, latencyMs: 0, ...none });
    service = await startRedoubt(folder.path, { REDOUBT_BOOTSTRAP_KEY: key, REDOUBT_ALLOW_PRIVATE_TARGETS: 'true' });
  });
  afterAll(async () => {
    await service.end('SIGTERM');
    await target.stop();
    shell.close();
    folder.remove();
    bin.remove();
  });

  test.runIf(invited)('run with the oldest Node that the README invites', async () => {
    const { stdout } = await bash('node --version', { env: ofReader });
    expect(stdout).toBe(`v${INVITED_NODE}.0\n`);
    expect(readFileSync('README.md', 'utf8')).toContain(`Node ≥ ${INVITED_NODE} and npm`);
  });

  test('many pages have some', () => expect(new Set(examples.map(({ file }) => file)).size).toBeGreaterThan(25));

  test.each(examples.filter((each) => !isOfReadme(each)))('$file:$line runs', async ({ text, answer }) => {
    const env = {
      REDOUBT_URL: service.url,
      REDOUBT_API_KEY: key,
      TARGET_URL: `${target.url}/v1`,
      REDOUBT_DATA_DIR: folder.path,
      PATH: `${shell.path}${delimiter}${ofReader.PATH ?? process.env.PATH}`,
    };
    const { code, stdout, stderr } = await bash(text, { env });
    expect(stderr).toBe('');
    expect(code).toBe(0);
    if (answer !== undefined) expect(JSON.parse(stdout)).toEqual(JSON.parse(answer));
  });

  test('every answer follows a block that runs', () => {
    const answers = blocks.filter(({ info }) => info === 'json answer');
    expect(examples.filter(({ answer }) => answer !== undefined)).toHaveLength(answers.length);
  });
});

describe('the README, pasted from its top into shells', () => {
  const ofReadme = blocks.filter(isOfReadme);
  const pasted = examples.filter(isOfReadme);
  const folder = makeFolder();
  const served: SpawnedService[] = [];
  /** What the servers print to be pasted. */
  const exportsOf = () => served.flatMap((each) => each.stdout().match(/^export .+$/gm) ?? []);
  beforeAll(async () => {
    const env = { REDOUBT_PORT: '0', REDOUBT_DATA_DIR: folder.path, ...ofReader };
    for (const { text } of ofReadme.filter(({ info }) => info === 'sh start' || info === 'sh serve')) {
      // What is installed is tested here. test/newcomer.nightly.test.ts installs it anew.
      served.push(await serveScript(text.replace('npm ci && ', ''), /^export \w+_URL=(\S+)$/m, env));
    }
  });
  afterAll(async () => {
    await Promise.all(served.map((each) => each.end('SIGTERM')));
    folder.remove();
  });

  test('works, each block in the shell of those before it, and each says what it did', async () => {
    const mark = '--- the end of a block ---';
    const script = [...exportsOf(), ...pasted.flatMap(({ text }) => [text, `echo '${mark}'`])].join('\n');
    const { code, stdout, stderr } = await bash(script, { env: ofReader });
    expect(stderr).toBe('');
    expect(code).toBe(0);
    const said = stdout.split(`${mark}\n`);
    expect(said).toHaveLength(pasted.length + 1);
    for (const [index, { line }] of pasted.entries()) expect(said[index]?.trim(), `README.md:${line}`).not.toBe('');
  }, 180_000);
});

test('every curl of a page says why a call failed, and fails with it', () => {
  const silent = blocks
    .filter(({ info }) => info === 'sh')
    .flatMap(({ file, text }) =>
      [...text.matchAll(/\bcurl (?!--fail-with-body -sS )[^\n]*/g)].map(([call]) => `${file}: ${call}`),
    );
  const script = readFileSync('examples/guarded-chat.sh', 'utf8').match(/\bcurl (?!--fail-with-body -sS ).*/g) ?? [];
  expect([...silent, ...script]).toEqual([]);
});

test('every block is of a kind that is tested or known', () => {
  const known = [
    'sh',
    'sh install',
    'sh clone',
    'sh start',
    'sh serve',
    'json answer',
    'json',
    'ts',
    'text',
    'mermaid',
    'sql',
    'python',
    'python openai',
  ];
  expect(blocks.filter(({ info }) => !known.includes(info))).toEqual([]);
});

test('the npm scripts that a page names exist', () => {
  const missing = documents.flatMap((file) => {
    const named = [...readFileSync(file, 'utf8').matchAll(/\bnpm (?:run (?:--silent )?([\w:]+)|(start|test)\b)/g)];
    const names = named.flatMap(([, run, short]) => run ?? short ?? []);
    return names.filter((name) => !scripts[name]).map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

/** The anchor of each heading, as code hosts make it. */
function anchorsOf(file: string): string[] {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm);
  return Array.from(headings, ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('the files and headings that a page links to exist', () => {
  const broken = documents.flatMap((file) => {
    const links = [...readFileSync(file, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link]) => link ?? []);
    return links.filter((link) => !leads(file, link)).map((link) => `${file}: ${link}`);
  });
  expect(broken).toEqual([]);
});

/** Whether a link of a page leads outside, or to a file and a heading that exist. */
function leads(file: string, link: string): boolean {
  if (/^[a-z]+:/.test(link)) return true;
  const [path = '', anchor] = link.split('#');
  const target = path ? join(dirname(file), path) : file;
  return existsSync(target) && (anchor === undefined || anchorsOf(target).includes(anchor));
}

describe('paths', () => {
  /** What is named of the repository in code spans. A path may end in a folder, and hold wildcards or what a reader fills in. */
  const named = /`((?:packages|docs|test|bench|ml|scripts)\/[^\s`]*)`/g;
  const known = new Set(
    tracked.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))),
  );

  test('that a page names in code exist', () => {
    const missing = documents.flatMap((file) => {
      const paths = [...readFileSync(file, 'utf8').matchAll(named)].flatMap(([, path]) => path ?? []);
      const concrete = paths
        .filter((path) => !/[*<>{}…]|^ml\/(?:results\/tables|assets|work|\.venv)/.test(path))
        .map((path) => path.replace(/\/$/, ''));
      return concrete.filter((path) => !known.has(path)).map((path) => `${file}: ${path}`);
    });
    expect(missing).toEqual([]);
  });

  test('of pages that code names exist', () => {
    // The notice inside shipped weights has the words of the day on which they were made.
    const notices = ['ml/names/fit-names.ts'];
    const code = tracked.filter(
      (file) => /\.(?:ts|json)$|^NOTICE$/.test(file) && existsSync(file) && !notices.includes(file),
    );
    const missing = code.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bdocs\/[\w/-]+\.md\b/g)].flatMap(([path]) =>
        existsSync(path) ? [] : [`${file}: ${path}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  test('of every page are in the index', () => {
    const index = readFileSync('docs/README.md', 'utf8');
    const pages = documents.filter((file) => /^docs\/.+\/.+\.md$/.test(file)).map((file) => file.replace('docs/', ''));
    expect(pages.filter((page) => !index.includes(`](${page})`))).toEqual([]);
  });
});
