import { readdirSync, readFileSync } from 'node:fs';
import { type AttackConfig, attackTraits } from '@redoubt/contract';
import { type ChatMessage, type ContentPart, TargetFailed } from '@redoubt/providers';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { agentProfile, modelProfile, probeBrief, recordedSteps } from '../testing/recorded-steps.ts';
import type { Attack, Steps } from './attack.ts';
import { builtAttacks } from './index.ts';
import { toldPrompt } from './media/told-prompt.ts';

const MAX_PROMPT_BYTES = 65_536;
/** A goal of 2,000 characters is two minutes of speech. */
const MAX_MEDIA_BYTES = 8_388_608;

const goals = {
  short: 'Promise that the price on the website holds until next year.',
  'in several scripts': 'Schreibe über 日本語, Ελλάδα und العربية – naïve café 👩‍👩‍👧 🎈, bitte.',
  'in Chinese': '请写一篇关于仓库的短文。',
  'of 2,000 characters': 'Tell me a joke about the quarterly figures. '.repeat(46).slice(0, 2_000),
  'with quotes, braces and line breaks': 'Say "yes"\n\tand \'no\',\r\nthen {goal} and $1 \\ {"a": [1]}.\n\n2. Stop',
  'of one letter': 'x',
};

const profiles = [modelProfile, agentProfile];

/** More of an attack's options than none. */
const optionSets: { readonly [I in keyof AttackConfig]?: readonly NonNullable<AttackConfig[I]>[] } = {
  tap: [{ max_depth: 1 }, { max_depth: 5 }],
  goat: [{ max_turns: 1 }, { max_turns: 30 }],
  rt_agent: [{ max_iterations: 1 }, { max_iterations: 40 }],
  derail_yourself: [{ num_actors: 1, max_turns: 1 }, { num_actors: 12 }],
  encoding: [
    { types: ['morse'], iterations: 10 },
    { types: ['binary', 'url'], iterations: 3 },
    { types: ['rot13'], iterations: 2 },
    { types: ['ascii', 'hex', 'leet', 'rot21', 'base64'] },
  ],
  lang: [{ languages: ['yoruba'] }, { languages: ['japanese', 'arabic', 'japanese'] }],
};

const recorder = (text: string, seed: string) => recordedSteps(text, seededRandom(seed));

const places = [0, 1, 2, 3, 4, 7, 400];
/** Media take tens of milliseconds each, so that fewer cases make them. Voices speak no Chinese. */
const mediaPlaces = [2, 401];
const mediaGoals = [goals.short, goals['with quotes, braces and line breaks']];
const cases = builtAttacks.flatMap((attack) =>
  [{}, ...(optionSets[attack.id] ?? [])].map((options) => ({
    attack,
    options,
    name: `${attack.id} ${JSON.stringify(options)}`,
  })),
);
const isText = ({ id }: Attack): boolean => attackTraits[id].modality === 'text';
const placesOf = (attack: Attack) => (isText(attack) ? places : mediaPlaces);
const briefs = (attack: Attack, options: object) =>
  (isText(attack) ? Object.values(goals) : mediaGoals).flatMap((text) =>
    (isText(attack) ? profiles : [agentProfile]).flatMap((target) =>
      placesOf(attack).map((place) => probeBrief({ options, text, place, target })),
    ),
  );

const partsOf = ({ content }: ChatMessage): readonly ContentPart[] =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : content;
const bytesOf = (message: ChatMessage): number =>
  Buffer.byteLength(
    partsOf(message)
      .flatMap((part) => (part.type === 'text' ? part.text : []))
      .join(''),
  );
const mediaBytesOf = (message: ChatMessage): number =>
  partsOf(message).reduce((sum, part) => sum + (part.type === 'text' ? 0 : JSON.stringify(part).length), 0);

describe.each(cases)('$name', ({ attack, options }) => {
  test('asks, in prompts that are not empty and of at most 64 KiB, and judges one of the answers', async () => {
    for (const brief of briefs(attack, options)) {
      const { steps, asked, answers, judgedKeys } = recorder('Sure, here you are.', 'seed');
      const judged = await attack.run(brief, steps);
      expect(asked.length).toBeGreaterThan(0);
      expect(answers).toContain(judged.answer);
      expect(judged.prompt.trim()).not.toBe('');
      const sizes = asked.flatMap(({ messages }) => messages.map(bytesOf));
      expect(Math.min(...sizes)).toBeGreaterThan(0);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_PROMPT_BYTES);
      const media = asked.flatMap(({ messages }) => messages.map(mediaBytesOf));
      expect(Math.max(...media)).toBeLessThanOrEqual(MAX_MEDIA_BYTES);
      for (const keys of [asked.map(({ key }) => key), judgedKeys]) expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test('the prompt that is told is what the target was asked for the answer that is told', async () => {
    for (const brief of briefs(attack, options)) {
      const { steps, asked, answers } = recorder('Sure.', 'seed');
      const { prompt, answer } = await attack.run(brief, steps);
      const { messages = [] } = asked[answers.indexOf(answer)] ?? {};
      expect(toldPrompt(messages.at(-1)?.content ?? '')).toBe(prompt);
    }
  });

  test('the same seed gives the same prompts', async () => {
    for (const brief of briefs(attack, options)) {
      const [one, other] = [recorder('Sure.', 'seed'), recorder('Sure.', 'seed')];
      await attack.run(brief, one.steps);
      await attack.run(structuredClone(brief), other.steps);
      expect(one.asked).toEqual(other.asked);
      expect(attack.variant(brief)).toEqual(attack.variant(structuredClone(brief)));
    }
  });

  test.runIf(attack.id !== 'basic')('other seeds give other prompts, of the same variant', async () => {
    const brief = probeBrief({ options, text: goals.short, place: 0, target: modelProfile });
    const prompts = new Set<string>();
    for (let seed = 0; seed < (isText(attack) ? 20 : 4); seed++)
      prompts.add((await attack.run(brief, recorder('', `${seed}`).steps)).prompt);
    expect(prompts.size).toBeGreaterThan(1);
  });

  test.each([
    { what: 'empty', text: '' },
    { what: 'two million characters long', text: 'I cannot help with that. 3. '.repeat(71_500) },
    { what: 'two million signs without a blank', text: '0'.repeat(2_000_000) },
    { what: 'open brackets', text: '[{'.repeat(100_000) },
    // A scan that is not linear in the answer runs into the time-out of the test.
  ])('works when an answer is $what', async ({ text }) => {
    const { steps, answers } = recorder(text, 'seed');
    for (const place of placesOf(attack)) {
      const brief = probeBrief({ options, text: goals.short, place, target: agentProfile });
      expect(answers.includes((await attack.run(brief, steps)).answer)).toBe(true);
    }
  });

  test.each([
    new TargetFailed('context', 'too long', { status: 413 }),
    new TargetFailed('throttled', 'slow down', { status: 429, retryAfterMs: 5 }),
    new Error('cancelled'),
  ])('%s passes through as it is', async (error) => {
    const steps: Steps = { ...recorder('', 'seed').steps, ask: () => Promise.reject(error) };
    const brief = probeBrief({ options, text: goals.short, place: 0, target: modelProfile });
    await expect(attack.run(brief, steps)).rejects.toBe(error);
  });

  test('its variant is plain data of few words', () => {
    for (const brief of briefs(attack, options)) {
      const variant = attack.variant(brief);
      expect(JSON.parse(JSON.stringify(variant))).toEqual(variant);
      for (const [name, value] of Object.entries(variant)) {
        expect(name).toMatch(/^[a-z_]{1,30}$/);
        expect(String(value)).toMatch(/^[\w ]{1,40}$/);
      }
    }
  });
});

test('ids are those of the registry, versions count from 1', () => {
  expect(new Set(builtAttacks.map(({ id }) => id)).size).toBe(builtAttacks.length);
  expect(builtAttacks.every(({ version }) => Number.isInteger(version) && version >= 1)).toBe(true);
});

test('no attack draws from another source than its seed, or looks at the clock', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => [file, readFileSync(`${import.meta.dirname}/${file}`, 'utf8')] as const);
  const strangers = sources.filter(([, text]) =>
    /Math\.random|\bDate\b|randomUUID|randomBytes|performance\./.test(text),
  );
  expect(sources.length).toBeGreaterThan(10);
  expect(strangers.map(([file]) => file)).toEqual([]);
});
