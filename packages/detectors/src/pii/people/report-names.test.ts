import { expect, test } from 'vitest';
import { findPii } from '../find-pii.ts';
import { resolveEntities } from '../resolve-entities.ts';

const text = 'My name is Anna Meyer, I work at Siemens in Munich, write to anna.meyer@example.org.';

/** What a caller who asks for these names gets. */
function asked(names?: readonly string[]): (readonly [string, string])[] {
  const resolution = resolveEntities(names);
  if (resolution.kind === 'refused') throw new Error('The names are refused');
  return findPii(text, resolution.entities).map(({ entity, text: value }) => [entity, value]);
}

const mailbox = ['email', 'anna.meyer@example.org'] as const;
const person = ['person', 'Anna Meyer'] as const;
const place = ['location', 'Munich'] as const;
const company = ['organization', 'Siemens'] as const;

test.each([
  { rule: 'without a wish, people are found', names: undefined, found: [person, mailbox] },
  { rule: 'people belong to their group', names: ['pii'], found: [person, mailbox] },
  { rule: 'other groups have no names', names: ['secrets', 'url'], found: [] },
  { rule: 'places are found by name', names: ['location'], found: [place] },
  { rule: 'companies are found by name', names: ['organisation'], found: [company] },
  { rule: 'aliases mean the same', names: ['Person Name', 'city', 'company'], found: [person, company, place] },
  { rule: 'a person in a mailbox is none', names: ['email', 'person'], found: [person, mailbox] },
])('$rule', ({ names, found }) => expect(asked(names)).toEqual(found));
