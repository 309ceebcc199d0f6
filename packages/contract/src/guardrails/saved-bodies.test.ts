import { describe, expect, test } from 'vitest';
import * as conduct from '../code-of-conduct/policies.ts';
import { refuses, takes } from '../testing/check-bodies.ts';
import { pii } from './pii.ts';
import { titleOf } from './policy-rule.ts';
import { addProtectedText, modifyProtectedText } from './protected-texts.ts';
import { SavedDetectors } from './saved-detectors.ts';
import { addPolicy } from './saved-policies.ts';

describe('the detectors of a policy', () => {
  const toxicity = (changes: object) => ({ toxicity: { enabled: true, ...changes } });
  takes(SavedDetectors, [
    { what: 'a threshold', sent: toxicity({ threshold: 0.7 }) },
    { what: 'the least and the most', sent: { ...toxicity({ threshold: 0 }), bias: { enabled: true, threshold: 1 } } },
    { what: 'a backend', sent: toxicity({ backend: 'embedded' }) },
    // What is switched off is kept as it was written.
    { what: 'what is off', sent: { pii: { enabled: false, entities: 7 } } },
  ]);
  refuses(SavedDetectors, [
    { what: 'a threshold above one', sent: toxicity({ threshold: 1.01 }), at: 'toxicity.threshold', says: /1/ },
    { what: 'a negative one', sent: toxicity({ threshold: -0.1 }), at: 'toxicity.threshold', says: /0/ },
    {
      what: 'a threshold without a score',
      sent: { pii: { enabled: true, threshold: 0.5 } },
      at: 'pii',
      says: /threshold/,
    },
    { what: 'no backend', sent: toxicity({ backend: '' }), at: 'toxicity.backend', says: /1/ },
    { what: 'an unknown detector', sent: { magic: { enabled: true } }, at: '', says: /No detector has this id/ },
  ]);
  refuses(addPolicy.body, [
    { what: 'a policy without detectors', sent: { name: 'support' }, at: 'detectors', says: /.+/ },
    {
      what: 'a threshold above one in a policy',
      sent: { name: 'a', detectors: toxicity({ threshold: 2 }) },
      at: 'detectors.toxicity.threshold',
      says: /1/,
    },
  ]);
});

describe('a code of conduct', () => {
  const lines = { name: 'support', policy_rules: 'Be fair.', policy_text: 'Text' };
  const rule = { text: 'Do not discuss discounts.' };
  const read = { ...rule, id: 'rule_1', title: 'Do not discuss discounts', severity: 'medium' };
  const file = new File(['%PDF'], 'a.pdf');

  takes(conduct.addPolicy.body, [
    { what: 'lines with their text', sent: lines },
    { what: 'rules without a text', sent: { policy_rules: [rule] }, read: { policy_rules: [read] } },
    { what: 'a rule with all its own', sent: { policy_rules: [{ ...read, id: 'a', title: 'T', allowed: ['b'] }] } },
    { what: 'a count of digits', sent: { ...lines, total_rules: '1' }, read: { ...lines, total_rules: 1 } },
  ]);
  takes(conduct.addPolicy.form, [
    { what: 'a PDF in place of the text', sent: { policy_rules: 'Be fair.', policy_file: file } },
    {
      what: 'rules as JSON in a field',
      sent: { policy_rules: JSON.stringify([rule]) },
      read: { policy_rules: [read] },
    },
    { what: 'lines that begin like JSON', sent: { policy_rules: '[ {one} rule', policy_text: 'x' } },
  ]);
  refuses(conduct.addPolicy.body, [
    {
      what: 'lines without a text',
      sent: { policy_rules: 'Be fair.' },
      at: 'policy_text',
      says: /`policy_file` in its place/,
    },
    { what: 'a text and a file', sent: { ...lines, policy_file: file }, at: 'policy_file', says: /not both/ },
    { what: 'no rule', sent: { policy_rules: [] }, at: 'policy_rules', says: /.+/ },
    { what: 'empty lines', sent: { ...lines, policy_rules: '' }, at: 'policy_rules', says: /.+/ },
    { what: 'a count of words', sent: { ...lines, total_rules: 'three' }, at: 'total_rules', says: /.+/ },
    { what: 'a negative count', sent: { ...lines, total_rules: -1 }, at: 'total_rules', says: /.+/ },
    { what: 'a name that ends with a space', sent: { ...lines, name: 'a ' }, at: 'name', says: /space/ },
  ]);

  test.each([
    { text: 'Be fair.', title: 'Be fair' },
    { text: ' Name  no\ncompetitor; ', title: 'Name no competitor' },
    {
      text: 'one two three four five six seven eight nine ten eleven.',
      title: 'one two three four five six seven eight nine ten eleven',
    },
    {
      text: 'one two three four five six seven eight nine ten eleven twelve.',
      title: 'one two three four five six seven eight nine ten eleven …',
    },
  ])('calls the rule "$text" "$title"', ({ text, title }) => expect(titleOf(text)).toBe(title));

  test('refuses two rules of one id, those that it numbered included', () => {
    const { error } = conduct.addPolicy.body.safeParse({ policy_rules: [rule, { ...rule, id: 'rule_1' }] });
    expect(JSON.stringify(error?.issues)).toContain('Two rules have the id');
  });
});

describe('personal data to replace', () => {
  const key = '0a'.repeat(16);
  const request = { text: 'x', mode: 'request' };
  takes(pii.body, [
    { what: 'no key', sent: request, read: { ...request, key: undefined } },
    { what: 'the word null for none', sent: { ...request, key: 'null' }, read: { ...request, key: undefined } },
    { what: 'an empty key for none', sent: { ...request, key: '' }, read: { ...request, key: undefined } },
    { what: 'a key that goes on', sent: { ...request, key } },
    { what: 'a restoration', sent: { text: 'x', mode: 'response', key } },
  ]);
  refuses(pii.body, [
    {
      what: 'a restoration without a key',
      sent: { text: 'x', mode: 'response' },
      at: 'key',
      says: /Field required with the mode/,
    },
    {
      what: 'a restoration of none',
      sent: { text: 'x', mode: 'response', key: 'null' },
      at: 'key',
      says: /Field required/,
    },
    {
      what: 'a key of another form',
      sent: { ...request, key: key.toUpperCase() },
      at: 'key',
      says: /32 hexadecimal digits/,
    },
    { what: 'an unknown mode', sent: { text: 'x', mode: 'redact' }, at: 'mode', says: /"request"/ },
    { what: 'no text', sent: { mode: 'request' }, at: 'text', says: /string/ },
    {
      what: 'too many entities',
      sent: { ...request, entities: Array(201).fill('email') },
      at: 'entities',
      says: /200/,
    },
  ]);
});

describe('a protected text', () => {
  const text = { kind: 'system_prompt', text: 'You are Ada.' };
  takes(addProtectedText.body, [
    { what: 'a text whose name is in the header', sent: text },
    { what: 'the longest text', sent: { ...text, kind: 'copyright_ip', text: 'x'.repeat(200_000) } },
  ]);
  refuses(addProtectedText.body, [
    {
      what: 'a text that is too long',
      sent: { ...text, text: 'x'.repeat(200_001) },
      at: 'text',
      says: /add it in parts/,
    },
    { what: 'a text of spaces', sent: { ...text, text: ' \n' }, at: 'text', says: /has words/ },
    { what: 'an unknown kind', sent: { ...text, kind: 'secret' }, at: 'kind', says: /"copyright_ip"/ },
  ]);
  // A change of the kind would be another text.
  refuses(modifyProtectedText.body, [{ what: 'another kind', sent: text, at: '', says: /kind/ }]);
});
