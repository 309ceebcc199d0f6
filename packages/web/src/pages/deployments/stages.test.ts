import { guardrailsRates } from '@redoubt/metering';
import { describe, expect, test } from 'vitest';
import type { Rates } from '../playground/price.ts';
import { emptyDraft } from './deployment-draft.ts';
import { checkNames, findingLabel, flatPrice, leastOf, stagesOf } from './stages.ts';

const rates: Rates = JSON.parse(JSON.stringify(guardrailsRates()));
const on = { enabled: true };
const policies = { incoming: { pii: on, toxicity: on, bias: { enabled: false } }, outgoing: { nsfw: on } };
const deployment = (input: object = {}, output: object = {}, more: object = {}) =>
  ({
    ...emptyDraft,
    model_saved_name: 'bot',
    model_version: 'v2',
    input_guardrails_policy: { ...emptyDraft.input_guardrails_policy, ...input },
    output_guardrails_policy: { ...emptyDraft.output_guardrails_policy, ...output },
    ...more,
  }) as Parameters<typeof stagesOf>[0];
const titles = (...given: Parameters<typeof stagesOf>) => stagesOf(...given).map(({ title }) => title);

describe('the stages of a deployment', () => {
  test('stand in the order in which a call passes them', () => {
    const all = { hallucination: true, adherence: true, relevancy: true };
    const whole = deployment({ policy_name: 'incoming' }, { policy_name: 'outgoing', additional_config: all });
    expect(titles(whole)).toEqual([
      'Input detection',
      'Redaction',
      'bot v2',
      'Output detection',
      'Hallucination',
      'Adherence',
      'Relevancy',
      'Restoring',
    ]);
  });

  test('have the gate of tools behind the model, where there is one', () => {
    const rules = [{ tool: 'a', argument: 'b', max: 1 }];
    const gate = { allow: ['a'], deny: [], check_arguments: true, rules, on_blocked: 'block' };
    const stages = stagesOf(deployment({ enabled: false }, {}, { tool_gate: gate }));
    expect(stages.map(({ title }) => title)).toEqual(['bot v2', findingLabel('tool_gate')]);
    expect(stages[1]).toMatchObject({
      about: 'holds calls of tools to 1 name, and to 1 rule',
      stops: ['Gate of tools'],
    });
  });

  test('are those of the sides that are on', () => {
    const off = { enabled: false, policy_name: 'incoming' };
    expect(titles(deployment(off, off))).toEqual(['bot v2']);
    expect(titles(deployment({ additional_config: { pii_redaction: false } }))).toEqual(['bot v2']);
  });

  test('name what a known policy looks for, and which findings stop the call', () => {
    const [input] = stagesOf(deployment({ policy_name: 'incoming', block: ['pii'] }), { policies, rates });
    expect(input).toMatchObject({ looksFor: ['Personal data', 'Toxicity'], stops: ['Personal data'] });
    expect(stagesOf(deployment({ policy_name: 'gone' }), { policies, rates })[0]).toMatchObject({
      looksFor: undefined,
      price: undefined,
    });
  });

  test('name a check as what stops the call where it blocks', () => {
    const output = {
      additional_config: { hallucination: true, adherence: true, relevancy: false },
      block: ['adherence'],
    };
    const checks = stagesOf(deployment({}, output)).filter(
      ({ title }) => title === 'Hallucination' || title === 'Adherence',
    );
    expect(checks.map(({ stops }) => stops)).toEqual([[], ['Adherence']]);
  });

  test('tell the models that are asked where the first cannot be had', () => {
    const fallbacks = ['a', 'b'].map((model_saved_name) => ({ model_saved_name, model_version: 'v1' }));
    const model = stagesOf(deployment({}, {}, { fallbacks })).find(({ kind }) => kind === 'model');
    expect(model?.about).toBe('the model; fallbacks: a v1, then b v1');
  });
});

describe('what a call costs at least', () => {
  test('is the sum of its stages, and no sum where a price is not known', () => {
    const stages = stagesOf(deployment({ policy_name: 'incoming' }), { policies, rates });
    expect(leastOf(stages)).toMatchObject({ isAtLeast: true });
    expect(leastOf(stages)?.credits).toBe(stages.reduce((sum, { price }) => sum + (price?.credits ?? 0), 0));
    expect(leastOf(stagesOf(deployment({ policy_name: 'incoming' }), { rates }))).toBeUndefined();
  });

  test.each(['pii_redaction', 'pii_unredaction', ...checkNames])('of %s is what the service charges', (stage) => {
    const published = rates.ai_proxy_stages.find((each) => each.stage === stage);
    expect(flatPrice(rates, stage)?.credits).toBe(
      rates.endpoints.find(({ endpoint }) => endpoint === published?.priced_as)?.base,
    );
    expect(flatPrice(undefined, stage)).toBeUndefined();
  });
});

test('a finding is told by the label of its detector or check, and by its name where it is not known', () => {
  expect(['pii', 'adherence', 'of_a_newer_service'].map(findingLabel)).toEqual([
    'Personal data',
    'Adherence',
    'of_a_newer_service',
  ]);
});
