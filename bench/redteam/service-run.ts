import { benchKey, type ServerChild } from '../child/server-child.ts';
import type { TargetChild, TargetStats } from './target-child.ts';

/** A run as the service and the target tell of it once it is over. */
export interface RunReport {
  readonly id: string;
  readonly probes: number;
  readonly errors: number;
  /** `started_at` to `ended_at`. */
  readonly workMs: number;
  /** From the submission to the end of the stream. */
  readonly wallMs: number;
  /** From the submission until it was accepted; the target was checked in between. */
  readonly acceptedMs: number;
  /** From the submission until the target saw the first probe. */
  readonly firstProbeMs: number;
  /** Of the service's process, from before the submission to the end of the stream. */
  readonly cpuMs: number;
  /** Records that the stream told of. */
  readonly records: number;
  readonly target: TargetStats;
}

/** What is asked for: a plan that is spread over every category and every attack that runs. */
export interface RunOrder {
  readonly probes: number;
  readonly latencyMs: number;
  readonly throttleEvery?: number;
}

/** Calls at once, of the service and of what it is compared with. */
export const CONCURRENCY = 20;

const categories = [
  'safety_harm',
  'security_fraud',
  'privacy_data_protection',
  'legal_ip_liability',
  'product_misuse_abuse',
  'performance_reliability_quality',
  'bias_fairness_ethical_harm',
  'brand_reputation_trust',
];
const attacks = ['basic', 'encoding', 'obfuscation', 'deepinception', 'long_character', 'attack_in_the_middle'];
const attackConfig = Object.fromEntries(attacks.map((attack) => [attack, {}]));

const headers = { apikey: benchKey, 'content-type': 'application/json' };

/** Settings of a service whose runs are measured. */
export const serviceSettings = (dataDir: string) => ({
  REDOUBT_DATA_DIR: dataDir,
  REDOUBT_ALLOW_PRIVATE_TARGETS: 'true',
  REDOUBT_REDTEAM_CONCURRENCY: String(CONCURRENCY),
  // Enough credits for the runs.
  REDOUBT_DEFAULT_PLAN: 'Enterprise',
});

/** Ask the service, and read the answer as JSON; another status than 2xx is an error. */
export async function ask<Answer>({ url }: Pick<ServerChild, 'url'>, path: string, body?: object): Promise<Answer> {
  const response = await fetch(
    url + path,
    body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
  );
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${text.slice(0, 500)}`);
  return JSON.parse(text) as Answer;
}

/** The body of a submission of so many probes of every category and attack. */
export function submissionOf(target: TargetChild, probes: number): object {
  return {
    target: { endpoint: `${target.url}/v1`, api_key: 'sk-bench', model_name: 'bench-target' },
    risk_categories: Object.fromEntries(categories.map((id) => [id, { attack_config: attackConfig }])),
    comprehensiveness: 'Comprehensive',
    generation_config: { max_prompts: probes, benign_controls: 0 },
  };
}

/** Submit a run and follow its stream to the end, as a caller who watches does. */
export async function runOnce(service: ServerChild, target: TargetChild, order: RunOrder): Promise<RunReport> {
  const { probes, latencyMs, throttleEvery = 0 } = order;
  // The first call checks the target, before the run is accepted.
  await target.behave({ latencyMs, throttleEvery, unseen: 1 });
  const cpuBefore = service.cpuMicroseconds() ?? Number.NaN;
  const submittedAt = Date.now();
  const { run_id: id } = await ask<{ run_id: string }>(service, '/rt/redteam', submissionOf(target, probes));
  const acceptedMs = Date.now() - submittedAt;
  const records = await follow(service, id);
  const wallMs = Date.now() - submittedAt;
  const cpuMs = ((service.cpuMicroseconds() ?? Number.NaN) - cpuBefore) / 1_000;
  const [seen, told] = [await target.stats(), await statusOf(service, id)];
  return { id, ...told, acceptedMs, firstProbeMs: seen.firstAt - submittedAt, wallMs, cpuMs, records, target: seen };
}

/** How many records the stream of a run tells of until the run is over; `onRecord` hears of each. */
export async function follow(
  { url }: Pick<ServerChild, 'url'>,
  id: string,
  onRecord: (told: number) => void = () => undefined,
): Promise<number> {
  const response = await fetch(`${url}/rt/runs/${id}/stream`, { headers });
  if (!response.ok || !response.body) throw new Error(`The stream of ${id} was answered ${response.status}`);
  let records = 0;
  let rest = '';
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line === 'event: record') onRecord(++records);
  }
  return records;
}

interface WireStatus {
  readonly status: string;
  readonly started_at: string;
  readonly ended_at: string;
  readonly progress: { readonly total: number; readonly done: number; readonly failed: number };
}

/** What a finished run says of itself; a run that is not `Finished` is an error. */
export async function statusOf(service: ServerChild, id: string) {
  const { status, started_at, ended_at, progress } = await ask<WireStatus>(service, `/rt/runs/${id}`);
  if (status !== 'Finished' || progress.done !== progress.total) throw new Error(`The run ${id} ended as ${status}`);
  return { probes: progress.total, errors: progress.failed, workMs: Date.parse(ended_at) - Date.parse(started_at) };
}

/** The prompts that a run sent, in the order of its plan. */
export async function promptsOf({ url }: Pick<ServerChild, 'url'>, id: string): Promise<string[]> {
  const accept = 'application/x-ndjson';
  const response = await fetch(`${url}/rt/runs/${id}/records`, { headers: { ...headers, accept } });
  const lines = (await response.text()).trimEnd().split('\n');
  return lines.flatMap((line) => (JSON.parse(line) as { prompt: string | null }).prompt ?? []);
}
