import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findPostgresBinaries } from '../packages/store/src/testing/postgres-binaries.ts';
import { findChromium } from './chromium.ts';
import { findInvitedNode, INVITED_NODE, installInvitedNode } from './invited-node.ts';
import { findOpenAi, findPythonWithHttpx, installOpenAi, installPythonClients } from './python.ts';
import { pruneTestCache } from './test-cache.ts';

/** A program that some tests need and that is not a package of npm. */
interface Program {
  readonly name: string;
  /** What is not tested without it. */
  readonly for: string;
  /** The Debian package. */
  readonly debian: string;
  readonly find: () => string | undefined;
}

const programs: readonly Program[] = [
  { name: 'PostgreSQL', for: "the store's tests on PostgreSQL", debian: 'postgresql', find: findPostgresBinaries },
  { name: 'Chromium', for: 'the tests of the pages', debian: 'chromium', find: findChromium },
  {
    name: 'Python with httpx',
    for: 'the blocks of docs/start/python.md',
    debian: 'python3-httpx',
    find: findPythonWithHttpx,
  },
];

const isRoot = process.getuid?.() === 0;
const hasApt = existsSync('/usr/bin/apt-get');
const missing = programs.filter(({ find }) => find() === undefined);
if (missing.length > 0 && isRoot && hasApt) install(missing);
for (const program of programs) console.log(describe(program));
const python = findPythonWithHttpx();
if (python !== undefined) console.log(describeOpenAi(python));
console.log(describePythonClients());
console.log(describeInvitedNode());
pruneTestCache();

function install(wanted: readonly Program[]): void {
  console.log(`Installing with apt-get what tests need: ${wanted.map(({ name }) => name).join(', ')}.`);
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  const names = wanted.map(({ debian }) => debian);
  try {
    execFileSync('apt-get', ['update', '-q'], options);
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], options);
  } catch (error) {
    console.log(`apt-get failed: ${error instanceof Error ? error.message : error}`);
  }
}

function describe({ name, for: what, debian, find }: Program): string {
  const path = find();
  if (path !== undefined) return `${name} for ${what}: ${path}`;
  return `Skipped: ${what}. They need ${name}, which is not on the PATH (Debian: apt-get install ${debian}).`;
}

function describeOpenAi(python: string): string {
  installOpenAi(python);
  const folder = findOpenAi(python);
  if (folder !== undefined) return `OpenAI's package for the block of docs/start/python.md that uses it: ${folder}`;
  return "Skipped: the block of docs/start/python.md with OpenAI's client. pip could not install the package openai.";
}

function describePythonClients(): string {
  const installed = installPythonClients();
  if ('folder' in installed) return `Client packages of Python for the tests of the gateway: ${installed.folder}`;
  return `Skipped: the client packages of Python. They could not be installed: ${installed.reason}`;
}

function describeInvitedNode(): string {
  installInvitedNode();
  const path = findInvitedNode();
  if (path !== undefined)
    return `Node ${INVITED_NODE}, the oldest that the README invites, for the blocks of the pages: ${path}`;
  return `Skipped: the blocks of the pages with Node ${INVITED_NODE}. npm could not install it; they run with the Node of the project.`;
}
