import { describe, expect, test } from 'vitest';
import { refuses, takes } from '../testing/check-bodies.ts';
import { getCall, listCalls } from './calls.ts';
import { addDeployment, DeploymentFields, modifyDeployment } from './deployments.ts';

const model = { model_saved_name: 'support' };
const usual = {
  model_saved_name: 'support',
  model_version: 'v1',
  fallbacks: [],
  input_guardrails_policy: { enabled: true, additional_config: { pii_redaction: false }, block: [] },
  output_guardrails_policy: {
    enabled: true,
    additional_config: { hallucination: false, adherence: false, relevancy: false },
    block: [],
  },
  on_failure: 'closed',
  hold_back: 200,
  block_turns: 'latest',
  on_block: { as: 'error', message: null },
  tool_gate: null,
  restore_in_addresses: false,
  unread: 'judge',
  fetch_part_addresses: false,
  log: 'metadata',
  limits: {},
  retries: {},
  cache: null,
  prices: null,
  budgets: [],
  rates: [],
};

describe('the settings of a deployment', () => {
  takes(DeploymentFields, [
    { what: 'a model alone, and fails closed', sent: model, read: usual },
    {
      what: 'null for all that has a default',
      sent: {
        ...model,
        ...Object.fromEntries(
          Object.keys(usual)
            .slice(1)
            .map((name) => [name, null]),
        ),
      },
      read: usual,
    },
    {
      what: 'words for a block, which may be missing',
      sent: { ...model, on_block: { as: 'message' } },
      read: { ...usual, on_block: { as: 'message', message: null } },
    },
    {
      what: 'a gate of tools, whose fields may be missing',
      sent: { ...model, tool_gate: { rules: [{ tool: 'a*', argument: 'b.*.c', hosts: ['*.Example.com'] }] } },
      read: {
        ...usual,
        tool_gate: {
          allow: null,
          deny: [],
          check_arguments: true,
          rules: [{ tool: 'a*', argument: 'b.*.c', hosts: ['*.example.com'] }],
          on_blocked: 'block',
        },
      },
    },
    {
      what: 'an empty policy name for none',
      sent: { ...model, input_guardrails_policy: { policy_name: '' } },
      read: usual,
    },
    {
      what: 'one check, and the others off',
      sent: { ...model, output_guardrails_policy: { additional_config: { relevancy: true } } },
      read: {
        ...usual,
        output_guardrails_policy: {
          ...usual.output_guardrails_policy,
          additional_config: { hallucination: false, adherence: false, relevancy: true },
        },
      },
    },
    {
      what: 'checks among what stops an answer',
      sent: { ...model, output_guardrails_policy: { block: ['hallucination', 'toxicity'] } },
      read: {
        ...usual,
        output_guardrails_policy: { ...usual.output_guardrails_policy, block: ['hallucination', 'toxicity'] },
      },
    },
    {
      what: 'fallbacks with their versions',
      sent: { ...model, fallbacks: [{ model_saved_name: 'a' }, { model_saved_name: 'b', model_version: 'v2' }] },
      read: {
        ...usual,
        fallbacks: [
          { model_saved_name: 'a', model_version: 'v1' },
          { model_saved_name: 'b', model_version: 'v2' },
        ],
      },
    },
    {
      what: 'limits, and null for one that goes',
      sent: { ...model, limits: { max_concurrent: 1, idle_timeout_ms: null } },
      read: { ...usual, limits: { max_concurrent: 1, idle_timeout_ms: null } },
    },
  ]);

  const input = 'input_guardrails_policy';
  const output = 'output_guardrails_policy';
  refuses(DeploymentFields, [
    { what: 'no model', sent: {}, at: 'model_saved_name', says: /string/ },
    // A check needs an answer.
    {
      what: 'a check that stops a request',
      sent: { ...model, [input]: { block: ['relevancy'] } },
      at: `${input}.block.0`,
      says: /"pii"/,
    },
    {
      what: 'a rule of tools without a condition',
      sent: { ...model, tool_gate: { rules: [{ tool: 'a', argument: 'b', pattern: null }] } },
      at: 'tool_gate.rules.0',
      says: /name pattern/,
    },
    {
      what: 'a star within a name of a tool',
      sent: { ...model, tool_gate: { deny: ['a*b'] } },
      at: 'tool_gate.deny.0',
      says: /at the end/,
    },
    {
      what: 'an address in the place of a host',
      sent: { ...model, tool_gate: { rules: [{ tool: 'a', argument: 'b', hosts: ['https://a.test'] }] } },
      at: 'tool_gate.rules.0.hosts.0',
      says: /a host/,
    },
    {
      what: 'a price with more decimals than are counted',
      sent: { ...model, prices: { input: 0.0000001, output: 1 } },
      at: 'prices.input',
      says: /six decimals/,
    },
    {
      what: 'a rate of nothing',
      sent: { ...model, rates: [{ per: 'key' }] },
      at: 'rates.0',
      says: /requests_per_minute/,
    },
    {
      what: 'a form of a block that is none',
      sent: { ...model, on_block: { as: 'poem' } },
      at: 'on_block.as',
      says: /message/,
    },
    {
      what: 'an unknown detector',
      sent: { ...model, [output]: { block: ['x'] } },
      at: `${output}.block.0`,
      says: /"hallucination"/,
    },
    {
      what: 'a redaction of answers',
      sent: { ...model, [output]: { additional_config: { pii_redaction: true } } },
      at: `${output}.additional_config`,
      says: /pii_redaction/,
    },
    {
      what: 'a switch of text',
      sent: { ...model, [input]: { enabled: 'true' } },
      at: `${input}.enabled`,
      says: /boolean/,
    },
    {
      what: 'an unknown answer to faults',
      sent: { ...model, on_failure: 'ignore' },
      at: 'on_failure',
      says: /"closed"/,
    },
    { what: 'little to hold back', sent: { ...model, hold_back: 7 }, at: 'hold_back', says: /8/ },
    { what: 'much to hold back', sent: { ...model, hold_back: 10_001 }, at: 'hold_back', says: /10000/ },
    {
      what: 'a short time',
      sent: { ...model, limits: { first_byte_timeout_ms: 99 } },
      at: 'limits.first_byte_timeout_ms',
      says: /100/,
    },
    {
      what: 'no call at once',
      sent: { ...model, limits: { max_concurrent: 0 } },
      at: 'limits.max_concurrent',
      says: /1/,
    },
    { what: 'an unknown limit', sent: { ...model, limits: { tokens: 1 } }, at: 'limits', says: /tokens/ },
    { what: 'an unknown log', sent: { ...model, log: 'all' }, at: 'log', says: /"metadata"/ },
    { what: 'nine fallbacks', sent: { ...model, fallbacks: Array(9).fill(model) }, at: 'fallbacks', says: /8/ },
    { what: 'an id of its own', sent: { ...model, deployment_id: 1 }, at: '', says: /deployment_id/ },
  ]);
});

describe('a change of a deployment', () => {
  takes(modifyDeployment.body, [
    { what: 'nothing', sent: {} },
    {
      what: 'a part of a block, which fills nothing up',
      sent: { output_guardrails_policy: { additional_config: { relevancy: true } } },
    },
    { what: 'null for what stays', sent: { log: null, limits: null, fallbacks: null } },
  ]);
  refuses(modifyDeployment.body, [
    { what: 'a wrong value as a new deployment does', sent: { hold_back: 1 }, at: 'hold_back', says: /8/ },
    { what: 'an unknown field', sent: { model: 'x' }, at: '', says: /model/ },
  ]);
});

test('a new deployment has its name in the body or in the header', () => {
  expect(addDeployment.body.parse({ ...model, name: 'chat' }).name).toBe('chat');
  expect(addDeployment.headers.parse({ deployment: 'chat' })).toEqual({ deployment: 'chat' });
  expect(addDeployment.headers.parse({})).toEqual({});
});

describe('a look at the log of calls', () => {
  const id = `call_${'0a'.repeat(16)}`;
  takes(listCalls.query, [
    { what: 'nothing', sent: {}, read: { limit: 50 } },
    { what: 'a status', sent: { status: '429' }, read: { status: '429', limit: 50 } },
    { what: 'a class of them', sent: { status: '4xx' }, read: { status: '4xx', limit: 50 } },
    { what: 'a tag with spaces within', sent: { tag: 'web shop' }, read: { tag: 'web shop', limit: 50 } },
    { what: 'a page', sent: { cursor: id, limit: '100' }, read: { cursor: id, limit: 100 } },
  ]);
  refuses(listCalls.query, [
    { what: 'a status that there is not', sent: { status: '600' }, at: 'status', says: /such as 429/ },
    { what: 'half a class', sent: { status: '42x' }, at: 'status', says: /such as 4xx/ },
    { what: 'two tags', sent: { tag: 'a,b' }, at: 'tag', says: /no comma/ },
    { what: 'a tag of a space', sent: { tag: ' ' }, at: 'tag', says: /1–100 characters/ },
    { what: 'a long tag', sent: { tag: 't'.repeat(101) }, at: 'tag', says: /1–100 characters/ },
    { what: 'an unknown outcome', sent: { outcome: 'lost' }, at: 'outcome', says: /"answered"/ },
    { what: 'a day', sent: { to: '2026-11-29' }, at: 'to', says: /.+/ },
    { what: 'a long page', sent: { limit: '101' }, at: 'limit', says: /100/ },
    { what: 'a filter that there is not', sent: { model: 'x' }, at: '', says: /model/ },
  ]);
  refuses(getCall.params, [
    {
      what: 'an id in capital letters',
      sent: { call_id: id.toUpperCase() },
      at: 'call_id',
      says: /32 hexadecimal digits/,
    },
    { what: 'a short id', sent: { call_id: id.slice(0, -1) }, at: 'call_id', says: /32 hexadecimal digits/ },
  ]);
});
