import { openScriptedUpstream, type Script } from '@redoubt/providers/testing/scripted-upstream';
import { startMeasuredService } from '../../testing/start-measured-service.ts';
import { savedModelAt } from './proxied-service.ts';

const key = 'sk_service_a_key_of_the_measured_proxy_0001';

/** A service in a separate process whose event loop is measured, and a provider that follows a script. */
export interface MeasuredProxy extends Awaited<ReturnType<typeof startMeasuredService>> {
  /** Calls a deployment. The provider answers with `script`. */
  ask(deployment: 'watched' | 'blocking', script: Script, call?: { stream: boolean }): Promise<Response>;
}

/**
 * Starts a proxy with two deployments. Both look for personal data and for these words in answers. `blocking` refuses
 * answers with findings.
 */
export async function startMeasuredProxy(bannedKeywords: readonly string[]): Promise<MeasuredProxy> {
  let script: Script;
  const upstream = await openScriptedUpstream((...call) => script(...call));
  const service = await startMeasuredService({
    REDOUBT_BOOTSTRAP_KEY: key,
    REDOUBT_ALLOW_PRIVATE_TARGETS: 'true',
    // The answers that are measured are as large as the settings allow, not as their defaults.
    REDOUBT_MAX_JUDGED_ANSWER_BYTES: String(64 * 1024 * 1024),
    REDOUBT_MAX_HELD_ANSWER_BYTES: String(8 * 1024 * 1024 * 1024),
  });
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(service.url + path, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const save = async (path: string, body: object) => {
    const response = await post(path, body);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  await save('/models/add-model', savedModelAt(upstream.origin));
  const on = { enabled: true };
  const detectors = { pii: on, keyword_detector: { ...on, banned_keywords: bannedKeywords } };
  await save('/guardrails/add-policy', { name: 'words', detectors });
  for (const [name, block] of Object.entries({ watched: [], blocking: ['pii', 'keyword_detector'] })) {
    const output_guardrails_policy = { policy_name: 'words', block };
    await save('/deployments/add-deployment', { name, model_saved_name: 'gpt', output_guardrails_policy });
  }
  return {
    ...service,
    ask(deployment, answering, call = { stream: false }) {
      script = answering;
      const body = { model: 'gpt-x', ...call, messages: [{ role: 'user', content: 'Hello' }] };
      return post('/ai-proxy/chat/completions', body, { 'X-Service-Deployment': deployment });
    },
    async stop() {
      await service.stop();
      upstream.close();
    },
  };
}

const sentence = 'The river was low that summer, and the ferry ran only twice a day past the grey mill. ';
/** A text of this length without any finding. */
export const prose = (length: number): string => sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length);
