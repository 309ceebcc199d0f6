import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { watch } from '../child/server-child.ts';
import { answers, freePort } from './free-port.ts';
import { clientHeaders, type ProxyServer } from './proxy-server.ts';

const READY_MS = 20_000;

/** The peer in a process of its own, without its web page; `route` goes without guards, `guarded` with two trivial ones. */
export interface Portkey extends ProxyServer {
  readonly guarded: ProxyServer;
}

/** Two of its own checks that need no network, one a side: words that must not occur. */
const wordsAbsent = [{ 'default.contains': { operator: 'none', words: ['quasar', 'zeppelin'] }, deny: true }];

/** Start it on a free port; rejects where it does not answer in time. */
export async function startPortkey(folder: string, upstreamUrl: string): Promise<Portkey> {
  const port = await freePort();
  const entry = join(packageFolder(folder), 'build/start-server.js');
  const child = spawn(process.execPath, [entry, '--headless', `--port=${port}`], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const readings = watch(child);
  try {
    await answers(url, { exitCode: () => child.exitCode, withinMs: READY_MS });
  } catch (error) {
    await readings.stop();
    throw error;
  }
  const proxy = (headersTo: (base: string) => Record<string, string>): ProxyServer => ({
    process: readings,
    route: (manner) => ({ url, path: '/v1/chat/completions', headers: headersTo(`${upstreamUrl}/${manner}/v1`) }),
  });
  return {
    ...proxy((base) => ({ ...clientHeaders, 'x-portkey-provider': 'openai', 'x-portkey-custom-host': base })),
    guarded: proxy((base) => ({ ...clientHeaders, 'x-portkey-config': JSON.stringify(configOf(base)) })),
  };
}

const configOf = (base: string) => ({
  provider: 'openai',
  api_key: 'sk-bench',
  custom_host: base,
  input_guardrails: wordsAbsent,
  output_guardrails: wordsAbsent,
});

const packageFolder = (folder: string): string => join(folder, 'node_modules/@portkey-ai/gateway');

/** The version that was installed. */
export const portkeyVersion = (folder: string): string =>
  (JSON.parse(readFileSync(join(packageFolder(folder), 'package.json'), 'utf8')) as { version: string }).version;
