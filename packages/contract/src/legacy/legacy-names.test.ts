import { describe, expect, test } from 'vitest';
import { CategoryId } from '../categories.ts';
import { AttackId, type AttackName } from '../redteam/attacks.ts';
import { keywordOf, type LegacyKeyword, legacyAttack, legacyAttacks } from './legacy-attacks.ts';
import { legacyAttackKeyword, testOfRecord } from './legacy-names.ts';
import { type LegacyTestId, legacyTest, legacyTests, testOfCategory } from './legacy-tests.ts';

describe('attacks by their older names', () => {
  test.each<{ attack: AttackName; variant?: Record<string, unknown>; keyword: LegacyKeyword }>([
    { attack: 'basic', keyword: 'basic' },
    { attack: 'encoding', keyword: 'encoding' },
    { attack: 'encoding', variant: { type: 'base64', iterations: 2 }, keyword: 'base64_encoding' },
    { attack: 'encoding', variant: { type: 'rot13' }, keyword: 'rot13' },
    { attack: 'encoding', variant: { type: 'klingon' }, keyword: 'encoding' },
    { attack: 'lang', variant: { language: 'japanese' }, keyword: 'lang_ja' },
    { attack: 'lang', variant: { language: 'Zulu' }, keyword: 'lang_zu' },
    { attack: 'lang', keyword: 'lang' },
    { attack: 'obfuscation', variant: { type: 'base64' }, keyword: 'obfuscation' },
    { attack: 'deepinception', keyword: 'deep_inception' },
    { attack: 'single_shot', keyword: 'deep_inception' },
    { attack: 'tap', variant: { max_depth: 3 }, keyword: 'iterative' },
    { attack: 'goat', keyword: 'multi_turn' },
    { attack: 'audio_goat', keyword: 'multi_turn' },
    { attack: 'word_masking', keyword: 'masking' },
    { attack: 'waveform', keyword: 'waveform' },
    { attack: 'eai_attack', keyword: 'graph' },
    { attack: 'camo', keyword: 'camo' },
  ])('$attack $variant is $keyword', ({ attack, variant, keyword }) =>
    expect(legacyAttackKeyword(attack, variant)).toBe(keyword),
  );

  test.each(AttackId.options)('the older name of %s leads back to it', (attack) => {
    const row = legacyAttack(legacyAttackKeyword(attack));
    expect([row]).toEqual([expect.objectContaining(attack === 'audio_goat' ? { audioAttack: attack } : { attack })]);
  });

  test.each(Object.keys(legacyAttacks) as LegacyKeyword[])('%s means itself', (keyword) =>
    expect(keywordOf(keyword)).toBe(keyword),
  );

  test.each(['', '_encoding', 'constructor', '__proto__', 'toString', 'figstep_encoding', 'basic_encoding'])(
    '"%s" means nothing',
    (word) => expect(keywordOf(word)).toBeUndefined(),
  );
});

describe('the test that a record belongs to', () => {
  const cbrn = {
    test: 'cbrn_test',
    category: 'safety_harm',
    subCategories: ['chemical, biological and nuclear threats'],
  };
  const toxic = { test: 'toxicity_test', category: 'safety_harm', subCategories: ['hate and harassment'] };
  const bias = { test: 'bias_test', category: 'bias_fairness_ethical_harm' };
  const people = {
    test: 'human_factors_and_societal_impact_test',
    category: bias.category,
    subCategories: ['unfair hiring and promotion'],
  };
  const safety = 'safety_harm';
  const fairness = 'bias_fairness_ethical_harm';
  test.each<{ what: string; tests: object[]; category: CategoryId; subCategory: string; belongs: string }>([
    {
      what: 'the one that names its sub-category',
      tests: [cbrn, toxic],
      category: safety,
      subCategory: 'hate and harassment',
      belongs: 'toxicity_test',
    },
    {
      what: 'the one that names it, before the whole',
      tests: [bias, people],
      category: fairness,
      subCategory: 'unfair hiring and promotion',
      belongs: people.test,
    },
    {
      what: 'the one that has the rest',
      tests: [people, bias],
      category: fairness,
      subCategory: 'age bias',
      belongs: 'bias_test',
    },
    {
      what: 'the first of the category',
      tests: [bias, cbrn, toxic],
      category: safety,
      subCategory: 'illegal drugs',
      belongs: 'cbrn_test',
    },
    {
      what: 'where none was named: the one that is about it',
      tests: [],
      category: safety,
      subCategory: 'protection of minors',
      belongs: 'csem_test',
    },
    {
      what: "where none was named: the category's own",
      tests: [bias],
      category: safety,
      subCategory: 'a phrase',
      belongs: 'harmful_test',
    },
  ])('$what', ({ tests, category, subCategory, belongs }) =>
    expect(testOfRecord(tests as (typeof bias)[], { category, subCategory })).toBe(belongs),
  );

  test.each(CategoryId.options)('the test that %s is told as runs in it', (category) =>
    expect(legacyTest(testOfCategory[category]).category).toBe(category),
  );

  test.each(Object.keys(legacyTests) as LegacyTestId[])('%s alone has every record of its category', (id) => {
    const { category, subCategories } = legacyTest(id);
    const kept = [{ test: id, category, ...(subCategories && { subCategories }) }];
    for (const subCategory of [...(subCategories ?? []), 'another'])
      expect(testOfRecord(kept, { category, subCategory })).toBe(id);
  });
});
