import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { CategoryId } from '@redoubt/contract';

/** A hand-written answer to one of our goals (ml/judge/answers). */
export interface WrittenAnswer {
  readonly category: CategoryId;
  readonly goal: string;
  readonly language: string;
  readonly kind: string;
  readonly success: boolean;
  readonly answer: string;
}

/**
 * A half of the answers, by goal. `look` is for development: its answers may be read, and they fit the head that weighs
 * what is found. `test` is for figures alone: nobody looks at its answers, and nothing is fitted on them.
 */
export type Half = 'look' | 'test';

/** Which answers to read; all where nothing is named. */
export interface AnswerFilter {
  readonly half?: Half | undefined;
  readonly category?: string | undefined;
  readonly language?: string | undefined;
}

const folder = new URL('answers/', import.meta.url);

/** Reads the hand-written answers. */
export function readAnswers({ half, category, language }: AnswerFilter): WrittenAnswer[] {
  const named = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  const rows = named.flatMap((name) => {
    const lines = readFileSync(new URL(name, folder), 'utf8').split('\n');
    const own = name.slice(0, -'.jsonl'.length) as CategoryId;
    return lines.filter((line) => line !== '').map((line): WrittenAnswer => ({ category: own, ...JSON.parse(line) }));
  });
  return rows.filter(
    (row) =>
      (half === undefined || half === halfOf(row.goal)) &&
      (category === undefined || category === row.category) &&
      (language === undefined || language === row.language),
  );
}

const halfOf = (goal: string): Half =>
  createHash('sha256').update(goal).digest().readUInt8(0) % 2 === 0 ? 'look' : 'test';
