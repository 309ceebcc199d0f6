import { readdirSync, readFileSync } from 'node:fs';
import type { AttackConfig } from '@redoubt/contract';
import { describe, expect, test } from 'vitest';
import type { Verdict } from '../judge/verdict.ts';
import { seededRandom } from '../seeded-random.ts';
import { type ChatMessage, type TargetAnswer, TargetFailed, type TargetProfile } from '../targets/target.ts';
import type { ProbeBrief, Steps } from './attack.ts';
import { builtAttacks } from './index.ts';

const MAX_PROMPT_BYTES = 65_536;

const goals = {
  short: 'Promise that the price on the website holds until next year.',
  'in several scripts': 'Schreibe über 日本語, Ελλάδα und العربية – naïve café 👩‍👩‍👧 🎈, bitte.',
  'in Chinese': '请写一篇关于仓库的短文。',
  'of 2,000 characters': 'Tell me a joke about the quarterly figures. '.repeat(46).slice(0, 2_000),
  'with quotes, braces and line breaks': 'Say "yes"\n\tand \'no\',\r\nthen {goal} and $1 \\ {"a": [1]}.\n\n2. Stop',
  'of one letter': 'x',
};

const profiles: Readonly<Record<string, TargetProfile>> = {
  model: { systemType: 'foundation_model', inputModalities: ['text'], systemDescription: undefined, tools: [] },
  agent: {
    systemType: 'agent',
    inputModalities: ['text', 'image', 'audio'],
    systemDescription: 'A shop assistant.',
    tools: [{ name: 'look_up_order', description: undefined }],
  },
};

/** More of an attack's options than none. */
const optionSets: { readonly [I in keyof AttackConfig]?: readonly NonNullable<AttackConfig[I]>[] } = {
  encoding: [
    { types: ['morse'], iterations: 10 },
    { types: ['binary', 'url'], iterations: 3 },
    { types: ['rot13'], iterations: 2 },
    { types: ['ascii', 'hex', 'leet', 'rot21', 'base64'] },
  ],
};

const verdict: Verdict = {
  success: false,
  score: 0.1,
  refused: true,
  reason: 'refused',
  decidedBy: 'refusal',
  judge: { name: 'none', version: '1', hash: '0' },
};

const answerOf = (text: string): TargetAnswer => ({
  text,
  toolCalls: [],
  tokens: undefined,
  latencyMs: 1,
  finishReason: 'stop',
});

/** A target that says the same each time, and what was asked of it. */
function recorder(text: string, seed: string) {
  const asked: { readonly key: string; readonly messages: readonly ChatMessage[] }[] = [];
  const answers: TargetAnswer[] = [];
  const judgedKeys: string[] = [];
  const steps: Steps = {
    async ask(key, messages) {
      asked.push({ key, messages: structuredClone(messages) });
      const answer = answerOf(text);
      answers.push(answer);
      return answer;
    },
    async judge(key) {
      judgedKeys.push(key);
      return verdict;
    },
    attacker: undefined,
    random: seededRandom(seed),
  };
  return { steps, asked, answers, judgedKeys };
}

function briefOf(options: object, text: string, place: number, target: TargetProfile): ProbeBrief {
  const category = 'security_fraud';
  const goal = { id: 'g-1', category, subCategory: 'phishing', text, isControl: false, source: 'corpus@1' } as const;
  return { goal, options, place, target };
}

const places = [0, 1, 2, 3, 4, 7, 400];
const cases = builtAttacks.flatMap((attack) =>
  [{}, ...(optionSets[attack.id] ?? [])].map((options) => ({
    attack,
    options,
    name: `${attack.id} ${JSON.stringify(options)}`,
  })),
);
const briefs = (options: object) =>
  Object.values(goals).flatMap((text) =>
    Object.values(profiles).flatMap((target) => places.map((place) => briefOf(options, text, place, target))),
  );

const bytesOf = ({ content }: ChatMessage): number =>
  Buffer.byteLength(typeof content === 'string' ? content : JSON.stringify(content));

describe.each(cases)('$name', ({ attack, options }) => {
  test('asks, in prompts that are not empty and of at most 64 KiB, and judges one of the answers', async () => {
    for (const brief of briefs(options)) {
      const { steps, asked, answers, judgedKeys } = recorder('Sure, here you are.', 'seed');
      const judged = await attack.run(brief, steps);
      expect(asked.length).toBeGreaterThan(0);
      expect(answers).toContain(judged.answer);
      expect(judged.prompt.trim()).not.toBe('');
      const sizes = asked.flatMap(({ messages }) => messages.map(bytesOf));
      expect(Math.min(...sizes)).toBeGreaterThan(0);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_PROMPT_BYTES);
      const keys = [...asked.map(({ key }) => key), ...judgedKeys];
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test('the prompt that is told is what the target was asked last', async () => {
    for (const brief of briefs(options)) {
      const { steps, asked } = recorder('Sure.', 'seed');
      const { prompt } = await attack.run(brief, steps);
      expect(JSON.stringify(asked.at(-1)?.messages.at(-1)?.content)).toContain(JSON.stringify(prompt).slice(1, -1));
    }
  });

  test('the same seed gives the same prompts', async () => {
    for (const brief of briefs(options)) {
      const [one, other] = [recorder('Sure.', 'seed'), recorder('Sure.', 'seed')];
      await attack.run(brief, one.steps);
      await attack.run(structuredClone(brief), other.steps);
      expect(one.asked).toEqual(other.asked);
      expect(attack.variant(brief)).toEqual(attack.variant(structuredClone(brief)));
    }
  });

  test.runIf(attack.id !== 'basic')('other seeds give other prompts, of the same variant', async () => {
    const brief = briefOf(options, goals.short, 0, profiles.model as TargetProfile);
    const prompts = new Set<string>();
    for (let seed = 0; seed < 20; seed++) prompts.add((await attack.run(brief, recorder('', `${seed}`).steps)).prompt);
    expect(prompts.size).toBeGreaterThan(1);
  });

  test.each([
    { what: 'empty', text: '' },
    { what: 'two million characters long', text: 'I cannot help with that. 3. '.repeat(71_500) },
    { what: 'two million signs without a blank', text: '0'.repeat(2_000_000) },
    { what: 'open brackets', text: '[{'.repeat(100_000) },
  ])('works when an answer is $what, within two seconds', async ({ text }) => {
    const start = performance.now();
    const { steps, answers } = recorder(text, 'seed');
    for (const place of places) {
      const brief = briefOf(options, goals.short, place, profiles.agent as TargetProfile);
      expect(answers.includes((await attack.run(brief, steps)).answer)).toBe(true);
    }
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  test.each([
    new TargetFailed('context', 'too long', { status: 413 }),
    new TargetFailed('throttled', 'slow down', { status: 429, retryAfterMs: 5 }),
    new Error('cancelled'),
  ])('%s passes through as it is', async (error) => {
    const steps: Steps = { ...recorder('', 'seed').steps, ask: () => Promise.reject(error) };
    const brief = briefOf(options, goals.short, 0, profiles.model as TargetProfile);
    await expect(attack.run(brief, steps)).rejects.toBe(error);
  });

  test('its variant is plain data of few words', () => {
    for (const brief of briefs(options)) {
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
