import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { watch } from '../child/server-child.ts';
import type { Installed } from '../peers/install-apart.ts';
import { installPythonApart } from '../peers/install-python-apart.ts';
import { answers, freePort } from './free-port.ts';
import { clientHeaders, type ProxyServer } from './proxy-server.ts';

const READY_MS = 90_000;
const KEY = `sk-bench-${'0'.repeat(32)}`;
const requirements = new URL('../proxy-peer/python/requirements.txt', import.meta.url);

/** Installs the proxy of LiteLLM in an environment of its own. */
export const installLitellm = (): Installed => installPythonApart(requirements, 'litellm-proxy');

/** The version that the requirements pin. */
export const litellmVersion = (): string => readFileSync(requirements, 'utf8').trim().split('==').at(-1) ?? '';

/** Starts LiteLLM's proxy with one worker and no guards. It knows one manner of the upstream: a chunk each turn. */
export async function startLitellm(folder: string, upstreamUrl: string, dataDir: string): Promise<ProxyServer> {
  const port = await freePort();
  const config = join(dataDir, 'litellm.json');
  const model = { model: 'openai/bench-model', api_base: `${upstreamUrl}/turns/v1`, api_key: 'sk-bench' };
  // JSON is YAML. The proxy does not start without a key of its own.
  writeFileSync(
    config,
    JSON.stringify({ model_list: [{ model_name: '*', litellm_params: model }], general_settings: { master_key: KEY } }),
  );
  const words = ['--config', config, '--host', '127.0.0.1', '--port', String(port), '--num_workers', '1'];
  const child = spawn(join(folder, 'bin/litellm'), words, {
    env: { ...process.env, LITELLM_LOCAL_MODEL_COST_MAP: 'True', LITELLM_LOG: 'ERROR', DO_NOT_TRACK: '1' },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const readings = watch(child);
  try {
    await answers(`${url}/health/liveliness`, { exitCode: () => child.exitCode, withinMs: READY_MS });
  } catch (error) {
    await readings.stop();
    throw error;
  }
  return {
    process: readings,
    route: () => ({
      url,
      path: '/v1/chat/completions',
      headers: { ...clientHeaders, authorization: `Bearer ${KEY}` },
    }),
  };
}
