import { openScriptedUpstream, type Script, type ScriptedUpstream } from '@redoubt/providers/testing/scripted-upstream';
import OpenAI from 'openai';
import { startTestService, type TestService, testKey } from '../../testing/test-service.ts';
import { chatReply } from './model-replies.ts';

/** A real service whose deployments lead to a provider that does as it is told. */
export interface ProxiedService extends TestService {
  readonly upstream: ScriptedUpstream;
  /** What the provider does from now on. */
  script(next: Script): void;
  /** Save a deployment of the provider's model `gpt-x`. */
  deploy(name: string, fields?: object): Promise<void>;
  savePolicy(name: string, detectors: object): Promise<void>;
  /** The official client, as an application has it. */
  openai(deployment: string, options?: object): OpenAI;
}

/** Start one; `env` holds settings by their names. */
export async function startProxiedService(
  env: Record<string, string> = {},
  open?: Parameters<typeof startTestService>[1],
): Promise<ProxiedService> {
  let script: Script = chatReply('Hello.');
  const upstream = await openScriptedUpstream((response, request, context) => script(response, request, context));
  const service = await startTestService({ REDOUBT_ALLOW_PRIVATE_TARGETS: 'true', ...env }, open);
  const post = async (path: string, body: object) => {
    const response = await service.send(path, { method: 'POST', body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  };
  await post('/models/add-model', savedModelAt(upstream.origin));
  return {
    ...service,
    upstream,
    script(next) {
      script = next;
    },
    deploy: (name, fields = {}) => post('/deployments/add-deployment', { name, model_saved_name: 'gpt', ...fields }),
    savePolicy: (name, detectors) => post('/guardrails/add-policy', { name, detectors }),
    openai: (deployment, options = {}) =>
      new OpenAI({
        apiKey: testKey,
        baseURL: `${service.url}/ai-proxy`,
        defaultHeaders: { 'X-Service-Deployment': deployment },
        maxRetries: 0,
        ...options,
      }),
    async stop() {
      await service.stop();
      upstream.close();
    },
  };
}

/** The model `gpt-x` of a provider, to be saved as `gpt`. */
export function savedModelAt(origin: string): object {
  const { hostname, port } = new URL(origin);
  return {
    model_saved_name: 'gpt',
    model_name: 'gpt-x',
    model_config: {
      model_provider: 'openai_compatible',
      endpoint: { scheme: 'http', host: hostname, port: Number(port), base_path: '/v1' },
      apikeys: ['sk-upstream'],
    },
  };
}
