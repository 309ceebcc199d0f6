import { testKey } from '../../testing/test-service.ts';
import { type ProxiedService, startProxiedService } from './proxied-service.ts';

/** The answer to a call of the proxy. */
interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined if the body is no JSON object. */
  // biome-ignore lint/suspicious/noExplicitAny: whatever came; the tests look into it
  readonly body: any;
}

/** Calls the proxy for a test. The deployment is `guarded` unless a header names another. */
export interface ProxyCaller {
  /** Sends a body. A string is sent unchanged. */
  call(body: unknown, headers?: Record<string, string>, path?: string): Promise<Answered>;
  chat(messages: unknown[], headers?: Record<string, string>, more?: object): Promise<Answered>;
}

export function proxyCaller(service: () => ProxiedService): ProxyCaller {
  const call: ProxyCaller['call'] = async (body, headers = {}, path = 'chat/completions') => {
    const response = await fetch(`${service().url}/ai-proxy/${path}`, {
      method: 'POST',
      headers: { apikey: testKey, 'content-type': 'application/json', 'x-service-deployment': 'guarded', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: text.startsWith('{') ? JSON.parse(text) : undefined,
    };
  };
  return { call, chat: (messages, headers, more = {}) => call({ messages, ...more }, headers) };
}

export const user = (content: unknown) => ({ role: 'user', content });

/**
 * Starts a service with a body limit of 100,000 bytes, the brand alias `acme` and three deployments: `bare`, `guarded`
 * by a keyword, and `priced`, which uses most stages. `env` holds further settings by their names.
 */
export async function startGuardedService(env: Record<string, string> = {}): Promise<ProxiedService> {
  const service = await startProxiedService({
    ...{ REDOUBT_BRAND_ALIASES: 'acme', REDOUBT_MAX_BODY_BYTES: '100000' },
    ...env,
  });
  await service.savePolicy('words', { keyword_detector: { enabled: true, banned_keywords: ['xyzzy'] } });
  await service.savePolicy('heads', {
    toxicity: { enabled: true },
    nsfw: { enabled: true },
    injection_attack: { enabled: true },
  });
  const words = { policy_name: 'words', block: ['keyword_detector'] };
  await service.deploy('bare');
  await service.deploy('guarded', { input_guardrails_policy: words, output_guardrails_policy: words });
  await service.deploy('priced', {
    input_guardrails_policy: { policy_name: 'heads', additional_config: { pii_redaction: true } },
    output_guardrails_policy: { policy_name: 'words', additional_config: { relevancy: true } },
  });
  return service;
}
