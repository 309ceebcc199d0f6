import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../../testing/test-service.ts';

const on = { enabled: true } as const;
const headers = { policy: 'support' } as const;
const rude = ['You are useless idiots.', 'Shut up, you moron.', 'What a stupid fool you are.'];
const kind = ['Thanks for your help.', 'How do I kill a Linux process?', 'See you tomorrow at noon.'];
const samplesOf = (expected: 'flagged' | 'not_flagged', texts: readonly string[]) =>
  texts.map((text) => ({ text, detector: 'toxicity' as const, expected }));

let service: TestService;
let guardrails: TestService['client']['guardrails'];
beforeAll(async () => {
  service = await startTestService({ REDOUBT_SECOND_STAGE: 'off' });
  guardrails = service.client.guardrails;
});
afterAll(() => service.stop());
beforeEach(async () => {
  await guardrails.deletePolicy({ headers }).catch(() => undefined);
  await guardrails.addPolicy({
    body: { name: 'support', detectors: { pii: on, toxicity: { ...on, threshold: 0.995 } } },
  });
});

const post = async (path: string, body: object) => {
  const response = await service.send(path, {
    method: 'POST',
    headers: { 'x-service-policy': 'support' },
    body: JSON.stringify(body),
  });
  return { status: response.status, cost: response.headers.get('x-service-credits-cost'), body: await response.json() };
};

describe('samples of a policy', () => {
  test('are added, listed, written as lines and deleted', async () => {
    const sent = [...samplesOf('flagged', rude), { text: 'x', stage: 'output' as const, expected: 'flagged' as const }];
    const { samples } = await guardrails.addSamples({ headers, body: { samples: sent } });
    expect(samples.map(({ text, stage, detector }) => [text, stage, detector])).toEqual([
      ...rude.map((text) => [text, 'input', 'toxicity']),
      ['x', 'output', null],
    ]);
    const listed = await guardrails.listSamples({ headers, query: { per_page: 3 } });
    expect(listed).toMatchObject({ samples: samples.slice(0, 3), pagination: { total_count: 4, has_next: true } });
    const lines = await service.send('/guardrails/policy/samples', {
      headers: { accept: 'application/x-ndjson', 'x-service-policy': 'support' },
    });
    expect(
      (await lines.text())
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(samples);
    const sample_id = samples[0]?.sample_id ?? 0;
    const params = { sample_id };
    expect(await guardrails.deleteSample({ headers, params })).toEqual({ sample_id, policy: 'support' });
    await expect(guardrails.deleteSample({ headers, params })).rejects.toMatchObject({ status: 404 });
  });

  test('of the same text, stage and detector are one', async () => {
    const add = (expected: 'flagged' | 'not_flagged') =>
      guardrails.addSamples({ headers, body: { samples: samplesOf(expected, rude) } });
    const [first, second] = [await add('flagged'), await add('not_flagged')];
    expect(second.samples.map(({ sample_id }) => sample_id)).toEqual(first.samples.map(({ sample_id }) => sample_id));
    expect((await guardrails.listSamples({ headers })).samples).toEqual(second.samples);
  });

  test('are free, and refused with what is wrong', async () => {
    const samples = samplesOf('flagged', rude);
    expect((await post('/guardrails/policy/samples', { samples })).cost).toBeNull();
    const [first] = samples;
    const wrong = { samples: [{ ...first, detector: 'rudeness' }] };
    const { status, body } = await post('/guardrails/policy/samples', wrong);
    expect(status).toBe(422);
    expect(body.detail[0].loc).toEqual(['body', 'samples', 0, 'detector']);
    await expect(guardrails.addSamples({ headers: { policy: 'none' }, body: { samples } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('are at most 10,000 a project', async () => {
    const add = (from: number) => ({
      samples: Array.from({ length: 1_000 }, (_, at) => ({ text: `text ${from + at}`, expected: 'flagged' })),
    });
    for (let from = 0; from < 10_000; from += 1_000) await post('/guardrails/policy/samples', add(from));
    const { status, body } = await post('/guardrails/policy/samples', add(9_500));
    expect({ status, message: body.message, reason: body.detail.reason }).toEqual({
      status: 409,
      message: expect.stringMatching(/at most 10000 samples .* delete some first/),
      reason: 'full',
    });
    expect((await post('/guardrails/policy/samples', add(9_000))).status).toBe(200);
  });
});

describe('proposed thresholds', () => {
  const samples = [...samplesOf('flagged', rude), ...samplesOf('not_flagged', kind)];

  test('have the fewest errors on the samples of the policy, which stays as it is', async () => {
    await guardrails.addSamples({ headers, body: { samples } });
    const before = await guardrails.getPolicy({ headers });
    const answer = await guardrails.proposeThresholds({ headers });
    const [proposal] = answer.proposals;
    expect(answer).toMatchObject({ samples: 6, left_out: 0, proposals: [{ detector: 'toxicity' }] });
    expect(proposal).toMatchObject({
      samples: { flagged: 3, not_flagged: 3 },
      threshold: { now: 0.995 },
      before: { right: 3, false_alarms: 0, missed: 3 },
      after: { right: 6, false_alarms: 0, missed: 0 },
      warnings: [
        'There are only 3 samples that should be flagged; with fewer than 20 the figures say little',
        'There are only 3 samples that should not be flagged; with fewer than 20 the figures say little',
      ],
    });
    expect(await guardrails.getPolicy({ headers })).toEqual(before);

    // What is proposed comes true once it is saved.
    await guardrails.modifyPolicy({ headers, body: { detectors: answer.detectors } });
    const again = await guardrails.proposeThresholds({ headers });
    const proposed = proposal?.threshold.proposed;
    expect(again.proposals[0]).toMatchObject({ threshold: { now: proposed, proposed }, before: proposal?.after });
    const verdicts = await guardrails.policyBatchDetect({ headers, body: { texts: samples.map(({ text }) => text) } });
    expect(verdicts.map(({ summary }) => summary?.toxicity?.length !== 0)).toEqual(
      samples.map(({ expected }) => expected === 'flagged'),
    );
  });

  test('cost what the detectors cost on each text, each once', async () => {
    const twice = [...samples, ...samples];
    const proposed = await post('/guardrails/policy/propose-thresholds', { samples: twice });
    const judged = await post('/guardrails/policy/batch/detect', { texts: samples.map(({ text }) => text) });
    expect(proposed.cost).toBe(judged.cost);
    expect(Number(proposed.cost)).toBeGreaterThan(0);
  });

  test('are none with samples of one kind, and the reason is told', async () => {
    const { body } = await post('/guardrails/policy/propose-thresholds', { samples: samplesOf('flagged', rude) });
    expect(body.proposals[0]).toMatchObject({
      threshold: { proposed: null },
      after: null,
      warnings: expect.arrayContaining([expect.stringContaining('There is no sample that should not be flagged')]),
    });
    expect(body.detectors).toEqual({ pii: on, toxicity: { ...on, threshold: 0.995 } });
  });

  test('count texts that nothing should flag, and leave out detectors without samples of their own', async () => {
    const whole = [
      { text: 'Thanks.', expected: 'not_flagged' },
      { text: 'x', expected: 'flagged' },
    ];
    const { body } = await post('/guardrails/policy/propose-thresholds', { samples: [...samples, ...whole] });
    expect(body.proposals[0].samples).toEqual({ flagged: 3, not_flagged: 4 });
    expect((await post('/guardrails/policy/propose-thresholds', { samples: whole })).body.proposals).toEqual([]);
  });

  test('need samples', async () => {
    const { status, body } = await post('/guardrails/policy/propose-thresholds', {});
    expect(status).toBe(409);
    expect(body.message).toMatch(/^The policy "support" has no samples; give feedback/);
  });
});
