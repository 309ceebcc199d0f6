import { ToolGate } from '@redoubt/contract';
import { expect, test } from 'vitest';
import { readyGate } from './ready-gate.ts';
import { openToolGate } from './tool-gate.ts';

const called = (name: string, args: unknown) =>
  ({ kind: 'function', name, written: JSON.stringify(args), isTooLarge: false }) as const;
const declared = (parameters: unknown) => ({ type: 'function', function: { name: 'a', parameters } });
const open = (fields: object, tools: readonly unknown[]) =>
  openToolGate(readyGate(ToolGate.parse(fields)), { body: { tools }, restore: (text) => text });

test('the calls of an answer share the steps of their schemas', () => {
  const members = Object.fromEntries(Array.from({ length: 9_000 }, (_, at) => [`p${at}`, true]));
  const gate = open({}, [declared({ properties: members })]);
  const verdicts = gate.judge(Array.from({ length: 128 }, () => called('a', {})));
  expect([verdicts.at(0)?.reason, verdicts.at(-1)?.reason]).toEqual([undefined, 'schema_unreadable']);
});

test('a tool that is declared too often is refused', () => {
  const of = (times: number) =>
    open({}, Array(times).fill(declared({ type: 'object' }))).judge([called('a', {})])[0]?.reason;
  expect([of(8), of(9)]).toEqual([undefined, 'schema_unreadable']);
});

test('arguments that patterns would read for too long are too large', () => {
  const rules = Array.from({ length: 10 }, (_, at) => ({ tool: 'a', argument: 't', not_pattern: `x${at}` }));
  const call = called('a', { t: Array(19).fill('y'.repeat(50_000)) });
  expect(open({ rules }, [declared({})]).judge([call])[0]?.reason).toBe('too_large');
});
