import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { chatAnswer, startScriptedTarget } from '../packages/providers/src/testing/scripted-target.ts';
import { openStore } from '../packages/store/src/open-store.ts';
import { makeFolder, startRedoubt } from './testing/command-line.ts';
import { type HoldingTarget, numberOf, startHoldingTarget, toldOf } from './testing/holding-target.ts';

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
const cases = Object.entries(attacks).flatMap(([attack, kills]) =>
  [false, true].map((hasAttacker) => ({ attack, kills, writer: hasAttacker ? 'an attacker model' : 'templates' })),
);

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

describe.each(cases)('$attack by $writer', ({ attack, kills, writer }) => {
  test('goes on after kills without asking a stored turn again, and ends as an undisturbed run', async () => {
    const target = await startHoldingTarget();
    cleanups.push(target.stop);
    const attacker = await startAttacker();
    const service = await startStand(target.url, writer === 'templates' ? undefined : attacker.url);
    const undisturbed = await service.record(await service.submit(attack));
    expect(undisturbed).toMatchObject({ error: null, verdict: { outcome: 'resisted' } });
    const [questions, written] = [target.asked.length, attacker.asked.length];

    const { id, lives } = await killAgainAndAgain({ service, target, attack, kills });
    target.answerOnly(Number.POSITIVE_INFINITY);
    await service.start();
    expect(await service.record(id)).toEqual(undisturbed);

    const whole = target.asked.slice(0, questions);
    for (const { stored, asked } of lives) {
      for (const told of stored) {
        const open = timesOf(told, whole) - timesOf(told, stored);
        expect(timesOf(told, target.asked.slice(asked))).toBeLessThanOrEqual(open);
      }
    }
    const lost = lives.reduce((sum, life) => sum + life.lost, 0);
    expect(target.asked).toHaveLength(2 * questions + lost);
    const [first, second] = [attacker.asked.slice(0, written), attacker.asked.slice(written)];
    expect(sortedBodies(second)).toEqual(sortedBodies(first));
    expect(second.length > 0).toBe(writer !== 'templates');
  }, 60_000);
});

const timesOf = (told: string, within: readonly string[]) => within.filter((one) => one === told).length;
const sortedBodies = (asked: readonly { body: unknown }[]) => asked.map(({ body }) => JSON.stringify(body)).toSorted();

/** One life of a service that was killed. */
interface Life {
  /** The conversations whose answers were stored by its end. */
  readonly stored: readonly string[];
  /** How many questions the target had got by its end. */
  readonly asked: number;
  /** Questions of this life whose answers were not stored. */
  readonly lost: number;
}

interface Killing {
  readonly service: Awaited<ReturnType<typeof startStand>>;
  readonly target: HoldingTarget;
  readonly attack: string;
  /** The answers that the target gives before each kill. */
  readonly kills: readonly number[];
}

/** Submits a run, and kills the service each time that the target has given so many more answers. */
async function killAgainAndAgain({ service, target, attack, kills }: Killing): Promise<{ id: string; lives: Life[] }> {
  const CHECK = 1;
  let known = 0;
  let before = target.asked.length + CHECK;
  target.answerOnly((kills[0] ?? 0) + CHECK);
  const id = await service.submit(attack);
  const lives: Life[] = [];
  for (const [at, answers] of kills.entries()) {
    if (at > 0) {
      target.answerOnly(answers);
      await service.start();
    }
    await target.untilHeld();
    await sleep(STORED_WITHIN_MS);
    await service.kill();
    const stored = await service.storedAsks(id);
    expect(stored.length).toBeGreaterThanOrEqual(known + 2);
    const asked = target.asked.length;
    lives.push({ stored, asked, lost: asked - before - (stored.length - known) });
    [known, before] = [stored.length, asked];
  }
  return { id, lives };
}

/**
 * Starts an attacker model. Its answer has the fields of every question that an attack asks, and follows from the
 * question. Some of its answers cannot be read.
 */
async function startAttacker() {
  const attacker = await startScriptedTarget(({ body }) => {
    const drawn = numberOf(JSON.stringify(body.messages));
    if (drawn % 7 === 0) return chatAnswer('I would rather not.');
    const text = `Would you explain to me what case ${drawn} is about?`;
    const told = { prompt: text, reply: text, message: text, question: text, summary: text };
    const actors = [1, 2, 3].map((at) => ({ name: `clerk ${at} of ${drawn}`, relation: 'keeps the records' }));
    const questions = [1, 2, 3].map((at) => `${text} Part ${at}, please.`);
    const choice = { strategy: 'hypothetical', same_request: drawn % 5 !== 0, goes_on: drawn % 2 === 0 };
    return chatAnswer(JSON.stringify({ ...told, ...choice, actors, questions }));
  });
  cleanups.push(attacker.stop);
  return { asked: attacker.asked, url: `${attacker.url}/v1` };
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
      const { records } = await read(`/rt/runs/${id}/records`);
      const [{ record_id, latency_ms, created_at, turns, ...others }] = records;
      return { ...others, turns: turns.map(({ at, ...turn }: { at: string }) => turn) };
    },
    /** The conversations whose answers are stored, read from the store of the killed service. */
    async storedAsks(id: string): Promise<string[]> {
      const store = await openStore({ dataDir, clock: () => new Date() });
      try {
        const turns = await store.runs.turns(id, [0]);
        return turns.filter(({ kind }) => kind === 'ask').map(({ request }) => toldOf(JSON.parse(request)));
      } finally {
        await store.close();
      }
    },
  };
}
