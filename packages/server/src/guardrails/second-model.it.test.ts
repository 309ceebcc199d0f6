import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Detection, Detectors } from '@redoubt/contract';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startTestService, type TestService } from '../testing/test-service.ts';

const on = { enabled: true };
const trained: Detectors = { injection_attack: on, toxicity: on, nsfw: on };
const sure = 'What is the capital of France?';
const doubtful = 'You are a pathetic waste of space and nobody at work can stand you.';
const prose = 'The harbour was quiet in the morning and the old captain repaired the nets beside the road. ';
const long = `${prose.repeat(120)}${doubtful} ${prose.repeat(120)}`;
const empty = mkdtempSync(join(tmpdir(), 'redoubt-no-weights-'));

const settings = {
  both: {},
  off: { REDOUBT_SECOND_STAGE: 'off' },
  always: { REDOUBT_SECOND_STAGE: 'always' },
  missing: { REDOUBT_ENCODER_WEIGHTS: join(empty, 'nothing here') },
  hasty: { REDOUBT_SECOND_STAGE_MS: '10', REDOUBT_SECOND_STAGE_LATE: 'first_model' },
  strict: { REDOUBT_SECOND_STAGE_MS: '10', REDOUBT_SECOND_STAGE_LATE: 'refuse' },
} as const;
type Kind = keyof typeof settings;
/** Details as they go over the wire, where the client's type leaves them open. */
const toxicityOf = ({ details }: Detection) => details.toxicity as Record<string, string>;
const services = new Map<Kind, TestService>();
const kinds = Object.keys(settings) as Kind[];

beforeAll(async () => {
  for (const kind of kinds) services.set(kind, await startTestService(settings[kind]));
});
afterAll(async () => {
  await Promise.all([...services.values()].map((service) => service.stop()));
  rmSync(empty, { recursive: true });
});

function serviceOf(kind: Kind): TestService {
  const service = services.get(kind);
  if (!service) throw new Error(`No service ${kind}`);
  return service;
}

const detect = (kind: Kind, text: string, detectors: Detectors) =>
  serviceOf(kind).client.guardrails.detect({ body: { text, detectors } });

async function stageOf(kind: Kind, detector: string) {
  const { models } = await serviceOf(kind).client.guardrails.models();
  return models.find((model) => model.detector === detector)?.second_stage;
}

describe('the second model', () => {
  test('is idle until a text needs it, then ready, and a sure text does not need it', async () => {
    expect(await stageOf('both', 'nsfw')).toMatchObject({ kind: 'encoder', status: 'idle' });
    expect(await detect('both', sure, trained)).toEqual(await detect('off', sure, trained));
    expect(await stageOf('both', 'nsfw')).toMatchObject({ status: 'idle' });
    await detect('both', doubtful, trained);
    expect(await stageOf('both', 'toxicity')).toMatchObject({ status: 'ready', version: expect.any(String) });
  });

  test.each([
    { size: 'small', text: doubtful },
    { size: 'large', text: long },
  ])('has its say in the verdict on a $size text that the first model is unsure of', async ({ text }) => {
    const both = await detect('both', text, trained);
    const alone = await detect('off', text, trained);
    expect(both.summary.toxicity).toContain('toxicity');
    expect(toxicityOf(both).toxicity).not.toBe(toxicityOf(alone).toxicity);
  });

  test('reads sure texts as well where it is to read always', async () => {
    const always = await detect('always', sure, trained);
    expect(always.details.nsfw).not.toEqual((await detect('off', sure, trained)).details.nsfw);
    expect(always.summary).toEqual({ nsfw: 0, toxicity: [], injection_attack: 0 });
  });

  test('is not asked by detectors that are not trained', async () => {
    const service = await startTestService();
    await service.client.guardrails.detect({ body: { text: doubtful, detectors: { pii: on, sponge_attack: on } } });
    const { models } = await service.client.guardrails.models();
    const states = models.flatMap(({ second_stage: stage }) => stage?.status ?? []);
    expect(new Set(states)).toEqual(new Set(['idle']));
    await service.stop();
  });

  test('lets a service stop while it reads what nobody waits for any more', async () => {
    const service = await startTestService(settings.hasty);
    await service.client.guardrails.detect({ body: { text: doubtful, detectors: trained } });
    await service.client.guardrails.detect({ body: { text: `${doubtful} `.repeat(300), detectors: trained } });
    await service.stop();
    await expect(fetch(service.url)).rejects.toThrow();
  });

  test('reads for many callers at once, and each gets the verdict on its own text', async () => {
    const texts = Array.from({ length: 30 }, (_, index) => (index % 3 === 0 ? sure : `${doubtful} ${index}`));
    const alone = [];
    for (const text of texts) alone.push(await detect('both', text, trained));
    const together = await Promise.all(texts.map((text) => detect('both', text, trained)));
    for (const [index, { summary }] of together.entries()) expect(summary).toEqual(alone[index]?.summary);
  });
});

describe('where the encoder cannot help', () => {
  test.each([{ text: doubtful }, { text: long }])(
    'missing weights leave the verdict to the first model, and the models say why: %#',
    async ({ text }) => {
      for (let round = 0; round < 2; round += 1) {
        expect(await detect('missing', text, trained)).toEqual(await detect('off', text, trained));
      }
      expect(await stageOf('missing', 'toxicity')).toMatchObject({
        status: 'unavailable',
        reason: expect.stringContaining('encoder.json'),
        version: null,
      });
    },
  );

  test('damaged weights leave the verdict to the first model, and models and status say why', async () => {
    const folder = join(empty, 'damaged');
    cpSync(new URL('../../../detectors/weights/', import.meta.url), folder, { recursive: true });
    const words = readFileSync(join(folder, 'encoder-words.q4'));
    for (let at = 0; at < words.length; at += 3) words.writeUInt8(words.readUInt8(at) ^ 0xff, at);
    writeFileSync(join(folder, 'encoder-words.q4'), words);
    const service = await startTestService({ REDOUBT_ENCODER_WEIGHTS: folder });
    onTestFinished(() => service.stop());
    const found = await service.client.guardrails.detect({ body: { text: doubtful, detectors: trained } });
    expect(found).toEqual(await detect('off', doubtful, trained));
    const { models } = await service.client.guardrails.models();
    const version = (await stageOf('both', 'toxicity'))?.version;
    const reason = expect.stringContaining('encoder-words.q4 is damaged');
    expect(models.find(({ detector }) => detector === 'toxicity')?.second_stage).toMatchObject({
      status: 'unavailable',
      reason,
      version,
    });
    expect(await service.client.guardrails.status()).toMatchObject({ warnings: [reason] });
  });

  test('one that is switched off says so, and the first model of each detector stays named', async () => {
    const { models } = await serviceOf('off').client.guardrails.models();
    const toxicity = models.find(({ detector }) => detector === 'toxicity');
    expect(toxicity).toMatchObject({ name: 'hashed-heads', kind: 'trained', second_stage: { status: 'off' } });
    expect(models.find(({ detector }) => detector === 'pii')).not.toHaveProperty('second_stage');
  });

  test('more texts than it can read in time are all answered, at the latest by the first model', async () => {
    const texts = Array.from({ length: 120 }, (_, index) => (index % 10 === 0 ? long : `${doubtful} ${index}`));
    const found = await Promise.all(texts.map((text) => detect('hasty', text, trained)));
    const small = found.filter((_, index) => index % 10 !== 0);
    expect(small.map(({ summary }) => summary.toxicity)).toEqual(small.map(() => expect.arrayContaining(['toxicity'])));
  });
});

describe('a text that the encoder cannot read in time', () => {
  // Each sentence is another one: what was read before is not read again.
  const texts = Array.from({ length: 120 }, (_, index) => {
    const text = index % 10 === 0 ? long : doubtful;
    return text.replace('nobody at work', `nobody in office ${index}`);
  });

  test('is refused with 503, and those that are answered have the verdict that they have at rest', async () => {
    const ask = (text: string) =>
      serviceOf('strict').send('/guardrails/detect', {
        method: 'POST',
        body: JSON.stringify({ text, detectors: trained }),
      });
    // The first call waits for the encoder to load.
    await ask(doubtful);
    const answers = await Promise.all(texts.map(ask));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.map(({ headers }) => Number(headers.get('retry-after')))).toEqual(
      refused.map(() => expect.toSatisfy((seconds: number) => seconds >= 1)),
    );
    for (const [index, answer] of answers.entries()) {
      if (answer.status === 503) continue;
      const { details } = (await answer.json()) as Detection;
      const text = texts[index] as string;
      expect(details.toxicity).toEqual((await detect('both', text, trained)).details.toxicity);
    }
  });
});

describe('topics', () => {
  const topics = (topic: string[]): Detectors => ({ topic_detector: { ...on, topic } });

  test.each([
    { text: 'How long should the dough rest before it goes in?', topic: 'baking bread' },
    { text: 'My knee hurts whenever I climb the stairs.', topic: 'pain in the leg' },
    { text: 'How do I get a stain out of a shirt?', topic: 'laundry' },
  ])('"$text" is on "$topic" by its meaning, with and without the encoder', async ({ text, topic }) => {
    for (const kind of ['both', 'off', 'missing'] as const) {
      expect((await detect(kind, text, topics([topic]))).summary.on_topic).toBe(1);
    }
  });

  test('every topic has its own number, and another subject stays off', async () => {
    const { summary, details } = await detect(
      'both',
      'Sort an array of numbers in JavaScript',
      topics(['religion', 'weather']),
    );
    expect(summary.on_topic).toBe(0);
    expect(Object.keys(details.topic_detector ?? {})).toEqual(['religion', 'weather']);
  });

  test('the number of a topic does not depend on the other topics, in a long text either', async () => {
    const parts = [
      'The board elected a new treasurer, and the class chose its speaker by show of hands.',
      'The chain drops when I shift under load, and the saddle squeaks after rain.',
      'We play cards in the break, and the raffle raises money for the trip.',
      'The asylum hearing was moved, and birds cross the border in autumn.',
    ];
    const text = parts.join(' ').repeat(2);
    const names = ['politics', 'cars', 'gambling', 'immigration', 'cycling', 'school'];
    const among = (await detect('both', text, topics(names))).details.topic_detector;
    for (const name of names) {
      const alone = (await detect('both', text, topics([name]))).details.topic_detector;
      expect(alone).toEqual({ [name]: (among as Record<string, number>)[name] });
    }
  });

  test.each(['', ' \n ', '\u200b'])('a blank text is off: %j', async (text) => {
    expect((await detect('both', text, topics(['weather']))).details.topic_detector).toEqual({ weather: 0 });
  });
});
