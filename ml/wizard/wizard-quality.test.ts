import { describe, expect, test } from 'vitest';
import { measureTexts } from './measure-texts.ts';
import { measureWizard } from './measure-wizard.ts';
import { pastedTexts } from './pasted.ts';
import { policyDocuments } from './policy-documents.ts';

describe.each(policyDocuments)('$name ($format)', (document) => {
  test('at least 90 % of the listed rules are found, at most 10 % are spurious, every citation is right', async () => {
    const { listed, found, answered, spurious, wrongCitations } = await measureWizard(document);
    expect(wrongCitations).toEqual([]);
    expect(found / listed).toBeGreaterThanOrEqual(0.9);
    expect(spurious.length / answered).toBeLessThanOrEqual(0.1);
  });
});

test.each(['dev', 'test'] as const)('at least 85 %% of the rules of pasted policies are found (%s)', async (half) => {
  const { listed, found, answered, spurious } = await measureTexts(pastedTexts[half]);
  expect(found / listed).toBeGreaterThanOrEqual(0.85);
  expect(spurious.length / answered).toBeLessThanOrEqual(0.1);
});
