import { expect, test } from 'vitest';
import { Submission } from '../redteam/submission.ts';
import { seededNumbers } from '../testing/seeded-numbers.ts';
import { type LegacyKeyword, legacyAttacks } from './legacy-attacks.ts';
import { type LegacyTestId, legacyTests } from './legacy-tests.ts';
import { type LegacyDoor, translateSubmission } from './translate-submission.ts';

const BODIES = 10_000;
const tests = Object.keys(legacyTests) as LegacyTestId[];
const keywords = Object.keys(legacyAttacks) as LegacyKeyword[];
const hostile = [
  '',
  ' ',
  '\u0000',
  '__proto__',
  'constructor',
  '../../etc',
  '\ud800',
  'x'.repeat(5_000),
  '𝒳'.repeat(90),
  '<b>',
  '-1',
];
const strange = [null, undefined, 0, -1, 1.5, 1e308, true, false, '', 'x', [], [[]], [null], {}, { a: 1 }, ...hostile];

/** Bodies as clients might send them: mostly right, with a little of everything that is not. */
function bodyMaker(random: () => number) {
  const chance = (share: number) => random() < share;
  const whole = (most: number) => Math.floor(random() * (most + 1));
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const some = <T>(most: number, make: () => T): T[] => Array.from({ length: whole(most) }, make);
  /** The value, or once in a while nothing or something strange in its place. */
  const odd = <T>(value: T): unknown => (chance(0.006) ? pick(strange) : chance(0.04) ? null : value);
  const text = () =>
    chance(0.05) ? pick(hostile) : pick(['A shop for shoes', 'Nightly run', 'Überprüfung', 'gpt-4o']);

  const keyword = () => (chance(0.01) ? pick(hostile) : chance(0.3) ? pick(keywords).toUpperCase() : pick(keywords));
  const params = () => ({
    ...(chance(0.5) && { depth: odd(whole(80) - 5) }),
    ...(chance(0.5) && { width: odd(5), branching_factor: odd(9) }),
    ...(chance(0.1) && { max_turns: odd(whole(200)) }),
  });
  const asObject = () =>
    Object.fromEntries(
      some(4, () => [keyword(), odd(chance(0.7) ? { params: odd(params()) } : pick([null, true, {}, []]))]),
    );
  const asList = () => (chance(0.005) ? Array(5_000).fill('basic') : some(5, keyword));
  const group = () => odd(chance(0.5) ? asList() : asObject());
  const methods = () =>
    odd(
      pick([
        () => ({
          basic: odd(pick([['basic'], true, [], { basic: {} }])),
          advanced: { static: group(), dynamic: group() },
        }),
        () => ({ basic: group(), static: group(), dynamic: group() }),
        asList,
        asObject,
      ])(),
    );
  const testConfig = () => ({
    ...(chance(0.8) && { sample_percentage: odd(whole(100)) }),
    ...(chance(0.9) && { attack_methods: methods() }),
    ...(chance(0.1) && { competitors_list: odd(some(chance(0.02) ? 300 : 5, text)), system_description: odd(text()) }),
    ...(chance(0.1) && { unknown: 1 }),
  });
  const testId = () => (chance(0.005) ? pick(hostile) : pick(tests));
  const tool = () => ({ name: odd(pick(['refund', 'find'])), description: odd(text()), more: 1 });
  const dataset = () => ({
    system_description: odd(text()),
    policy_description: odd(text()),
    tools: odd(some(3, tool)),
    scenarios: odd(whole(3)),
    categories: odd(2),
    depth: odd(1),
    max_prompts: odd(whole(500)),
    risk_categories: odd(pick(['', 'stock tips, limits', ','])),
  });
  const address = () =>
    pick([
      { model_endpoint_url: odd('https://models.example.com/v1') },
      {
        endpoint: odd({ scheme: odd('https'), host: odd('models.example.com'), port: odd(443), base_path: odd('/v1') }),
        paths: odd({ chat: odd('/chat/completions') }),
      },
      { model_provider: 'openai' },
    ]);
  const model = () => ({
    model_provider: odd(pick(['openai', 'anthropic', 'custom'])),
    rate_per_min: odd(20),
    system_prompt: odd(text()),
    apikeys: odd(some(2, () => 'sk-1')),
    auth_data: odd({ header_name: odd('Authorization'), header_prefix: odd('Bearer'), space_after_prefix: odd(true) }),
    input_modalities: odd(some(2, () => pick(['text', 'image', 'audio']))),
    metadata: odd({}),
    custom_headers: odd(pick(['', {}, { a: 1 }])),
    ...address(),
  });
  const named = () => ({ testing_for: odd(pick(['foundationModels', 'agents', 'chatbot'])), model_name: odd(text()) });
  const endpoint = () =>
    chance(0.5)
      ? { endpoint_configuration: odd({ ...named(), certifications: odd([]), model_config: odd(model()) }) }
      : { target_model_configuration: odd({ ...named(), ...model() }) };
  return () => ({
    test_name: odd(text()),
    dataset_name: odd('standard'),
    ...(chance(0.7) && { dataset_configuration: odd(dataset()) }),
    redteam_test_configurations: odd(
      Object.fromEntries(some(chance(0.02) ? 40 : 4, () => [testId(), odd(testConfig())])),
    ),
    ...(chance(0.3) && {
      frameworks: odd(some(3, () => (chance(0.03) ? text() : pick(['ISO', 'AIUC-1', 'EU AI Act'])))),
    }),
    ...(chance(0.97) && endpoint()),
  });
}

const target = { endpoint: 'https://saved.example.com' };

/** What is wrong with the answer to a body; undefined where nothing is. */
function problemOf(sent: string, door: LegacyDoor): { place?: string; problem?: string } {
  const body = JSON.parse(sent);
  const answer = translateSubmission(body, door);
  if (JSON.stringify(body) !== sent) return { problem: 'the body was changed' };
  if (answer.isRefused) {
    const { place, message, issues } = answer.refusal;
    const isNamed = message.startsWith(`${place}: `) && message.length > place.length + 10;
    return { place, ...((!isNamed || issues.length < 1 || issues.length > 20) && { problem: message }) };
  }
  if ('target' in answer.body === door.isSaved) return { problem: 'a saved model has no target, another has one' };
  const { error } = Submission.safeParse({ ...(door.isSaved && { target }), ...answer.body });
  return error ? { problem: error.message } : {};
}

test('10,000 generated bodies become submissions that /rt accepts, or are refused with a named reason', () => {
  const random = seededNumbers(20_261_122);
  const makeBody = bodyMaker(random);
  const answers = Array.from({ length: BODIES }, () => {
    const version = random() < 0.5 ? 'v2' : 'v3';
    return problemOf(JSON.stringify(makeBody()), { version, isSaved: random() < 0.2 });
  });
  expect(answers.flatMap(({ problem }) => problem ?? [])).toEqual([]);
  const places = answers.flatMap(({ place }) => place ?? []);
  expect(BODIES - places.length).toBeGreaterThan(BODIES / 4);
  expect(places.length).toBeGreaterThan(BODIES / 10);
  expect(new Set(places).size).toBeGreaterThan(100);
}, 30_000);
