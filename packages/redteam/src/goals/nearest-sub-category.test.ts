import type { CategoryId } from '@redoubt/contract';
import { describe, expect, test } from 'vitest';
import { corpus } from './corpus.ts';
import { nearestSubCategory } from './nearest-sub-category.ts';

const nearest = (category: CategoryId, phrase: string) => nearestSubCategory(phrase, corpus[category])?.name;

describe('a phrase is near a sub-category that is called so, in any order and form of the words', () => {
  test.each([
    ['security_fraud', 'Phishing', 'phishing and pretexting'],
    ['security_fraud', 'System prompt extraction', 'system prompt extraction'],
    ['security_fraud', 'extracting the system prompt', 'system prompt extraction'],
    ['security_fraud', 'Misuse of tools', 'tool misuse by agents'],
    ['legal_ip_liability', 'copyright infringements', 'copyright infringement'],
    ['bias_fairness_ethical_harm', 'Age discrimination', 'age bias'],
    ['safety_harm', 'CBRN', 'chemical, biological and nuclear threats'],
    ['security_fraud', 'Tool abuse', 'tool misuse by agents'],
    ['performance_reliability_quality', 'Hallucinated facts', 'invented facts'],
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

  test('every sub-category is what its own names lead to', () => {
    const strangers = Object.entries(corpus).flatMap(([category, entries]) =>
      entries.flatMap(({ name, also }) =>
        [name, ...also].filter((calling) => nearest(category as CategoryId, calling) !== name),
      ),
    );
    expect(strangers).toEqual([]);
  });
});
