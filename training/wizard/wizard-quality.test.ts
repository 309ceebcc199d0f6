import { describe, expect, test } from 'vitest';
import { measureWizard } from './measure-wizard.ts';
import { policyDocuments } from './policy-documents.ts';

describe.each(policyDocuments)('$name ($format)', (document) => {
  test('at least 90 % of the listed rules are found, at most 10 % are spurious, every citation is right', async () => {
    const { listed, found, answered, spurious, wrongCitations } = await measureWizard(document);
    expect(wrongCitations).toEqual([]);
    expect(found / listed).toBeGreaterThanOrEqual(0.9);
    expect(spurious.length / answered).toBeLessThanOrEqual(0.1);
  });
});
