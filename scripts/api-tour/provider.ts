import { createServer, request as forward, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestService } from '../../packages/server/src/testing/test-service.ts';

const json = (value: unknown) => ({ type: 'application/json', body: JSON.stringify(value) });

/** What a provider answers to calls that the practice target has not. */
const answers: Readonly<Record<string, { readonly type: string; readonly body: string }>> = {
  '/v1/embeddings': json({
    object: 'list',
    data: [{ object: 'embedding', index: 0, embedding: [0.25, -0.5, 0.125] }],
    model: 'redoubt-practice-1',
    usage: { prompt_tokens: 5, total_tokens: 5 },
  }),
  '/v1/rerank': json({
    model: 'redoubt-practice-1',
    results: [
      { index: 0, relevance_score: 0.97 },
      { index: 1, relevance_score: 0.41 },
    ],
  }),
  '/v1/images/generations': json({ created: 1_767_225_600, data: [{ url: 'https://models.example/tree.png' }] }),
  '/v1/messages/count_tokens': json({ input_tokens: 12 }),
  '/v1/audio/transcriptions': json({
    text: 'We open at nine.',
    usage: { type: 'tokens', input_tokens: 14, output_tokens: 6, total_tokens: 20 },
  }),
  '/v1/audio/speech': { type: 'audio/mpeg', body: 'ID3' },
};

/** A provider with every call of the gateway: chats go on to the practice target. */
export interface TourProvider {
  readonly url: string;
  /** Saves a model of Anthropic's API and its deployment `claude`: others count no tokens. */
  deployClaude(service: Pick<TestService, 'send'>): Promise<void>;
  stop(): void;
}

/** Starts the provider in front of the practice target at `target`. */
export async function startProvider(target: string): Promise<TourProvider> {
  const answer: RequestListener = (request, response) => {
    const own = answers[request.url ?? ''];
    if (own) {
      request.resume().on('end', () => response.writeHead(200, { 'content-type': own.type }).end(own.body));
      return;
    }
    const { method, headers } = request;
    const onward = forward(new URL(request.url ?? '/', target), { method, headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    deployClaude: (service) => deployClaude(service, url),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function deployClaude(service: Pick<TestService, 'send'>, url: string): Promise<void> {
  const model_config = {
    model_provider: 'anthropic_compatible',
    model_endpoint_url: `${url}/v1`,
    apikeys: ['sk-claude'],
  };
  const saved = { '/models/add-model': { model_saved_name: 'claude', model_name: 'claude', model_config } };
  const calls = { ...saved, '/deployments/add-deployment': { name: 'claude', model_saved_name: 'claude' } };
  for (const [path, body] of Object.entries(calls)) {
    const { ok, status } = await service.send(path, { method: 'POST', body: JSON.stringify(body) });
    if (!ok) throw new Error(`${path} is ${status}`);
  }
}
