import type { ProbeRecord, Turn } from '@redoubt/store';
import { expect, test } from 'vitest';
import { wireRecord } from './wire-record.ts';

/** A probe that was attempted; what it was judged does not matter here. */
const record = {
  ordinal: 0,
  id: 'p',
  category: 'security_fraud',
  subCategory: 'phishing',
  attack: 'tap',
  place: 0,
  variant: {},
  goalId: 'g',
  goal: 'Promise it.',
  goalSource: 'corpus@1',
  isControl: false,
  state: 'judged',
} as unknown as ProbeRecord;

/** The answers arrive in the order of the list. */
const turnsOf = (steps: readonly string[]): Turn[] =>
  steps.map((step, at) => ({
    ordinal: 0,
    step: `ask ${step}`,
    kind: 'ask',
    request: JSON.stringify([{ role: 'user', content: step }]),
    answer: JSON.stringify({ text: '', toolCalls: [] }),
    at: new Date(at),
  }));

test.each([
  { what: 'leaves of a tree', arrived: ['1.2', '1.10', '1.1', '2.1'], told: ['1.1', '1.2', '1.10', '2.1'] },
  { what: 'turns of a conversation', arrived: ['1', '2', '10'], told: ['1', '2', '10'] },
  { what: 'attempts on tools', arrived: ['tools.1', '1.1.1', '1.2.1'], told: ['tools.1', '1.1.1', '1.2.1'] },
])('the turns of a record come in the order of the attack: $what', ({ arrived, told }) => {
  const { turns } = wireRecord('run', record, turnsOf(arrived));
  expect(turns.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual(told);
});

test.each([
  { steps: ['turn 1'], generator: 'model' },
  { steps: ['adapt'], generator: 'template' },
  { steps: [], generator: 'template' },
])('a record tells who wrote its prompts: $steps is $generator', ({ steps, generator }) => {
  const [asked] = turnsOf(['1']) as [Turn];
  const written = steps.map((step): Turn => ({ ...asked, kind: 'attacker', step: `attacker ${step}` }));
  expect(wireRecord('run', record, [...written, asked]).generator).toBe(generator);
});
