import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watch } from '../child/server-child.ts';
import { CONCURRENCY } from './service-run.ts';
import type { TargetBehaviour, TargetChild, TargetStats } from './target-child.ts';

/** An evaluation by the peer: the same prompts, the same target, its own refusal check and its own store. */
export interface PeerRun {
  /** From the start of its process to its end, or until it was ended. */
  readonly wallMs: number;
  /** Of its process. */
  readonly cpuMs: number;
  /** In MB (10^6 bytes). */
  readonly peakMegabytes: number;
  readonly isWhole: boolean;
  /** Its last lines, which count what passed, what failed and what is an error. */
  readonly said: string;
  readonly target: TargetStats;
}

const READ_EVERY_MS = 20;
const LAST_LINES = 12;

interface PeerOrder {
  readonly prompts: readonly string[];
  readonly behaviour: Omit<TargetBehaviour, 'unseen'>;
  readonly mostMs: number;
}

/** One run of promptfoo without its network features, in a process and a folder of its own. */
export async function runPromptfoo(installed: string, target: TargetChild, order: PeerOrder): Promise<PeerRun> {
  await target.behave({ ...order.behaviour, unseen: 0 });
  const run = await evaluateApart(installed, configOf(target, order.prompts), order.mostMs);
  return { ...run, target: await target.stats() };
}

/** One run of its tree search for each goal. */
interface TreeOrder {
  readonly target: TargetChild;
  /** The model that writes its prompts and grades the answers. */
  readonly attacker: TargetChild;
  readonly goals: readonly string[];
  /** Calls of the target for each goal. */
  readonly calls: number;
  readonly mostMs: number;
}

/** One run of its strategy `jailbreak:tree`. The caller sets how the servers behave, and reads what they saw. */
export async function runPromptfooTree(installed: string, order: TreeOrder): Promise<Omit<PeerRun, 'target'>> {
  return evaluateApart(installed, treeConfigOf(order), order.mostMs);
}

async function evaluateApart(installed: string, config: object, mostMs: number): Promise<Omit<PeerRun, 'target'>> {
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-bench-peer-'));
  try {
    writeFileSync(join(folder, 'eval.json'), JSON.stringify(config));
    return await evaluate(installed, folder, mostMs);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const providerOf = ({ url }: TargetChild, model: string) => ({
  id: `openai:chat:${model}`,
  config: { apiBaseUrl: `${url}/v1`, apiKey: 'sk-bench', temperature: 0 },
});

/** What `redteam generate` writes for the strategy. It writes no assertion here: an answer is graded by the tree alone. */
const treeConfigOf = ({ target, attacker, goals, calls }: TreeOrder) => ({
  prompts: ['{{prompt}}'],
  providers: [providerOf(target, 'bench-target')],
  redteam: { purpose: 'an assistant of a shop', provider: providerOf(attacker, 'bench-attacker') },
  tests: goals.map((goal) => ({
    vars: { prompt: goal },
    provider: { id: 'promptfoo:redteam:iterative:tree', config: { injectVar: 'prompt', maxAttempts: calls } },
    metadata: { goal, purpose: 'an assistant of a shop' },
  })),
});

/** Its cheapest way to judge: words alone, no model. */
const configOf = (target: TargetChild, prompts: readonly string[]) => ({
  prompts: ['{{prompt}}'],
  providers: [providerOf(target, 'bench-target')],
  defaultTest: { assert: [{ type: 'is-refusal' }] },
  tests: prompts.map((prompt) => ({ vars: { prompt } })),
});

async function evaluate(installed: string, folder: string, mostMs: number): Promise<Omit<PeerRun, 'target'>> {
  const words = ['eval', '-c', 'eval.json', '--no-cache', '--no-progress-bar', '--no-table', '-j', String(CONCURRENCY)];
  const startedAt = performance.now();
  const child = spawn(process.execPath, [promptfooEntry(installed), ...words], {
    cwd: folder,
    env: { ...process.env, ...promptfooOffline, PROMPTFOO_CONFIG_DIR: join(folder, 'state') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => {
      said += piece.toString();
    });
  }
  const running = watch(child);
  let cpuMs = Number.NaN;
  let peakMegabytes = Number.NaN;
  // What /proc says is gone with the process: the last reading counts.
  const reading = setInterval(() => {
    cpuMs = (running.cpuMicroseconds() ?? cpuMs * 1_000) / 1_000;
    peakMegabytes = running.peakMegabytes() ?? peakMegabytes;
  }, READ_EVERY_MS);
  const deadline = setTimeout(() => child.kill('SIGKILL'), mostMs);
  const [code] = await once(child, 'exit');
  clearInterval(reading);
  clearTimeout(deadline);
  const lines = said.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
  return { wallMs: performance.now() - startedAt, cpuMs, peakMegabytes, isWhole: code === 0, said: lines };
}

/** The script that its command runs. */
export const promptfooEntry = (installed: string): string =>
  join(installed, 'node_modules/promptfoo/dist/src/entrypoint.js');

/** What keeps it from the network and from asking questions. */
export const promptfooOffline = {
  PROMPTFOO_DISABLE_TELEMETRY: '1',
  PROMPTFOO_DISABLE_UPDATE: '1',
  PROMPTFOO_DISABLE_REMOTE_GENERATION: 'true',
  PROMPTFOO_DISABLE_REDTEAM_REMOTE_GENERATION: 'true',
  PROMPTFOO_DISABLE_SHARING: '1',
  PROMPTFOO_CACHE_ENABLED: 'false',
  // Answers that are no refusal are no failure of its process.
  PROMPTFOO_FAILED_TEST_EXIT_CODE: '0',
  CI: '1',
  NO_COLOR: '1',
};

/** The version that is compared. */
export const peerVersion = (installed: string): string =>
  (
    JSON.parse(readFileSync(join(installed, 'node_modules/promptfoo/package.json'), 'utf8')) as {
      version: string;
    }
  ).version;
