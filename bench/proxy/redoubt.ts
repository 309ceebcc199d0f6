import { benchKey, type ServerChild, startServer } from '../child/server-child.ts';
import { absentKeywords, everyDetector } from '../prose.ts';
import type { Manner, ProxyServer } from './proxy-server.ts';

/** Our service with a model, policies and deployments saved over its API. */
export interface Redoubt {
  readonly service: ServerChild;
  /** No stage on. */
  readonly bare: ProxyServer;
  /** Redaction and restoring, keywords, and every trained head on both sides. */
  readonly guarded: ProxyServer;
  /** Switch the organisation between booking credits and counting requests; every request after goes by it. */
  meter(mode: 'credits' | 'requests'): Promise<void>;
}

/** What is not built answers so. */
const NOT_BUILT = 501;
/** Nodes look for changes of an organisation this often at least. */
const NOTICED_MS = 1_000;

const stages = ['bare', 'guarded'] as const;
type Stages = (typeof stages)[number];
const manners: readonly Manner[] = ['turns', 'whole', 'paced-2', 'paced-200'];

const on = { enabled: true };
const heads = { injection_attack: on, toxicity: on, nsfw: on, bias: on, sponge_attack: on };
const keywords = { keyword_detector: { enabled: true, banned_keywords: absentKeywords.slice(0, 20) } };
const policies = [
  { name: 'bench-input', description: 'What goes in', detectors: { pii: everyDetector.pii, ...keywords, ...heads } },
  { name: 'bench-output', description: 'What comes out', detectors: { ...keywords, ...heads } },
];
const block = ['keyword_detector', 'toxicity', 'nsfw'];

/** Settings of a service whose upstream is this machine. */
const settings = (dataDir: string) => ({
  REDOUBT_DATA_DIR: dataDir,
  REDOUBT_ALLOW_PRIVATE_TARGETS: 'true',
  // The bars are for the trained heads; the encoder is measured apart.
  REDOUBT_SECOND_STAGE: 'off',
});

/** Start it on a folder; `isNew` where nothing was saved in it yet. A sentence where the proxy is not built. */
export async function startRedoubt(
  dataDir: string,
  upstreamUrl: string,
  { isNew }: { isNew: boolean },
): Promise<Redoubt | { readonly reason: string }> {
  const service = await startServer('service', settings(dataDir));
  try {
    const reason = isNew ? await save(service, new URL(upstreamUrl)) : undefined;
    if (reason === undefined)
      return { service, bare: proxy(service, 'bare'), guarded: proxy(service, 'guarded'), meter: meterOf(service) };
    await service.stop();
    return { reason };
  } catch (error) {
    await service.stop();
    throw error;
  }
}

const proxy = (service: ServerChild, stage: Stages): ProxyServer => ({
  process: service,
  route: (manner) => ({
    url: service.url,
    path: '/ai-proxy/chat/completions',
    headers: { 'content-type': 'application/json', apikey: benchKey, 'x-service-deployment': `${stage}-${manner}` },
  }),
});

function meterOf(service: ServerChild): Redoubt['meter'] {
  return async (mode) => {
    await send(service, 'PATCH', '/admin/organisations/own', { mode });
    await new Promise((resolve) => setTimeout(resolve, NOTICED_MS));
  };
}

/** Everything that the deployments need; why not, where a path is not built. */
async function save(service: ServerChild, upstream: URL): Promise<string | undefined> {
  const orders: (readonly [path: string, body: object])[] = [
    ...policies.map((policy) => ['/guardrails/add-policy', policy] as const),
    ...manners.map((manner) => ['/models/add-model', modelOf(upstream, manner)] as const),
    ...stages.flatMap((stage) =>
      manners.map((manner) => ['/deployments/add-deployment', deploymentOf(stage, manner)] as const),
    ),
  ];
  for (const [path, body] of orders) {
    if ((await send(service, 'POST', path, body)) === NOT_BUILT) return `${path} is not built: ${NOT_BUILT}`;
  }
  const answered = await send(service, 'POST', '/ai-proxy/chat/completions', { model: 'bench-model', messages: [] });
  return answered === NOT_BUILT ? `/ai-proxy/chat/completions is not built: ${NOT_BUILT}` : undefined;
}

const modelOf = ({ hostname, port }: URL, manner: Manner) => ({
  testing_for: 'foundationModels',
  model_name: 'bench-model',
  model_saved_name: `upstream-${manner}`,
  model_version: 'v1',
  certifications: [],
  model_config: {
    model_provider: 'openai_compatible',
    endpoint: { scheme: 'http', host: hostname, port: Number(port), base_path: `/${manner}/v1` },
    paths: { completions: '/completions', chat: '/chat/completions' },
    auth_data: { header_name: 'Authorization', header_prefix: 'Bearer', space_after_prefix: true },
    apikeys: ['sk-bench'],
  },
});

function deploymentOf(stage: Stages, manner: Manner) {
  const enabled = stage === 'guarded';
  return {
    name: `${stage}-${manner}`,
    model_saved_name: `upstream-${manner}`,
    model_version: 'v1',
    input_guardrails_policy: {
      policy_name: 'bench-input',
      enabled,
      additional_config: { pii_redaction: enabled },
      block: enabled ? block : [],
    },
    output_guardrails_policy: {
      policy_name: 'bench-output',
      enabled,
      additional_config: { hallucination: false, adherence: false, relevancy: false },
      block: enabled ? block : [],
    },
  };
}

/** The status of the answer. What is neither 2xx, 501 nor the empty chat's own failure is an error. */
async function send({ url }: ServerChild, method: string, path: string, body: object): Promise<number> {
  const headers = { apikey: benchKey, 'content-type': 'application/json' };
  const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
  const said = await response.text();
  const isKnown = response.ok || response.status === NOT_BUILT || path.startsWith('/ai-proxy/');
  if (!isKnown) throw new Error(`${method} ${path} was answered ${response.status}: ${said.slice(0, 500)}`);
  return response.status;
}
