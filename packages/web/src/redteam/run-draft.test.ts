import { describe, expect, test } from 'vitest';
import { bodyOf, contextOf, missingIn, type RunDraft, systemOf } from './run-draft.ts';
import { newTarget } from './target-draft.ts';
import { newTool } from './tool-drafts.ts';

const draft = (fields: Partial<RunDraft>): RunDraft => ({
  target: newTarget,
  scope: 'categories',
  categories: { security_fraud: [] },
  frameworks: [],
  attacks: { basic: {} },
  comprehensiveness: 'Low',
  max_prompts: null,
  seed: '',
  run_name: '',
  system_description: '',
  policy_description: '',
  dataset_id: '',
  ...fields,
});

describe('the body of a submission', () => {
  test('holds the categories, each with the attacks and phrases of its own', () => {
    const attacks = { basic: {}, tap: { width: 3 } };
    const categories = { security_fraud: ['forge an invoice'], privacy_data_protection: [] };
    expect(bodyOf(draft({ attacks, categories }))).toEqual({
      comprehensiveness: 'Low',
      risk_categories: {
        security_fraud: { attack_config: attacks, sub_categories: ['forge an invoice'] },
        privacy_data_protection: { attack_config: attacks },
      },
    });
  });

  test('holds frameworks in place of categories', () => {
    expect(bodyOf(draft({ scope: 'frameworks', frameworks: ['owasp_llm_top10'] }))).toEqual({
      comprehensiveness: 'Low',
      compliance_frameworks: ['owasp_llm_top10'],
    });
  });

  test('leaves out what nobody wrote, and takes what somebody did', () => {
    const written = { max_prompts: 0, seed: '7', dataset_id: 'ds-1', run_name: 'Before', system_description: 'A shop' };
    expect(bodyOf(draft(written))).toMatchObject({
      run_name: 'Before',
      generation_config: { max_prompts: 0, seed: '7', dataset_id: 'ds-1' },
      context: { system_description: 'A shop' },
    });
    expect(Object.keys(bodyOf(draft({ run_name: ' ' }))).toSorted()).toEqual(['comprehensiveness', 'risk_categories']);
  });
});

test('a system without a word has no context', () => {
  expect(contextOf(draft({}))).toEqual({});
  expect(contextOf(draft({ policy_description: 'Never' }))).toEqual({ context: { policy_description: 'Never' } });
});

test('threat modelling reads the tools of an agent that are whole', () => {
  const agent = { ...newTarget, system_type: 'agent' };
  expect(systemOf(draft({ target: agent }))).toEqual({});
  expect(systemOf(draft({ target: { ...agent, tools: [{ ...newTool(), name: 'refund' }] } }))).toEqual({
    target: { tools: [{ name: 'refund' }] },
  });
});

test.each<{ what: string; fields: Partial<RunDraft>; hasTarget?: boolean; missing: unknown }>([
  { what: 'nothing', fields: {}, missing: undefined },
  { what: 'a target', fields: {}, hasTarget: false, missing: expect.stringContaining('under “Target”') },
  { what: 'a category', fields: { categories: {} }, missing: expect.stringContaining('at least one category') },
  {
    what: 'a framework',
    fields: { scope: 'frameworks', categories: {} },
    missing: expect.stringContaining('a framework'),
  },
  {
    what: 'the tools of an agent, before all else',
    fields: { target: { ...newTarget, system_type: 'agent' }, categories: {} },
    hasTarget: false,
    missing: 'Describe at least one tool of the agent, under “Target”.',
  },
])('what is missing before the plan can be made: $what', ({ fields, hasTarget = true, missing }) => {
  expect(missingIn(draft(fields), hasTarget)).toEqual(missing);
});
