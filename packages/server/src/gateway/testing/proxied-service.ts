import { openScriptedUpstream, type Script, type ScriptedUpstream } from '@redoubt/providers/testing/scripted-upstream';
import OpenAI from 'openai';
import { startTestService, type TestService, testKey } from '../../testing/test-service.ts';

/** A real service whose deployments call a provider that follows a script. */
export interface ProxiedService extends TestService {
  readonly upstream: ScriptedUpstream;
  /** Sets the provider's script from now on. */
  script(next: Script): void;
  /** Saves a deployment of the provider's model `gpt-x`. */
  deploy(name: string, fields?: object): Promise<void>;
  savePolicy(name: string, detectors: object): Promise<void>;
  /** The official client, as an application would use it. */
  openai(deployment: string, options?: object): OpenAI;
}

/** A whole answer of a provider. */
export const completion = (content: string | null, message: object = {}) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'gpt-x',
  choices: [{ index: 0, message: { role: 'assistant', content, ...message }, finish_reason: 'stop', logprobs: null }],
  usage: { prompt_tokens: 5, completion_tokens: 7, total_tokens: 12 },
});

/** Gives every call the same answer. */
export const jsonReply =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Script =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

export const chatReply = (content: string): Script => jsonReply(completion(content));

const base = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'gpt-x' };
export const chunkOf = (delta: object, finish: string | null = null, index = 0) => ({
  ...base,
  choices: [{ index, delta, finish_reason: finish, logprobs: null }],
});

/** Streams chunks, each in a separate write. */
export const streamReply =
  (chunks: readonly object[]): Script =>
  async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const chunk of chunks) {
      response.write(`data: ${JSON.stringify(chunk)}\n\n`);
      await new Promise((resolve) => setImmediate(resolve));
    }
    response.end('data: [DONE]\n\n');
  };

/** The chunks of a text, as a model streams it. */
export const textChunks = (text: string, size = 4): object[] => [
  chunkOf({ role: 'assistant', content: '' }),
  ...(text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []).map((content) => chunkOf({ content })),
  chunkOf({}, 'stop'),
];

/** Streams a text, then closes the connection before the answer is complete. */
export const cutReply =
  (text: string): Script =>
  (response, _, { socket }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`data: ${JSON.stringify(chunkOf({ content: text }))}\n\n`);
    socket.end();
  };

/** Starts the service and its provider. `env` holds settings by their names. */
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

/** The model `gpt-x` of a provider, as a body that saves it as `gpt`. */
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
