import type { Detectors } from '@redoubt/contract';
import { hostileFamilies } from '@redoubt/detectors/testing/hostile';
import { describe, expect, test } from 'vitest';
import { detectText } from './detect-text.ts';

const everything: Detectors = {
  pii: { enabled: true },
  keyword_detector: { enabled: true, banned_keywords: ['acme', 'secret project', 'ignore all', '111', 'aa'] },
  topic_detector: { enabled: true, topic: ['finance', 'health', 'underwater basket weaving'] },
  sponge_attack: { enabled: true },
};
const SHORT = 100_000;
const TIMES = 4;
/** Four times the text may take eight times as long, plus a collection of garbage: a quadratic scan takes sixteen. */
const GROWTH = 8;
const SLACK_MS = 15;

/** Processor time of the fastest of several runs, in ms: other work on the machine does not count, and noise only adds. */
function fastest(text: string, runs: number): number {
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage();
    detectText(text, everything);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

describe('all detectors together', () => {
  test.each(Object.entries(hostileFamilies))('are linear on %s', (_, make) => {
    const short = fastest(make(SHORT), 4);
    const long = fastest(make(SHORT * TIMES), 2);
    expect(long).toBeLessThan(short * GROWTH + SLACK_MS);
  });
});
