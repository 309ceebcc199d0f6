import { describe, expect, test } from 'vitest';
import { refuses, takes } from '../testing/check-bodies.ts';
import { Comprehensiveness, promptsOf } from './comprehensiveness.ts';
import { RedteamContext } from './context.ts';
import { correctRecord, listFindings, markFinding } from './findings.ts';
import { SavedSubmission } from './submission.ts';

const basic = { attack_config: { basic: {} } };
const scope = { risk_categories: { security_fraud: basic } };

describe('the scope of a run', () => {
  test('an unknown category is one error, not also a missing one', () => {
    const { error } = SavedSubmission.safeParse({ risk_categories: { security: basic } });
    expect(error?.issues.map(({ path, code }) => [path.join('.'), code])).toEqual([
      ['risk_categories', 'unrecognized_keys'],
    ]);
  });

  test('an unknown category beside a known one and frameworks is one error, too', () => {
    const { error } = SavedSubmission.safeParse({
      risk_categories: { security: basic, ...scope.risk_categories },
      compliance_frameworks: ['iso'],
    });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['risk_categories', 'compliance_frameworks.0']);
  });

  takes(SavedSubmission, [
    { what: 'a category', sent: scope },
    {
      what: 'phrases without spaces around',
      sent: { risk_categories: { security_fraud: { ...basic, sub_categories: [' a '] } } },
      read: { risk_categories: { security_fraud: { ...basic, sub_categories: ['a'] } } },
    },
    { what: 'frameworks', sent: { compliance_frameworks: ['eu_ai_act'] } },
    { what: 'frameworks beside null', sent: { compliance_frameworks: ['eu_ai_act'], risk_categories: null } },
    { what: 'a seed of words', sent: { ...scope, generation_config: { seed: 'again' } } },
    { what: 'a seed of digits', sent: { ...scope, generation_config: { seed: -7 } } },
    { what: 'no harmless questions', sent: { ...scope, generation_config: { benign_controls: 0 } } },
    { what: 'one prompt', sent: { ...scope, generation_config: { max_prompts: 1 } } },
    { what: 'null for what has a default', sent: { ...scope, run_name: null, comprehensiveness: null, context: null } },
  ]);
  refuses(SavedSubmission, [
    { what: 'nothing', sent: {}, at: 'risk_categories', says: /at least one category/ },
    { what: 'no category', sent: { risk_categories: {} }, at: 'risk_categories', says: /at least one category/ },
    {
      what: 'both kinds',
      sent: { ...scope, compliance_frameworks: ['eu_ai_act'] },
      at: 'compliance_frameworks',
      says: /not both/,
    },
    { what: 'no framework', sent: { compliance_frameworks: [] }, at: 'compliance_frameworks', says: /1/ },
    {
      what: 'an unknown framework',
      sent: { compliance_frameworks: ['iso'] },
      at: 'compliance_frameworks.0',
      says: /"eu_ai_act"/,
    },
    {
      what: 'an unknown category',
      sent: { risk_categories: { security: basic } },
      at: 'risk_categories',
      says: /No category has this id; there are .*security_fraud/,
    },
    {
      what: 'a category without attacks',
      sent: { risk_categories: { security_fraud: {} } },
      at: 'risk_categories.security_fraud.attack_config',
      says: /.+/,
    },
    {
      what: 'an empty phrase',
      sent: { risk_categories: { security_fraud: { ...basic, sub_categories: [' '] } } },
      at: 'risk_categories.security_fraud.sub_categories.0',
      says: /1/,
    },
    {
      what: 'no prompts',
      sent: { ...scope, generation_config: { max_prompts: 0 } },
      at: 'generation_config.max_prompts',
      says: /1/,
    },
    {
      what: 'too many prompts',
      sent: { ...scope, generation_config: { max_prompts: 100_001 } },
      at: 'generation_config.max_prompts',
      says: /100000/,
    },
    {
      what: 'a seed of a fraction',
      sent: { ...scope, generation_config: { seed: 0.5 } },
      at: 'generation_config.seed',
      says: /.+/,
    },
    {
      what: 'an empty seed',
      sent: { ...scope, generation_config: { seed: '' } },
      at: 'generation_config.seed',
      says: /.+/,
    },
    { what: 'a name of spaces', sent: { ...scope, run_name: ' ' }, at: 'run_name', says: /1/ },
    {
      what: 'an amount in small letters',
      sent: { ...scope, comprehensiveness: 'low' },
      at: 'comprehensiveness',
      says: /"Low"/,
    },
    // What is saved has its target.
    {
      what: 'a target beside a saved model',
      sent: { ...scope, target: { endpoint: 'https://a.example' } },
      at: '',
      says: /target/,
    },
  ]);

  test('asks for more prompts with every step of its amount', () => {
    const counts = Comprehensiveness.options.map((amount) => promptsOf[amount]);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(new Set(counts).size).toBe(counts.length);
  });
});

describe('what a run knows of the system', () => {
  takes(RedteamContext, [
    { what: 'nothing', sent: {} },
    {
      what: 'a description and phrases',
      sent: { system_description: 'A bank', refusal_phrases: ['I cannot'], canaries: ['BLUE-7'] },
    },
    { what: 'null', sent: { policy_rules: null, forbidden_tools: null } },
  ]);
  refuses(RedteamContext, [
    {
      what: 'a long description',
      sent: { system_description: 'x'.repeat(100_001) },
      at: 'system_description',
      says: /100000/,
    },
    { what: 'an empty canary', sent: { canaries: ['a', ''] }, at: 'canaries.1', says: /1/ },
    { what: 'too many phrases', sent: { refusal_phrases: Array(201).fill('no') }, at: 'refusal_phrases', says: /200/ },
    { what: 'one phrase without a list', sent: { refusal_phrases: 'no' }, at: 'refusal_phrases', says: /array/ },
    { what: 'a field that there is not', sent: { systems: 'x' }, at: '', says: /systems/ },
  ]);
});

describe('a mark on a finding', () => {
  const note = 'It has no network';
  takes(markFinding.body, [
    { what: 'a fix', sent: { status: 'fixed' } },
    { what: 'an acceptance with its reason', sent: { status: 'accepted', note } },
    { what: 'an acceptance with its end', sent: { status: 'accepted', note, accepted_until: '2027-03-31' } },
    {
      what: 'a note without spaces around',
      sent: { status: 'open', note: ' a ' },
      read: { status: 'open', note: 'a' },
    },
    { what: 'null for no note', sent: { status: 'open', note: null, accepted_until: null } },
  ]);
  refuses(markFinding.body, [
    {
      what: 'an acceptance without a reason',
      sent: { status: 'accepted' },
      at: 'note',
      says: /why the finding is accepted/,
    },
    {
      what: 'an end of a fix',
      sent: { status: 'fixed', accepted_until: '2027-03-31' },
      at: 'accepted_until',
      says: /leave it out for "fixed"/,
    },
    {
      what: 'a day that there is not',
      sent: { status: 'accepted', note, accepted_until: '2027-02-30' },
      at: 'accepted_until',
      says: /.+/,
    },
    {
      what: 'a moment',
      sent: { status: 'accepted', note, accepted_until: '2027-03-31T00:00:00Z' },
      at: 'accepted_until',
      says: /.+/,
    },
    // Only a run reopens.
    { what: 'what runs say', sent: { status: 'reopened' }, at: 'status', says: /"open"/ },
    { what: 'a note of spaces', sent: { status: 'open', note: ' ' }, at: 'note', says: /.+/ },
    { what: 'a note that databases do not take', sent: { status: 'open', note: 'a\0b' }, at: 'note', says: /U\+0000/ },
    { what: 'a long note', sent: { status: 'open', note: 'n'.repeat(2_001) }, at: 'note', says: /2000/ },
  ]);
});

describe('a look at findings', () => {
  const target = `tgt-${'0f'.repeat(16)}`;
  takes(listFindings.query, [
    { what: 'nothing', sent: {}, read: { limit: 100 } },
    {
      what: 'an attack by its older name',
      sent: { attack: 'single_shot' },
      read: { attack: 'single_shot', limit: 100 },
    },
    { what: 'a target', sent: { target, severity: 'high' }, read: { target, severity: 'high', limit: 100 } },
    { what: 'what was reopened', sent: { status: 'reopened' }, read: { status: 'reopened', limit: 100 } },
  ]);
  refuses(listFindings.query, [
    { what: 'an unknown attack', sent: { attack: 'magic' }, at: 'attack', says: /"basic"/ },
    { what: 'an unknown category', sent: { category: 'security' }, at: 'category', says: /"security_fraud"/ },
    { what: 'a target by its address', sent: { target: 'https://a.example' }, at: 'target', says: /"tgt-"/ },
    { what: 'a cursor of another list', sent: { cursor: '12' }, at: 'cursor', says: /next_cursor/ },
    { what: 'an empty model', sent: { model: '' }, at: 'model', says: /1/ },
    { what: 'a filter that there is not', sent: { owner: 'me' }, at: '', says: /owner/ },
  ]);
});

describe('a correction of a verdict', () => {
  takes(correctRecord.body, [
    { what: 'another verdict', sent: { verdict: 'unclear' } },
    { what: 'its withdrawal', sent: { verdict: null } },
  ]);
  refuses(correctRecord.body, [
    { what: 'nothing', sent: {}, at: 'verdict', says: /.+/ },
    { what: 'a verdict that no judge gives', sent: { verdict: 'maybe' }, at: 'verdict', says: /"resisted"/ },
  ]);
});
