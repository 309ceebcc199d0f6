import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerChild, startServer } from './child/server-child.ts';
import { type Findings, type Measure, median, type Skipped } from './measure.ts';
import { installApart } from './peers/install-apart.ts';
import { peerVersion } from './redteam/run-promptfoo.ts';
import { CONCURRENCY, serviceSettings } from './redteam/service-run.ts';
import { startTarget } from './redteam/target-child.ts';
import { peerTree, type TreeRun, type TreeStand, treeOf } from './redteam/tree-runs.ts';

const ROUNDS = 3;

/** Trees at once, and what the model that writes prompts takes for an answer. */
const shapes = [
  { name: 'one tree, an attacker model that answers at once', goals: 1, attackerMs: 0 },
  { name: 'eight trees, an attacker model that answers at once', goals: 8, attackerMs: 0 },
  { name: 'one tree, an attacker model that takes 50 ms', goals: 1, attackerMs: 50 },
  { name: 'eight trees, an attacker model that takes 50 ms', goals: 8, attackerMs: 50 },
] as const;
type Shape = (typeof shapes)[number];

interface Round {
  readonly ours: TreeRun;
  /** The same goals without an attacker model. */
  readonly templates: TreeRun;
  readonly peer: TreeRun;
}

/** `tap` against a target of 50 ms, next to promptfoo's `jailbreak:tree` with as many calls of the target. */
export async function tap(): Promise<Findings | Skipped> {
  const peer = installApart(new URL('redteam-peer/', import.meta.url), 'redteam-peer', 'install');
  if ('reason' in peer) return { skipped: `promptfoo could not be installed: ${peer.reason}` };
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-bench-'));
  const [target, attacker] = [await startTarget('refuser'), await startTarget('attacker')];
  const models = join(folder, 'models.json');
  const chosen = { base_url: `${attacker.url}/v1`, model: 'bench-attacker', concurrency: CONCURRENCY, cache: false };
  writeFileSync(models, JSON.stringify({ attacker: chosen }));
  const withModel = await startServer('service', {
    ...serviceSettings(join(folder, 'with-model')),
    REDOUBT_MODELS: models,
  });
  const without = await startServer('service', serviceSettings(join(folder, 'without')));
  try {
    const stand: TreeStand = { target, attacker };
    const version = peerVersion(peer.folder);
    const all: { readonly shape: Shape; readonly rounds: Round[] }[] = [];
    for (const shape of shapes) all.push({ shape, rounds: await roundsOf(shape, { stand, withModel, without, peer }) });
    return {
      measures: all.flatMap(({ shape, rounds }) => measuresOf(shape, rounds, `promptfoo ${version}`)),
      rounds: { promptfoo: version, shapes: all },
    };
  } finally {
    await Promise.all([withModel.stop(), without.stop(), target.stop(), attacker.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Runners {
  readonly stand: TreeStand;
  readonly withModel: ServerChild;
  readonly without: ServerChild;
  readonly peer: { readonly folder: string };
}

async function roundsOf({ goals, attackerMs }: Shape, { stand, withModel, without, peer }: Runners): Promise<Round[]> {
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const ours = await treeOf(withModel, stand, { goals, attackerMs });
    const templates = await treeOf(without, stand, { goals, attackerMs });
    rounds.push({ ours, templates, peer: await peerTree(peer.folder, stand, { goals: ours.goals, attackerMs }) });
  }
  return rounds;
}

function measuresOf({ name }: Shape, rounds: readonly Round[], peer: string): Measure[] {
  const [first] = rounds;
  if (!first) return [];
  const of = (read: (round: Round) => number) => median(rounds.map(read));
  const ms = (who: string, value: number): Measure => ({ name: `${name}: ${who}`, value, unit: 'ms' });
  return [
    {
      name: `${name}: wall time of \`tap\`, of ${peer}'s jailbreak:tree`,
      value: of(({ ours, peer: { wallMs } }) => ours.wallMs / wallMs),
      unit: '×',
      bar: { atMost: 0.5 },
    },
    {
      name: `${name}: the same without an attacker model, from templates`,
      value: of(({ templates, peer: { wallMs } }) => templates.wallMs / wallMs),
      unit: '×',
    },
    ms(
      'wall time of `tap`',
      of(({ ours }) => ours.wallMs),
    ),
    ms(
      'wall time of `tap` from templates',
      of(({ templates }) => templates.wallMs),
    ),
    ms(
      `wall time of ${peer}`,
      of(({ peer: { wallMs } }) => wallMs),
    ),
    { name: `${name}: calls of the target, of each`, value: first.ours.targetCalls, unit: '' },
    { name: `${name}: calls of the attacker model by \`tap\``, value: first.ours.attackerCalls, unit: '' },
    { name: `${name}: calls of the attacker model by ${peer}`, value: first.peer.attackerCalls, unit: '' },
  ];
}
