import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { drawText } from '@redoubt/media/testing/draw-text';
import { renderSpeech } from '@redoubt/rendering';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testKey } from '../../testing/test-service.ts';

/** An installation without optional packages: the packages of the repository with all modules but these. */
const folder = mkdtempSync(join(tmpdir(), 'redoubt-without-'));
const { optionalDependencies } = JSON.parse(readFileSync('packages/media/package.json', 'utf8'));

function install(): void {
  cpSync('packages', join(folder, 'packages'), {
    recursive: true,
    filter: (path) => !/\/(?:node_modules|dist|fixtures)(?:\/|$)/.test(path),
  });
  mkdirSync(join(folder, 'node_modules', '@redoubt'), { recursive: true });
  for (const name of readdirSync('packages'))
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules', '@redoubt', name));
  for (const name of readdirSync('node_modules').flatMap(scoped)) {
    if (name in optionalDependencies || /^(?:onnxruntime-wasm$|@redoubt\/|\.)/.test(name)) continue;
    mkdirSync(join(folder, 'node_modules', name, '..'), { recursive: true });
    // A process of the sandbox may read what lies in the installation, not where a link leads.
    const isRead = /^(?:sharp|@img\/.*|jsqr|detect-libc|semver)$/.test(name);
    if (isRead) cpSync(join('node_modules', name), join(folder, 'node_modules', name), { recursive: true });
    else symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
}
const scoped = (name: string): string[] =>
  name.startsWith('@') ? readdirSync(join('node_modules', name)).map((inner) => `${name}/${inner}`) : [name];

let service: ChildProcess;
let url: string;
let log = '';
beforeAll(async () => {
  install();
  service = fork(join(folder, 'packages/server/src/testing/measured-service.ts'), {
    cwd: folder,
    env: {
      ...process.env,
      REDOUBT_PORT: '0',
      REDOUBT_DATA_DIR: join(folder, 'data'),
      REDOUBT_BOOTSTRAP_KEY: testKey,
      REDOUBT_LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    execArgv: ['--conditions=redoubt-source', '--disable-warning=ExperimentalWarning'],
  });
  service.stderr?.setEncoding('utf8').on('data', (lines: string) => {
    log += lines;
  });
  const [ready] = await once(service, 'message');
  url = ready.url;
});
afterAll(async () => {
  const ended = once(service, 'exit');
  service.disconnect();
  await ended;
  rmSync(folder, { recursive: true });
});

const headers = { apikey: testKey, 'content-type': 'application/json' };
const read = async (path: string) => (await fetch(url + path, { headers })).json();

test('what cannot run is said from the start: in the log, by the status and by the list of models', async () => {
  const sentences = [
    'The second model cannot run, and the first one judges alone: the optional package onnxruntime-node is not installed',
    'pp-ocr, nsfwjs-mobilenet, tiny-face-detector cannot run, so there is 503 for pictures: the optional package onnxruntime-node is not installed',
    'silero-vad, moonshine cannot run, so there is 503 for recordings that no server transcribes: the optional package onnxruntime-node is not installed',
  ];
  expect(await read('/guardrails/status')).toMatchObject({ status: 'running', warnings: sentences });
  // The pipe of the log and the answer of the call are read in any order.
  const logged = () => log.split('\n').flatMap((line) => (/cannot run.*\}$/.test(line) ? [JSON.parse(line).msg] : []));
  await expect.poll(logged).toEqual(sentences);
  const { models } = await read('/guardrails/models');
  const { second_stage } = models.find(({ detector }: { detector: string }) => detector === 'toxicity');
  expect(second_stage).toMatchObject({ status: 'unavailable', reason: expect.stringContaining('onnxruntime-node') });
});

interface Sent {
  readonly medium: 'image' | 'audio';
  readonly field: string;
  readonly bytes: () => Promise<Uint8Array>;
}

test.each<Sent>([
  {
    medium: 'audio',
    field: 'audio_data',
    bytes: () => renderSpeech({ text: 'Good morning.', voice: 'rms', effects: [] }),
  },
  { medium: 'image', field: 'image_data', bytes: () => drawText(['Good morning.']).then((drawn) => drawn.toBuffer()) },
])('a file for detect-$medium is 503 without its optional packages, and costs nothing', async (sent) => {
  const { medium, field, bytes } = sent;
  const body = { [field]: Buffer.from(await bytes()).toString('base64'), detectors: { pii: { enabled: true } } };
  const response = await fetch(`${url}/guardrails/detect-${medium}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(503);
  const { detail } = await response.json();
  expect(detail).toMatchObject([{ type: 'unavailable', msg: expect.stringContaining('not installed') }]);
  const { media } = await read('/guardrails/models');
  const states = media.filter(({ reads }: { reads: string }) => reads === medium);
  expect(states.map(({ status }: { status: string }) => status)).toEqual(states.map(() => 'unavailable'));
  const { balances } = await read('/usage/balance');
  expect(balances.filter(({ used, held }: { used: number; held: number }) => used > 0 || held > 0)).toEqual([]);
});
