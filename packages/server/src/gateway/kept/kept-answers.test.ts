import { describe, expect, test } from 'vitest';
import { KeptAnswers, MAX_KEPT_ANSWER } from './kept-answers.ts';

const answer = (bytes: number) => ({
  ...{ bytes: Buffer.alloc(bytes, 'a'), isStream: false, contentType: 'application/json', costNano: null },
});
const until = 1_000;
const half = MAX_KEPT_ANSWER / 2;

describe('answers that are kept', () => {
  test('are found until their time, and the newest of a key is', () => {
    const kept = new KeptAnswers();
    expect(kept.find('a', 0)).toBeUndefined();
    kept.keep('a', answer(10), { organisationId: 'o', until });
    kept.keep('a', answer(20), { organisationId: 'o', until });
    expect(kept.find('a', until - 1)?.bytes).toHaveLength(20);
    expect(kept.find('a', until)).toBeUndefined();
    expect(kept.find('a', 0)).toBeUndefined();
  });

  test('do not change with the buffer that they came in', () => {
    const kept = new KeptAnswers();
    const sent = answer(10);
    kept.keep('a', sent, { organisationId: 'o', until });
    sent.bytes.fill('b');
    expect(kept.find('a', 0)?.bytes.toString()).toBe('a'.repeat(10));
  });

  test('of one organisation are bounded, and its oldest go first', () => {
    const kept = new KeptAnswers();
    kept.keep('theirs', answer(half), { organisationId: 'other', until });
    for (let at = 0; at < 40; at += 1) kept.keep(`k${at}`, answer(half), { organisationId: 'o', until });
    const found = Array.from({ length: 40 }, (_, at) => kept.find(`k${at}`, 0) !== undefined);
    expect(found.filter(Boolean)).toHaveLength(31);
    expect(found.slice(0, 9)).toEqual(Array(9).fill(false));
    expect(kept.find('theirs', 0)).toBeDefined();
  });

  test('of all organisations are bounded together', () => {
    const kept = new KeptAnswers();
    const keys = Array.from({ length: 200 }, (_, at) => `k${at}`);
    for (const [at, key] of keys.entries()) kept.keep(key, answer(half), { organisationId: `o${at % 10}`, until });
    const found = keys.filter((key) => kept.find(key, 0));
    expect(found).toEqual(keys.slice(-127));
  });

  test('are not larger than may be kept', () => {
    const kept = new KeptAnswers();
    kept.keep('a', answer(MAX_KEPT_ANSWER + 1), { organisationId: 'o', until });
    expect(kept.find('a', 0)).toBeUndefined();
    kept.keep('b', answer(MAX_KEPT_ANSWER), { organisationId: 'o', until });
    expect(kept.find('b', 0)).toBeDefined();
  });
});
