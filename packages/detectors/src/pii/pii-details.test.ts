import { expect, test } from 'vitest';
import type { PiiEntity } from './entities.ts';
import { defaultEntities, piiEntityIds } from './entities.ts';
import { piiDetails } from './pii-details.ts';
import { resolveEntities } from './resolve-entities.ts';

const findings: readonly { entity: PiiEntity; text: string }[] = [
  { entity: 'email', text: 'a@b.co' },
  { entity: 'phone', text: '+12133734253' },
  { entity: 'email', text: 'c@d.org' },
  { entity: 'email', text: 'a@b.co' },
  { entity: 'ip_address', text: '8.8.8.8' },
];
const emails = { '<EMAIL_ADDRESS_0>': 'a@b.co', '<EMAIL_ADDRESS_1>': 'c@d.org' };
const phones = { '<PHONE_NUMBER_0>': '+12133734253' };
const groups = { pii: { ...emails, ...phones }, secrets: {}, ip_address: { '<IP_ADDRESS_0>': '8.8.8.8' }, url: {} };

test.each([
  { rule: 'nothing asked answers in the four groups', names: undefined, details: groups },
  { rule: 'null counts as nothing asked', names: null, details: groups },
  { rule: 'groups asked answer in the four groups', names: ['pii', 'ip_address'], details: groups },
  {
    rule: 'fine names answer one sub-object each',
    names: ['email', 'phone', 'iban'],
    details: { email: emails, phone: phones, iban: {} },
  },
  {
    rule: 'an alias answers under the name that was asked',
    names: ['email_address'],
    details: { email_address: emails },
  },
  { rule: 'a fine name stands before its group', names: ['pii', 'phone'], details: { pii: emails, phone: phones } },
])('$rule', ({ names, details }) => {
  expect(piiDetails(findings, names)).toEqual(details);
});

test('no finding answers four empty groups', () => {
  expect(piiDetails([])).toEqual({ pii: {}, secrets: {}, ip_address: {}, url: {} });
});

const onlyByName: readonly PiiEntity[] = ['date', 'age', 'location', 'organization'];

test.each([
  { names: undefined, entities: [...defaultEntities] },
  { names: null, entities: [...defaultEntities] },
  { names: [], entities: [] },
  { names: ['email_address', 'Phone-Number', 'SSN'], entities: ['email', 'phone', 'us_ssn'] },
  { names: ['url', 'ip_address'], entities: ['url', 'ip_address'] },
  { names: ['date'], entities: ['date'] },
  {
    names: ['pii', 'secrets', 'ip_address', 'url'],
    entities: piiEntityIds.filter((entity) => !onlyByName.includes(entity)),
  },
])('$names name their entities', ({ names, entities }) => {
  const resolution = resolveEntities(names);
  const resolved = resolution.kind === 'resolved' ? [...resolution.entities] : resolution;
  expect(resolved).toEqual(expect.arrayContaining(entities));
  expect(resolved).toHaveLength(entities.length);
});

test.each([{ names: ['shoe_size', 'email'], unknown: ['shoe_size'] }])(
  '$names are refused, each for its reason',
  ({ names, unknown }) => {
    expect(resolveEntities(names)).toEqual({ kind: 'refused', unknown });
  },
);
