import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerChild, startServer } from './child/server-child.ts';
import type { Findings } from './measure.ts';
import { installApart } from './peers/install-apart.ts';
import { manyProbes } from './redteam/many-probes.ts';
import { measuresOf, type Round, type Throttled } from './redteam/measures.ts';
import { peerVersion, runPromptfoo } from './redteam/run-promptfoo.ts';
import { promptsOf, runOnce, serviceSettings } from './redteam/service-run.ts';
import { startTarget, type TargetChild } from './redteam/target-child.ts';

const ROUNDS = 3;
const PROBES = 1_000;
const LATENCY_MS = 50;
const THROTTLED_PROBES = 200;
/** 20 % of the calls. */
const THROTTLE_EVERY = 5;
const MAX_PEER_MS = 300_000;

/** The engine of the Red Team against a target of fixed latency, next to promptfoo on the same prompts. */
export async function redteam(): Promise<Findings> {
  const peer = installApart(new URL('redteam-peer/', import.meta.url), 'redteam-peer', 'install');
  const folder = 'folder' in peer ? peer.folder : undefined;
  if ('reason' in peer) console.error(`redteam: without promptfoo, which could not be installed: ${peer.reason}`);
  const dataDir = mkdtempSync(join(tmpdir(), 'redoubt-bench-'));
  const target = await startTarget();
  const service = await startServer('service', serviceSettings(dataDir));
  try {
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await oneRound(service, target, folder));
    const peakMegabytes = service.peakMegabytes() ?? Number.NaN;
    const throttled = await throttledRuns(service, target, folder);
    await service.stop();
    const many = await manyProbes(target);
    const version = folder && peerVersion(folder);
    return {
      measures: measuresOf({ rounds, peakMegabytes, throttled, many, version }),
      rounds: { promptfoo: version ?? 'not installed', rounds, peakMegabytes, throttled, many },
    };
  } finally {
    await Promise.all([service.stop(), target.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Ours, then the peer with the very prompts that ours sent. */
async function oneRound(service: ServerChild, target: TargetChild, folder: string | undefined): Promise<Round> {
  const ours = await runOnce(service, target, { probes: PROBES, latencyMs: LATENCY_MS });
  const residentMegabytes = service.residentMegabytes() ?? Number.NaN;
  if (!folder) return { ours: { ...ours, residentMegabytes }, peer: undefined };
  const prompts = await promptsOf(service, ours.id);
  const behaviour = { latencyMs: LATENCY_MS, throttleEvery: 0 };
  const peer = await runPromptfoo(folder, target, { prompts, behaviour, mostMs: MAX_PEER_MS });
  return { ours: { ...ours, residentMegabytes }, peer };
}

async function throttledRuns(
  service: ServerChild,
  target: TargetChild,
  folder: string | undefined,
): Promise<Throttled> {
  const behaviour = { latencyMs: LATENCY_MS, throttleEvery: THROTTLE_EVERY };
  const ours = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await runOnce(service, target, { probes: THROTTLED_PROBES, ...behaviour }));
  }
  const [first] = ours;
  if (!folder || !first) return { ours, peer: undefined };
  const prompts = await promptsOf(service, first.id);
  return { ours, peer: await runPromptfoo(folder, target, { prompts, behaviour, mostMs: MAX_PEER_MS }) };
}
