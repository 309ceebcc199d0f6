#!/usr/bin/env node
// The entry point of `npx redoubt`. It is plain JavaScript that old versions of Node can run, so that it can print which
// version is needed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MIN_MAJOR = 22;
const MIN_MINOR = 19;

const folder = dirname(fileURLToPath(import.meta.url));
const main = join(folder, 'main.js');
const source = join(folder, '../src/run.ts');
const broughtNode = join(folder, '../../../node_modules/node/bin/node');
const [major, minor] = process.versions.node.split('.').map(Number);
const isNewEnough = major > MIN_MAJOR || (major === MIN_MAJOR && minor >= MIN_MINOR);

if (existsSync(source) && (isNewEnough || existsSync(broughtNode))) runSource();
else if (isNewEnough) await import('./main.js');
else {
  const needed = `${MIN_MAJOR}.${MIN_MINOR}`;
  process.stderr.write(`redoubt: Node ${process.versions.node} is too old; Redoubt runs on Node ${needed} or newer\n`);
  process.exitCode = 2;
}

/** Runs the sources of a clone. If this Node is too old, runs them with the Node in the clone's node_modules. */
function runSource() {
  const flags = [
    '--max-semi-space-size=8',
    '--heap-growing-percent=20',
    '--no-parallel-scavenge',
    '--conditions=redoubt-source',
    '--disable-warning=ExperimentalWarning',
  ];
  const node = isNewEnough ? process.execPath : broughtNode;
  const child = spawn(node, [...flags, main, ...process.argv.slice(2)], { stdio: 'inherit' });
  // A terminal sends SIGINT to both processes, so it is ignored here. SIGTERM is sent to this process only and is passed on.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exitCode = code;
    else process.kill(process.pid, signal);
  });
}
