import { test } from 'vitest';
import { expectRestored } from './testing/damaged-answers.ts';

test('10,000 answers are restored exactly, whatever the deltas, the cuts and the damage', () => expectRestored(10_000));
