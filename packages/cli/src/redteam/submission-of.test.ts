import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { Usage } from '../command-failures.ts';
import { type SubmissionWords, submissionOf } from './submission-of.ts';

const folder = mkdtempSync(join(tmpdir(), 'redoubt-submission-'));
const fileOf = (name: string, content: string) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const tools = fileOf('tools.json', '[{"name":"refund"}]');
const http = fileOf('http.json', '{"body":{"q":"{{prompt}}"}}');
const prompt = fileOf('prompt.txt', 'A shop assistant.');
const body = fileOf('body.json', '{"target":{"endpoint":"http://x/v1"},"compliance_frameworks":["eu_ai_act"]}');
const noJson = fileOf('no.json', '{');
vi.stubEnv('SOME_TARGET_KEY', 'secret');
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const target = 'http://x/v1';
const scope = 'safety_harm';
const basic = { safety_harm: { attack_config: { basic: {} } } };

test.each<{ what: string; words: SubmissionWords; body: object }>([
  { what: 'the least', words: { target, scope }, body: { target: { endpoint: target }, risk_categories: basic } },
  {
    what: 'attacks of every category',
    words: { target, scope: 'safety_harm, security_fraud', attacks: 'basic,encoding' },
    body: {
      target: { endpoint: target },
      risk_categories: {
        safety_harm: { attack_config: { basic: {}, encoding: {} } },
        security_fraud: { attack_config: { basic: {}, encoding: {} } },
      },
    },
  },
  {
    what: 'frameworks',
    words: { target, frameworks: 'owasp_llm_top10' },
    body: { target: { endpoint: target }, compliance_frameworks: ['owasp_llm_top10'] },
  },
  {
    what: 'items of frameworks, together',
    words: { target, items: 'owasp_llm_top10/LLM10:2025, mitre_atlas/aml.t0054' },
    body: {
      target: { endpoint: target },
      risk_categories: {
        safety_harm: { attack_config: { deepinception: {} } },
        security_fraud: { attack_config: { deepinception: {} } },
        product_misuse_abuse: { attack_config: { basic: {}, encoding: {}, deepinception: {} } },
      },
    },
  },
  {
    what: 'all there is to say of a target',
    words: {
      target,
      scope,
      model: 'm',
      provider: 'anthropic',
      systemType: 'agent',
      tools,
      modalities: 'text, image',
      http,
      reset: 'https://x/reset',
      systemDescription: `@${prompt}`,
      targetKeyEnv: 'SOME_TARGET_KEY',
    },
    body: {
      target: {
        endpoint: target,
        model_name: 'm',
        provider: 'anthropic',
        system_type: 'agent',
        tools: [{ name: 'refund' }],
        input_modalities: ['text', 'image'],
        http: { body: { q: '{{prompt}}' } },
        reset: { kind: 'call', url: 'https://x/reset' },
        system_description: 'A shop assistant.',
        api_key: 'secret',
      },
      risk_categories: basic,
    },
  },
  {
    what: 'how to attack it',
    words: {
      target,
      scope,
      comprehensiveness: 'Low',
      maxPrompts: '7',
      seed: '1',
      name: 'n',
      canary: ['a', 'b'],
      industry: 'hotel, restaurant',
    },
    body: {
      target: { endpoint: target },
      risk_categories: basic,
      generation_config: { max_prompts: 7, seed: '1' },
      comprehensiveness: 'Low',
      run_name: 'n',
      context: { canaries: ['a', 'b'], industry: ['hotel', 'restaurant'] },
    },
  },
  {
    what: 'a whole body, with a key that does not stand in it',
    words: { body, targetKeyEnv: 'SOME_TARGET_KEY' },
    body: { target: { endpoint: target, api_key: 'secret' }, compliance_frameworks: ['eu_ai_act'] },
  },
])('$what', async ({ words, body: expected }) => expect(await submissionOf(words)).toEqual(expected));

describe('is refused with the way out:', () => {
  test.each<{ what: string; words: SubmissionWords; says: string }>([
    { what: 'no target', words: { scope }, says: '--target URL is missing' },
    { what: 'no scope', words: { target }, says: 'brand_reputation_trust' },
    { what: 'an unknown category', words: { target, scope: 'x' }, says: 'safety_harm' },
    {
      what: 'an unknown attack',
      words: { target, scope, attacks: 'basic,magic' },
      says: '--attacks cannot be "magic"',
    },
    { what: 'two kinds of scope', words: { target, scope, frameworks: 'eu_ai_act' }, says: 'leave out --scope' },
    { what: 'an unknown framework', words: { target, frameworks: 'x' }, says: 'owasp_llm_top10' },
    { what: 'a key that is not there', words: { target, scope, targetKeyEnv: 'NOT_SET' }, says: 'NOT_SET' },
    { what: 'half a prompt', words: { target, scope, maxPrompts: '1.5' }, says: 'whole number from 1 to 100000' },
    { what: 'a body and other words', words: { body, seed: '1' }, says: 'write --seed into it' },
    { what: 'a body that is no JSON', words: { body: noJson }, says: 'is no JSON' },
    { what: 'a body that is a list', words: { body: tools }, says: 'JSON object' },
    { what: 'tools that are no list', words: { target, scope, tools: body }, says: 'JSON list' },
    { what: 'a file that is not there', words: { target, scope, tools: '/nowhere' }, says: '/nowhere cannot be read' },
  ])('$what', async ({ words, says }) => {
    const refusal = await submissionOf(words).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Usage);
    expect(String(refusal)).toContain(says);
  });
});
