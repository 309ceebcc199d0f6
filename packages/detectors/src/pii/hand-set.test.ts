import { expect, test } from 'vitest';
import { benignTexts } from '../testing/pii/benign-numbers.ts';
import { numberSentences } from '../testing/pii/numbers.ts';
import { valueSentences } from '../testing/pii/other-values.ts';
import { type PiiEntity, piiEntityIds, plannedEntities } from './entities.ts';
import { findPii } from './find-pii.ts';
import { nameEntities } from './names.ts';

/** Names have a tagger and tests of their own. */
const everything = new Set<PiiEntity>(piiEntityIds.filter((entity) => !nameEntities.includes(entity)));
const sentences = [...Object.entries(numberSentences), ...Object.entries(valueSentences)].flatMap(([entity, texts]) =>
  texts.map((text) => ({ entity, text })),
);

test.each(sentences)('$entity is found in "$text", whole and alone', ({ entity, text }) => {
  const start = text.indexOf('[[');
  const value = text.slice(start + 2, text.indexOf(']]'));
  const findings = findPii(text.replace('[[', '').replace(']]', ''), everything);
  expect(findings.map((finding) => ({ entity: finding.entity, start: finding.start, text: finding.text }))).toEqual([
    { entity, start, text: value },
  ]);
});

test('there are sentences for every entity that is no secret, and 300 or more in all', () => {
  const known = new Set(sentences.map(({ entity }) => entity));
  const withoutSentence = [...everything].filter((entity) => !known.has(entity) && !plannedEntities.has(entity));
  expect(sentences.length).toBeGreaterThanOrEqual(300);
  expect(
    withoutSentence.filter((entity) => !/_(?:key|token|secret|webhook|password)$|^jwt$|^date$/.test(entity)),
  ).toEqual([]);
});

test("of 1,000 texts full of numbers that are nobody's, at most 3 % have a finding", () => {
  const flagged = benignTexts(1_000).filter((text) => findPii(text).length > 0);
  expect(flagged.length).toBeLessThanOrEqual(30);
});
