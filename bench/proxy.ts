import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchmarkOptions, Findings, Measure } from './measure.ts';
import { installApart } from './peers/install-apart.ts';
import { streamBodies } from './proxy/bodies.ts';
import { forkServer } from './proxy/fork-server.ts';
import { heldMeasures, holdStreams } from './proxy/hold-streams.ts';
import { installLitellm, litellmVersion, startLitellm } from './proxy/litellm.ts';
import { type LoadChild, startLoad } from './proxy/load-child.ts';
import type { LoadReport } from './proxy/load-client.ts';
import { measuresOf } from './proxy/measures.ts';
import { portkeyVersion, startPortkey } from './proxy/portkey.ts';
import { proveGuards } from './proxy/prove.ts';
import { type ProxyServer, plainProxy } from './proxy/proxy-server.ts';
import { startRedoubt } from './proxy/redoubt.ts';
import { takeTurns } from './proxy/take-turns.ts';
import { startUpstream, type UpstreamChild } from './proxy/upstream-child.ts';

const STREAMS = 1_000;
/** All streams are under way by then, and none has ended: each takes ten seconds. */
const CUT_AFTER_MS = 6_000;

/** Many streams at once whose upstream is killed in their midst. */
async function cutStreams(
  { load, upstream }: { load: LoadChild; upstream: UpstreamChild },
  proxy: ProxyServer,
): Promise<LoadReport> {
  const order = { ...proxy.route('paced-200'), bodies: streamBodies, concurrency: STREAMS };
  const applied = load.apply({ ...order, most: { requests: STREAMS } });
  await sleep(CUT_AFTER_MS);
  await upstream.kill();
  return applied;
}

/** Each client is told what happened, and hears the end of its stream. */
const cutMeasures = ({ failures, toldErrors }: LoadReport): Measure[] => [
  {
    name: '1,000 streams, upstream killed: clients without a clean end',
    value: failures,
    unit: '',
    bar: { atMost: 0 },
  },
  {
    name: '1,000 streams, upstream killed: clients that were told of the error',
    value: toldErrors,
    unit: '',
    bar: { atLeast: STREAMS },
  },
];

const ROUNDS = 5;

/** What every part of the run needs. */
interface Bench {
  readonly load: LoadChild;
  readonly upstream: UpstreamChild;
  /** Where the peers are installed; undefined for one that could not be. */
  readonly peerFolder: string | undefined;
  readonly litellmFolder: string | undefined;
  readonly dataDir: string;
  /** To be stopped at the end, whatever happens. */
  readonly running: { stop(): Promise<void> }[];
}

/** The AI proxy next to @portkey-ai/gateway, LiteLLM's proxy, a bare pass-through (L) and one that parses everything (J). */
export async function proxy({ streams }: BenchmarkOptions): Promise<Findings> {
  const peerFolder = installPeer();
  const litellmFolder = installSecondPeer();
  const versions = {
    portkey: peerFolder && portkeyVersion(peerFolder),
    litellm: litellmFolder && litellmVersion(),
  };
  const dataDir = mkdtempSync(join(tmpdir(), 'redoubt-bench-'));
  const load = startLoad();
  const running: Bench['running'] = [load];
  try {
    const upstream = await startUpstream();
    running.push(upstream);
    const bench = { load, upstream, peerFolder, litellmFolder, dataDir, running };
    const { turns, isBuilt } = await compare(bench);
    const held = streams ? await hold(bench, isBuilt) : undefined;
    return {
      measures: [
        ...measuresOf(turns, versions),
        ...(held ? heldMeasures(held.ours, held.peer) : []),
        ...(held?.cut ? cutMeasures(held.cut) : []),
      ],
      rounds: {
        portkey: versions.portkey ?? 'not installed',
        litellm: versions.litellm ?? 'not installed',
        turns,
        ...(held && { held }),
      },
    };
  } finally {
    await Promise.all(running.map((child) => child.stop()));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function installSecondPeer(): string | undefined {
  const installed = installLitellm();
  if ('folder' in installed) return installed.folder;
  console.error(`proxy: without litellm, which could not be installed: ${installed.reason}`);
  return undefined;
}

function installPeer(): string | undefined {
  const installed = installApart(new URL('proxy-peer/', import.meta.url), 'proxy-peer');
  if ('folder' in installed) return installed.folder;
  console.error(`proxy: without portkey, which could not be installed: ${installed.reason}`);
  return undefined;
}

/** Every server of the comparison at once, idle while others have their turn. */
async function compare(bench: Bench) {
  const { load, upstream, running } = bench;
  const passing = { REDOUBT_BENCH_UPSTREAM: upstream.url };
  const L = await forkServer('pass-through-server.ts', passing);
  running.push(L);
  const J = await forkServer('pass-through-server.ts', { ...passing, REDOUBT_BENCH_PARSES: 'yes' });
  running.push(J);
  const peer = await peerOf(bench);
  const litellm = await litellmOf(bench);
  const ours = await oursOf(bench, { isNew: true });
  if (ours) await proveGuards(ours.guarded, upstream);
  const contestants = {
    direct: plainProxy(upstream),
    L: plainProxy(L),
    J: plainProxy(J),
    ...(peer && { peer, peerGuarded: peer.guarded }),
    ...(litellm && { litellm }),
    ...(ours && { bare: ours.bare, guarded: ours.guarded, unmetered: ours.guarded }),
  };
  const turns = await takeTurns(contestants, { load, rounds: ROUNDS, meter: ours?.meter });
  await Promise.all([L.stop(), J.stop(), peer?.process.stop(), litellm?.process.stop(), ours?.service.stop()]);
  return { turns, isBuilt: ours !== undefined };
}

/** One fresh process after the other; ours loses its upstream at the end. */
async function hold(bench: Bench, isBuilt: boolean) {
  const peer = await peerOf(bench);
  const peerHeld = peer && (await holdStreams(bench.load, peer));
  await peer?.process.stop();
  const ours = isBuilt ? await oursOf(bench, { isNew: false }) : undefined;
  const oursHeld = ours && (await holdStreams(bench.load, ours.guarded));
  const cut = ours && (await cutStreams(bench, ours.guarded));
  await ours?.service.stop();
  return { ours: oursHeld, peer: peerHeld, cut };
}

async function peerOf({ peerFolder, upstream, running }: Bench) {
  if (!peerFolder) return undefined;
  const peer = await startPortkey(peerFolder, upstream.url);
  running.push(peer.process);
  return peer;
}

async function litellmOf({ litellmFolder, upstream, dataDir, running }: Bench) {
  if (!litellmFolder) return undefined;
  const litellm = await startLitellm(litellmFolder, upstream.url, dataDir);
  running.push(litellm.process);
  return litellm;
}

/** Undefined, and said so, where the proxy is not built. */
async function oursOf({ dataDir, upstream, running }: Bench, how: { isNew: boolean }) {
  const ours = await startRedoubt(dataDir, upstream.url, how);
  if ('reason' in ours) {
    console.error(`proxy: without ours, as ${ours.reason}`);
    return undefined;
  }
  running.push(ours.service);
  return ours;
}
