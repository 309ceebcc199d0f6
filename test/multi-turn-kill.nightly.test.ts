import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { openStore } from '../packages/store/src/open-store.ts';
import { makeFolder, startRedoubt } from './testing/command-line.ts';
import {
  attackerAnswer,
  evasiveAnswer,
  type HoldingServer,
  startHoldingServer,
  toldOf,
} from './testing/holding-server.ts';

const key = 'sk_service_a_key_for_killed_trees_000001';
const headers = { apikey: key, 'content-type': 'application/json' };
/** Time for the answers that the target gave to be stored, before the service is killed. */
const STORED_WITHIN_MS = 400;

/** How many answers the target gives before each kill. The five leaves of a level of a tree are asked side by side. */
const attacks = {
  tap: [3, 5],
  graph: [3, 5],
  goat: [2, 2],
  derail_yourself: [3, 5],
  rt_agent: [3, 3],
  rt_agent_v2: [2, 2],
  audio_goat: [2, 2],
} as const;
/** The same of the attacker model, for attacks that ask it several questions side by side. */
const writing = { tap: [3, 5], graph: [3, 5], derail_yourself: [2, 2] } as const;

interface Case {
  readonly attack: string;
  readonly kills: readonly number[];
  readonly writer: 'templates' | 'an attacker model';
  /** The model that is asked at the moment of the kills. */
  readonly held: 'target' | 'attacker';
}

const cases: readonly Case[] = [
  ...Object.entries(attacks).flatMap(([attack, kills]): Case[] => [
    { attack, kills, writer: 'templates', held: 'target' },
    { attack, kills, writer: 'an attacker model', held: 'target' },
  ]),
  ...Object.entries(writing).map(
    ([attack, kills]): Case => ({ attack, kills, writer: 'an attacker model', held: 'attacker' }),
  ),
];

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

describe.each(cases)('$attack by $writer, killed while the $held is asked', ({ attack, kills, writer, held }) => {
  test('goes on without asking a stored question again, and ends as an undisturbed run', async () => {
    const models = {
      target: await startHoldingServer(evasiveAnswer),
      attacker: await startHoldingServer(attackerAnswer),
    };
    cleanups.push(models.target.stop, models.attacker.stop);
    const service = await startStand(models.target.url, writer === 'templates' ? undefined : models.attacker.url);
    const undisturbed = await service.record(await service.submit(attack));
    expect(undisturbed).toMatchObject({ error: null, verdict: { outcome: 'resisted' } });
    const whole = { target: [...models.target.asked], attacker: [...models.attacker.asked] };
    expect(whole.attacker.length > 0).toBe(writer !== 'templates');

    const { id, lives } = await killAgainAndAgain({ service, held, model: models[held], attack, kills });
    models[held].answerOnly(Number.POSITIVE_INFINITY);
    await service.start();
    expect(await service.record(id)).toEqual(undisturbed);

    for (const { stored, asked } of lives) {
      for (const told of stored) {
        const open = timesOf(told, whole[held]) - timesOf(told, stored);
        expect(timesOf(told, models[held].asked.slice(asked))).toBeLessThanOrEqual(open);
      }
    }
    const lost = lives.reduce((sum, life) => sum + life.lost, 0);
    expect(models[held].asked).toHaveLength(2 * whole[held].length + lost);
    const other = held === 'target' ? 'attacker' : 'target';
    expect(models[other].asked.slice(whole[other].length).toSorted()).toEqual(whole[other].toSorted());
  }, 120_000);
});

const timesOf = (told: string, within: readonly string[]) => within.filter((one) => one === told).length;

/** One life of a service that was killed. */
interface Life {
  /** The questions whose answers were stored by its end. */
  readonly stored: readonly string[];
  /** How many questions the model had got by its end. */
  readonly asked: number;
  /** Questions of this life whose answers were not stored. */
  readonly lost: number;
}

interface Killing {
  readonly service: Awaited<ReturnType<typeof startStand>>;
  readonly attack: string;
  /** The answers that the model gives before each kill. */
  readonly kills: readonly number[];
  readonly held: Case['held'];
  readonly model: HoldingServer;
}

/** Submits a run, and kills the service each time that the model has given so many more answers. */
async function killAgainAndAgain({ service, attack, kills, held, model }: Killing) {
  // A submission checks its target by a question of its own.
  const check = held === 'target' ? 1 : 0;
  let known = 0;
  let before = model.asked.length + check;
  model.answerOnly((kills[0] ?? 0) + check);
  const id = await service.submit(attack);
  const lives: Life[] = [];
  for (const [at, answers] of kills.entries()) {
    if (at > 0) {
      model.answerOnly(answers);
      await service.start();
    }
    await model.untilHeld();
    await sleep(STORED_WITHIN_MS);
    await service.kill();
    const stored = await service.storedQuestions(id, held === 'target' ? 'ask' : 'attacker');
    expect(stored.length).toBeGreaterThanOrEqual(known + 2);
    const asked = model.asked.length;
    lives.push({ stored, asked, lost: asked - before - (stored.length - known) });
    [known, before] = [stored.length, asked];
  }
  return { id, lives };
}

/** Starts a service that can be killed and started again on its data. Its memory of answers is off. */
async function startStand(endpoint: string, attacker: string | undefined) {
  const folder = makeFolder();
  cleanups.push(folder.remove);
  const models = join(folder.path, 'models.json');
  writeFileSync(models, JSON.stringify({ attacker: { base_url: attacker, model: 'writer', cache: false } }));
  const dataDir = join(folder.path, 'data');
  const start = () =>
    startRedoubt(dataDir, {
      REDOUBT_BOOTSTRAP_KEY: key,
      REDOUBT_LOG_LEVEL: 'silent',
      REDOUBT_ALLOW_PRIVATE_TARGETS: 'true',
      ...(attacker !== undefined && { REDOUBT_MODELS: models }),
    });
  let service = await start();
  cleanups.push(() => service.end('SIGKILL'));
  const read = async (path: string) => (await fetch(service.url + path, { headers })).json();
  return {
    async start() {
      service = await start();
    },
    async kill() {
      expect(await service.end('SIGKILL')).toMatchObject({ signal: 'SIGKILL' });
    },
    async submit(attack: string): Promise<string> {
      const body = JSON.stringify({
        target: { endpoint, input_modalities: ['text', 'audio'] },
        risk_categories: { security_fraud: { attack_config: { [attack]: {} } } },
        generation_config: { max_prompts: 1, benign_controls: 0, seed: 'a seed' },
      });
      const submitted = await fetch(`${service.url}/rt/redteam`, { method: 'POST', headers, body });
      expect(submitted.status).toBe(202);
      return (await submitted.json()).run_id;
    },
    /** The only record of a run once it has finished, without times and the run's id. */
    async record(id: string) {
      for (let run = await read(`/rt/runs/${id}`); run.status !== 'Finished'; run = await read(`/rt/runs/${id}`)) {
        expect(run.status).not.toBe('Failed');
        await sleep(20);
      }
      const { records } = JSON.parse(JSON.stringify(await read(`/rt/runs/${id}/records`)).replaceAll(id, 'the run'));
      const [{ record_id, latency_ms, created_at, turns, ...others }] = records;
      return { ...others, turns: turns.map(({ at, ...turn }: { at: string }) => turn) };
    },
    /** The questions of a kind whose answers are stored, read from the store of the killed service. */
    async storedQuestions(id: string, wanted: 'ask' | 'attacker'): Promise<string[]> {
      const store = await openStore({ dataDir, clock: () => new Date() });
      try {
        const turns = await store.runs.turns(id, [0]);
        return turns.filter(({ kind }) => kind === wanted).map(({ request }) => toldOf(JSON.parse(request)));
      } finally {
        await store.close();
      }
    },
  };
}
