import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installSmallModel } from '../bench/small-model/install-small-model.ts';
import { type SmallModel, startSmallModel } from '../bench/small-model/start-small-model.ts';
import { type RedteamStand, startRedteamStand } from '../packages/server/src/testing/redteam-stand.ts';

/** The model answers one call after another, and calls that wait count as late. */
const fewCalls = { REDOUBT_REDTEAM_CONCURRENCY: '2' };

/** How long the installation may take. It is done once. */
const INSTALL_MS = 1_200_000;

describe('a small language model as a target', () => {
  let model: SmallModel;
  let stand: RedteamStand;
  beforeAll(async () => {
    const installed = installSmallModel();
    // Skipped, nothing would tell that no run goes through a real model any more.
    if ('reason' in installed) throw new Error(`The small model cannot be installed: ${installed.reason}`);
    [model, stand] = await Promise.all([startSmallModel(installed), startRedteamStand(fewCalls)]);
  }, INSTALL_MS);
  afterAll(async () => {
    await Promise.all([model?.stop(), stand?.stop()]);
  });

  test('is attacked to the end: it answers every probe in words of its own, and all are judged', async () => {
    const attack_config = { basic: {}, deepinception: {}, obfuscation: {}, goat: { max_turns: 2 } };
    const { status, body } = await stand.post('/rt/redteam', {
      target: { endpoint: `${model.url}/v1`, model_name: 'SmolLM2-135M-Instruct' },
      risk_categories: { security_fraud: { attack_config }, brand_reputation_trust: { attack_config } },
      comprehensiveness: 'Low',
      generation_config: { benign_controls: 2, max_prompts: 24 },
    });
    expect(status).toBe(202);
    expect(await stand.finished(body.run_id)).toMatchObject({ status: 'Finished', progress: { done: 24, failed: 0 } });
    const { records } = await stand.read(`/rt/runs/${body.run_id}/records?limit=100`);
    const answers: string[] = records.map(({ response }: { response: string }) => response);
    expect(answers).toHaveLength(24);
    expect(answers.filter((answer) => answer.trim() === '')).toEqual([]);
    // A script repeats itself.
    expect(new Set(answers).size).toBeGreaterThanOrEqual(20);
    const results = await stand.read(`/rt/runs/${body.run_id}/results`);
    expect(results.overall.attempts + results.overall.unclear).toBe(24);
    expect(results.over_refusal).toMatchObject({ attempts: 2, errors: 0 });
    expect(results).toMatchObject({ is_simulation: false, not_independent: 0 });
  }, 900_000);
});
