import { describe, expect, test } from 'vitest';
import { isAgent, missingTools, newTarget, type TargetDraft, targetOfCall, targetText } from './target-draft.ts';
import { newTool } from './tool-drafts.ts';

const draft = (fields: Partial<TargetDraft>): TargetDraft => ({ ...newTarget, ...fields });
const refund = { ...newTool(), name: 'refund' };

describe('the target of a call', () => {
  test.each<{ what: string; target: Partial<TargetDraft>; key?: string; sent: unknown }>([
    { what: 'nothing yet', target: {}, sent: undefined },
    {
      what: 'an address with a key',
      target: { endpoint: ' https://a.example/v1 ', model_name: 'm', provider: 'anthropic' },
      key: 'sk-1',
      sent: { target: { endpoint: 'https://a.example/v1', model_name: 'm', api_key: 'sk-1', provider: 'anthropic' } },
    },
    {
      what: 'an address alone',
      target: { endpoint: 'https://a.example/v1' },
      sent: { target: { endpoint: 'https://a.example/v1' } },
    },
    {
      what: 'a bridge, whose key is at the bridge',
      target: { kind: 'bridge', bridge_id: 'office', provider: 'anthropic' },
      key: 'sk-1',
      sent: { target: { endpoint: 'relay://office' } },
    },
    { what: 'a bridge that is not chosen', target: { kind: 'bridge' }, sent: undefined },
    {
      what: 'the practice target, with its only model',
      target: { kind: 'practice', model_name: 'another' },
      key: 'sk-1',
      sent: { target: { endpoint: 'http://127.0.0.1:8790/v1', model_name: 'redoubt-practice-1' } },
    },
    {
      what: 'a saved model',
      target: { kind: 'saved', saved: ['bot', 'v2'] },
      sent: { headers: { model: 'bot', model_version: 'v2' } },
    },
    { what: 'no saved model yet', target: { kind: 'saved', endpoint: 'https://a.example' }, sent: undefined },
    {
      what: 'an agent with its tools',
      target: { endpoint: 'https://a.example', system_type: 'agent', tools: [refund] },
      sent: { target: { endpoint: 'https://a.example', system_type: 'agent', tools: [{ name: 'refund' }] } },
    },
    {
      what: 'an agent without tools',
      target: { endpoint: 'https://a.example', system_type: 'agent' },
      sent: undefined,
    },
    {
      what: 'a chatbot, whose tools of before are not sent',
      target: { endpoint: 'https://a.example', system_type: 'chatbot', tools: [refund] },
      sent: { target: { endpoint: 'https://a.example', system_type: 'chatbot' } },
    },
    {
      what: 'a target that sees pictures',
      target: { endpoint: 'https://a.example', input_modalities: ['text', 'image'] },
      sent: { target: { endpoint: 'https://a.example', input_modalities: ['text', 'image'] } },
    },
  ])('$what', ({ target, key = '', sent }) => {
    expect(targetOfCall(draft(target), key)).toEqual(sent);
  });
});

test('only an agent that is described here needs tools, and says which are missing', () => {
  expect(missingTools(draft({}))).toBeUndefined();
  expect(missingTools(draft({ system_type: 'agent' }))).toContain('at least one tool');
  expect(missingTools(draft({ system_type: 'agent', tools: [newTool()] }))).toContain('Correct the marked');
  expect(missingTools(draft({ system_type: 'agent', tools: [refund] }))).toBeUndefined();
  expect(isAgent(draft({ kind: 'saved', system_type: 'agent' }))).toBe(false);
});

test.each<{ target: Partial<TargetDraft>; text: string }>([
  { target: {}, text: 'no target yet' },
  { target: { endpoint: 'https://a.example' }, text: 'https://a.example' },
  { target: { kind: 'bridge', bridge_id: ' office ' }, text: 'relay://office' },
  { target: { kind: 'saved' }, text: 'no target yet' },
  { target: { kind: 'saved', saved: ['bot', 'v2'] }, text: 'the saved model bot v2' },
])('a reader sees $text', ({ target, text }) => {
  expect(targetText(draft(target))).toBe(text);
});
