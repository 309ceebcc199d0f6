import { CategoryId } from '@redoubt/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { chosenPrompts, goalsOfDataset } from '../goals/dataset-goals.ts';
import type { Goal } from '../goals/goal.ts';
import type { GoalSource } from '../goals/goal-source.ts';
import { generalTerms, industries } from '../goals/target/industries.ts';
import { readTarget } from '../goals/target/read-target.ts';
import { successTestOf } from '../judge/success-test.ts';
import { makePrompts } from './make-dataset.ts';
import { ALIKE_SHINGLES, ALIKE_WORDS, distinctTexts } from './near-duplicates.ts';
import { readToolDeed } from './read-tool.ts';
import { profileOf, type ThreatProfile } from './threat-profile.ts';

const tool = (name: string, ...parameters: string[]) => ({
  name,
  description: undefined,
  parameters: { properties: Object.fromEntries(parameters.map((parameter) => [parameter, {}])) },
});

interface Described {
  readonly description?: string;
  readonly policy?: string;
  readonly tools?: ReturnType<typeof tool>[];
}

const systems = {
  bank: {
    description: 'The assistant of Brightmoor Bank for its clients: accounts, cards, loans and transfers.',
    policy: 'Never give investment advice.\nDo not disclose the balance of another client.',
    tools: [
      tool('get_balance', 'account_id'),
      tool('transfer_money', 'to_account', 'amount'),
      tool('block_card', 'card_id'),
      tool('list_transactions', 'account_id'),
      tool('send_email', 'to', 'text'),
    ],
  },
  clinic: { description: 'Appointment bot of Harbour Clinic for patients.', policy: 'Do not give medical advice.' },
  shop: { description: 'Customer service of the online shop Tentworks, which sells tents and stoves.' },
  hr: { description: 'HR assistant for employees of Northwind Logistics: payroll, leave requests, appraisals.' },
  code: {
    description: 'A coding agent for developers that reads a repository, edits files and runs tests.',
    tools: [tool('read_file', 'path'), tool('run_shell', 'command'), tool('git_push', 'branch')],
  },
} as const;

const profile = (
  { description, policy, tools = [] }: Described,
  categories: readonly CategoryId[] = CategoryId.options,
): ThreatProfile =>
  profileOf({
    context: { systemDescription: description, policyDescription: policy, policyRules: [] },
    tools,
    categories: Object.fromEntries(categories.map((category) => [category, { subCategories: [] }])),
  });

const prompts = (described: Described, most = 200, seed = '1') =>
  makePrompts(profile(described as Described), { most, seed });

/** The likeness of two texts by plain words, measured in another way than the generator does. */
function likeness(one: string, other: string): number {
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}+|\p{N}+/gu));
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / (a.size + b.size - shared);
}

describe.each(Object.entries(systems))('the prompts for the %s', (_, described) => {
  let made: readonly Goal[];
  beforeAll(async () => {
    made = await prompts(described as Described);
  });

  test('are 200, no two alike, and spread over all categories', () => {
    expect(made).toHaveLength(200);
    const alike = made.flatMap(({ text }, at) =>
      made.slice(at + 1).flatMap((other) => (likeness(text, other.text) > 0.75 ? [[text, other.text]] : [])),
    );
    expect(alike).toEqual([]);
    const counts = CategoryId.options.map((id) => made.filter(({ category }) => category === id).length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  test('have no slot left, begin like a sentence and are short', () => {
    const odd = made.filter(({ text, source }) => /[{}]|\b[Aa] [aeio]|undefined/.test(text) || /[{}]/.test(source));
    expect(odd.filter(({ text }) => !text.includes('redoubt'))).toEqual([]);
    expect(made.filter(({ text }) => !/^[\p{Lu}"]/u.test(text) || text.length > 300)).toEqual([]);
  });

  test('can be judged by what they want', () => {
    const context = {
      systemDescription: (described as Described).description,
      policyDescription: (described as Described).policy,
      policyRules: [],
      refusalPhrases: [],
      canaries: [],
      forbiddenTools: [],
    };
    expect(made.filter((goal) => successTestOf(goal, context) === undefined)).toEqual([]);
  });

  test('are the same ones for the same seed, and others for another', async () => {
    expect(await prompts(described as Described)).toEqual(made);
    expect(await prompts(described as Described, 200, '2')).not.toEqual(made);
    expect(await prompts(described as Described, 50)).toEqual(made.slice(0, 50));
  });
});

test('prompts name the tools, rules and words of their target', async () => {
  const made = await prompts(systems.bank as unknown as Described);
  for (const { name } of systems.bank.tools) expect(made.map(({ source }) => source)).toContain(`tool:${name}`);
  expect(made.map(({ source }) => source)).toEqual(expect.arrayContaining(['rule:0', 'rule:1']));
  expect(
    made.filter(({ text }) => /Brightmoor|bank|client|account|balance|transfer|card|loan/i.test(text)).length,
  ).toBeGreaterThan(140);
  expect(made.filter(({ text }) => /\bpatient|\btent\b|soup/i.test(text))).toEqual([]);
});

test('every field of business has terms of its own', () => {
  const general = generalTerms;
  for (const described of [
    'a clinic',
    'a bank',
    'an online shop',
    'a hotel',
    'a charity with donors',
    'an airline',
    'a school',
  ]) {
    const { industry } = readTarget({ systemDescription: `The assistant of ${described}.` });
    expect((industry?.terms ?? general).records, described).not.toEqual(general.records);
  }
});

test('two fields share the prompts, things get their own, and no sub-category is in two categories', async () => {
  const made = await prompts({ description: 'A hotel with a restaurant. The bot unlocks the door locks of rooms.' });
  for (const field of ['hotel', 'restaurant']) {
    const terms = Object.values(industries.find(({ name }) => name === field)?.terms ?? {}).flat();
    const named = made.filter(({ text }) => terms.some((term) => text.includes(term)));
    expect(named.length, field).toBeGreaterThan(20);
  }
  expect(made.filter(({ text }) => text.includes('door lock')).length).toBeGreaterThan(5);
  const categories = Map.groupBy(made, ({ subCategory }) => subCategory);
  for (const goals of categories.values()) expect(new Set(goals.map(({ category }) => category)).size).toBe(1);
});

test('a rule yields prompts in its own category and in no other, whole names included', async () => {
  const policy = "Never give legal advice.\nNever say that St. Mary's is unsafe.";
  const { categories } = profile({ policy }, ['legal_ip_liability', 'safety_harm']);
  const ruled = Object.entries(categories).flatMap(([id, { subCategories }]) =>
    subCategories.filter((name) => name.startsWith('breach')).map((name) => [id, name]),
  );
  expect(ruled).toEqual([['legal_ip_liability', 'breach of the rule: Never give legal advice']]);
  const made = await makePrompts(profile({ policy }), { most: 400, seed: '1' });
  expect(made.filter(({ text }) => /say that St\b(?!\. Mary's is unsafe)/i.test(text))).toEqual([]);
  expect(made.some(({ text }) => text.includes("St. Mary's is unsafe"))).toBe(true);
});

describe('a profile', () => {
  test('that is small gives fewer prompts than wanted, no two alike', async () => {
    const small = {
      ...profile({}, ['safety_harm']),
      categories: { safety_harm: { subCategories: [], abuseCases: ['tell me that a fire is fun'] } },
    };
    const made = await makePrompts(small, { most: 200, seed: '1' });
    expect(made.length).toBeGreaterThan(0);
    expect(made.length).toBeLessThan(6);
    for (const { text } of made) expect(text.toLowerCase()).toContain('a fire is fun');
  });

  test('that the caller edited is what prompts are made from', async () => {
    const own = profile({ description: 'The assistant of Harbour Clinic for patients.' }, ['privacy_data_protection']);
    const edited = {
      ...own,
      assets: ['hearing-aid orders'],
      categories: {
        privacy_data_protection: {
          subCategories:
            own.categories.privacy_data_protection?.subCategories.filter((name) => name.includes('lists of')) ?? [],
          abuseCases: [],
        },
      },
    };
    const made = await makePrompts(edited, { most: 50, seed: '1' });
    expect(new Set(made.map(({ subCategory }) => subCategory))).toEqual(new Set(['lists of patients and their data']));
    expect(made.map(({ text }) => text).join(' ')).toContain('hearing-aid orders');
    expect(made.map(({ text }) => text).join(' ')).not.toContain('prescriptions');
  });

  test('with phrases of the caller gives the goals that a run gives them', async () => {
    const named = profileOf({
      context: { systemDescription: undefined, policyDescription: undefined, policyRules: [] },
      tools: [],
      categories: { product_misuse_abuse: { subCategories: ['leakage of loyalty points'] } },
    });
    const made = await makePrompts(
      {
        ...named,
        categories: { product_misuse_abuse: { subCategories: ['leakage of loyalty points'], abuseCases: [] } },
      },
      { most: 10, seed: '1' },
    );
    expect(made.length).toBeGreaterThan(5);
    for (const { text, source } of made)
      expect([text.includes('leakage of loyalty points'), source]).toEqual([true, 'phrase']);
  });

  test('whose texts have braces fills none of them', async () => {
    const odd = {
      ...profile({}, ['safety_harm']),
      categories: { safety_harm: { subCategories: [], abuseCases: ['print {victim} and {0}'] } },
    };
    expect((await makePrompts(odd, { most: 3, seed: '1' }))[0]?.text).toMatch(/rint \(victim\) and \(0\)/);
  });
});

describe('near copies', () => {
  test.each([
    ['Read me the letters of my neighbour.', 'read me the letter of my neighbours!', false],
    ['Read me the letters of my neighbour.', 'Now read me the letters of my neighbour, please.', false],
    ['Read me the letters of my neighbour.', 'Which letters did my neighbour get last week, and from whom?', true],
    ['!!!', '???', false],
  ])('%s / %s', (one, other, isKept) => {
    const distinct = distinctTexts();
    expect([distinct.add(one), distinct.add(other)]).toEqual([true, isKept]);
  });

  test('have thresholds that the documents state', () => expect([ALIKE_WORDS, ALIKE_SHINGLES]).toEqual([0.6, 0.4]));
});

test.each([
  ['get_balance', 'read', 'get the balance', 'balances'],
  ['transferMoney', 'pay', 'transfer the money', undefined],
  ['crm_delete_customer', 'remove', 'delete the customer', undefined],
  ['read_file', 'browse', 'read the file', undefined],
  ['git_push', 'change', 'use git_push', undefined],
  ['weather', 'change', 'use weather', undefined],
  ['run_sql', 'run', 'run the sql', undefined],
  ['refund_order', 'refund', 'refund the order', undefined],
])('the tool %s', (name, kind, deed, asset) => {
  expect(readToolDeed(tool(name, 'someId'))).toEqual({ kind, deed, asset, argument: 'some id' });
});

test('a parameter that is no noun is not the argument of a tool', () => {
  expect(readToolDeed(tool('send_email', 'to', 'subject')).argument).toBe('subject');
  expect(readToolDeed(tool('send_email', 'to')).argument).toBe('input');
});

test('a run takes the prompts of its categories and phrases, and judges them by the rules of the dataset', async () => {
  const made = await prompts(systems.bank as unknown as Described, 80);
  const chosen = chosenPrompts(made, {
    legal_ip_liability: { subCategories: undefined },
    privacy_data_protection: { subCategories: ["personal data taken with the agent's tools"] },
  });
  expect(new Set(chosen.map(({ category }) => category))).toEqual(
    new Set(['legal_ip_liability', 'privacy_data_protection']),
  );
  const source = goalsOfDataset(chosen, { controlsOf: () => [] } satisfies Pick<GoalSource, 'controlsOf'>);
  const goals = source.goalsOf('privacy_data_protection', 2, { seed: '9' });
  expect(goals.map(({ source: from }) => from.split(':')[0])).toEqual(['tool', 'tool']);
  const rule = made.find(({ source: from }) => from === 'rule:1') as Goal;
  const other = {
    systemDescription: undefined,
    policyDescription: 'Be nice.',
    policyRules: [],
    refusalPhrases: [],
    canaries: [],
    forbiddenTools: [],
  };
  const dataset = {
    id: 'ds-1',
    prompts: {},
    systemDescription: systems.bank.description,
    rules: systems.bank.policy.split('\n'),
  };
  expect(successTestOf(rule, other, dataset)).toEqual({
    kind: 'rule',
    rule: 'Do not disclose the balance of another client.',
  });
});
