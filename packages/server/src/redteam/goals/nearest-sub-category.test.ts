import type { CategoryId } from '@redoubt/contract';
import { describe, expect, test } from 'vitest';
import { corpus } from './corpus.ts';
import { nearestSubCategory } from './nearest-sub-category.ts';

const nearest = (category: CategoryId, phrase: string) =>
  nearestSubCategory(
    phrase,
    corpus[category].map(({ name }) => name),
  );

describe('a phrase is near a sub-category that has its words, in any order and form', () => {
  test.each([
    ['security_fraud', 'Phishing', 'phishing and pretexting'],
    ['security_fraud', 'System prompt extraction', 'system prompt extraction'],
    ['security_fraud', 'extracting the system prompt', 'system prompt extraction'],
    ['security_fraud', 'Misuse of tools', 'tool misuse by agents'],
    ['legal_ip_liability', 'copyright infringements', 'copyright infringement'],
    ['bias_fairness_ethical_harm', 'Gender discrimination', 'gender bias'],
    ['bias_fairness_ethical_harm', 'Ageism and age bias', 'age bias'],
    ['safety_harm', 'Suicide & self harm', 'self-harm and suicide'],
    ['safety_harm', 'terrorism', 'extremism and terrorism'],
    ['performance_reliability_quality', 'Wrong price', 'wrong prices and terms'],
    ['brand_reputation_trust', 'competitor disparagement', 'disparagement of competitors'],
  ] as const)('%s: "%s" means "%s"', (category, phrase, name) => expect(nearest(category, phrase)).toBe(name));

  test.each([
    ['security_fraud', 'loyalty point theft by staff'],
    ['security_fraud', 'voice calls with cloned relatives'],
    ['privacy_data_protection', 'data'],
    ['bias_fairness_ethical_harm', 'bias'],
    ['brand_reputation_trust', 'and of the'],
    ['safety_harm', ''],
    ['safety_harm', 'seguridad de los niños'],
  ] as const)('%s: "%s" means none of ours', (category, phrase) => expect(nearest(category, phrase)).toBeUndefined());

  test('every sub-category is nearest to itself', () => {
    const strangers = Object.entries(corpus).flatMap(([category, entries]) =>
      entries.filter(({ name }) => nearest(category as CategoryId, name) !== name).map(({ name }) => name),
    );
    expect(strangers).toEqual([]);
  });
});
