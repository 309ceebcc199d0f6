import { hostileFamilies } from '@redoubt/detectors/testing/hostile';

/** A call that needs much work. */
export interface HeavyCall {
  readonly path: string;
  readonly body: string;
}

const on = { enabled: true };
const everything = {
  pii: on,
  keyword_detector: { ...on, banned_keywords: ['acme', 'secret project', '111', 'aa'] },
  topic_detector: { ...on, topic: ['finance', 'health', 'weaving'] },
  sponge_attack: on,
  injection_attack: on,
  toxicity: on,
  nsfw: on,
  bias: on,
};
const subjects = ['refunds', 'medicine', 'weapons', 'elections', 'rivals', 'salaries', 'lawsuits', 'weather'];
const rules = Array.from({ length: 64 }, (_, index) => ({
  text: `Rule ${index}: never discuss ${subjects[index % 8]} of kind ${index}, or anything about item ${index * 7}.`,
}));
const policy = { policy_violation: { ...on, policy_rules: rules } };
const prose = 'The river was low that summer, and the ferry ran only twice a day past the grey mill. ';
const many = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
const facts = (count: number): string =>
  Array.from(
    { length: count },
    (_, index) => `The ${subjects[index % 8]} office number ${index} opened in ${1800 + (index % 200)}.`,
  ).join(' ');
const call = (path: string, body: object): HeavyCall => ({ path: `/guardrails/${path}`, body: JSON.stringify(body) });

/** The calls of a hostile organisation: large texts, many rules, answers with large contexts, patterns, batches. */
export function heavyCalls(): HeavyCall[] {
  const families = Object.values(hostileFamilies);
  const pattern = { pii: { ...on, custom_entities: [{ name: 'OWN', pattern: '(?:a?){100}a{100}$' }] } };
  return [
    call('detect', { text: many(prose, 2_000_000), detectors: everything }),
    ...families.slice(0, 12).map((family) => call('detect', { text: family(300_000), detectors: everything })),
    call('detect', { text: many(prose, 4_000), detectors: policy }),
    call('detect', { text: many(prose, 100_000), detectors: policy }),
    call('adherence', { llm_answer: facts(1_200), context: facts(6_000) }),
    call('hallucination', { request_text: 'When?', response_text: facts(1_200), context: facts(6_000) }),
    call('hallucination', { request_text: 'When?', response_text: facts(300), context: facts(300) }),
    call('detect', { text: many('a', 200_000), detectors: pattern }),
    call('pii', { text: many('jane@example.com +1 415 555 2671 ', 1_000_000), mode: 'request', key: 'null' }),
    call('batch/detect', {
      texts: Array.from({ length: 200 }, (_, at) => families[at % families.length]?.(4_000)),
      detectors: everything,
    }),
  ];
}
