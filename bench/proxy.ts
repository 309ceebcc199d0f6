import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchmarkOptions, Findings } from './measure.ts';
import { installApart } from './peers/install-apart.ts';
import { forkServer } from './proxy/fork-server.ts';
import { startLoad } from './proxy/load-child.ts';
import { measuresOf } from './proxy/measures.ts';
import { portkeyVersion, startPortkey } from './proxy/portkey.ts';
import { proveGuards } from './proxy/prove.ts';
import { plainProxy } from './proxy/proxy-server.ts';
import { startRedoubt } from './proxy/redoubt.ts';
import { takeTurns } from './proxy/take-turns.ts';
import { startUpstream } from './proxy/upstream-child.ts';

const ROUNDS = 5;

interface Stoppable {
  stop(): Promise<void>;
}

/** The AI proxy next to @portkey-ai/gateway, a bare pass-through (L) and one that parses everything (J). */
export async function proxy({ streams }: BenchmarkOptions): Promise<Findings> {
  const folder = installPeer();
  const version = folder && portkeyVersion(folder);
  const dataDir = mkdtempSync(join(tmpdir(), 'redoubt-bench-'));
  const running: Stoppable[] = [];
  const started = <S extends Stoppable>(child: S): S => {
    running.push(child);
    return child;
  };
  try {
    const load = started(startLoad());
    const upstream = started(await startUpstream());
    const passing = { REDOUBT_BENCH_UPSTREAM: upstream.url };
    const L = started(await forkServer('pass-through-server.ts', passing));
    const J = started(await forkServer('pass-through-server.ts', { ...passing, REDOUBT_BENCH_PARSES: 'yes' }));
    const peer = folder ? await startPortkey(folder, upstream.url) : undefined;
    if (peer) started(peer.process);
    const ours = await startRedoubt(dataDir, upstream.url, { isNew: true });
    if ('reason' in ours) console.error(`proxy: without ours, as ${ours.reason}`);
    else {
      started(ours.service);
      await proveGuards(ours.guarded, upstream);
    }
    const contestants = {
      direct: plainProxy(upstream),
      L: plainProxy(L),
      J: plainProxy(J),
      ...(peer && { peer, peerGuarded: peer.guarded }),
      ...('service' in ours && { bare: ours.bare, guarded: ours.guarded, unmetered: ours.guarded }),
    };
    const meter = 'service' in ours ? ours.meter : undefined;
    const turns = await takeTurns(contestants, { load, rounds: ROUNDS, meter });
    return { measures: measuresOf(turns, version), rounds: { portkey: version ?? 'not installed', turns } };
  } finally {
    await Promise.all(running.map((child) => child.stop()));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function installPeer(): string | undefined {
  const installed = installApart(new URL('proxy-peer/', import.meta.url), 'proxy-peer');
  if ('folder' in installed) return installed.folder;
  console.error(`proxy: without portkey, which could not be installed: ${installed.reason}`);
  return undefined;
}
