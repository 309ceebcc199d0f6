import { createHash } from 'node:crypto';
import { CategoryId } from '@redoubt/contract';
import { type RowIn, readIn } from '../read-data/read-data.ts';

/** A hand-written answer to one of our goals (ml/data/judge/answers). */
export interface WrittenAnswer extends Readonly<RowIn<'judge/answers'>> {
  readonly category: CategoryId;
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

/** Reads the hand-written answers. */
export function readAnswers({ half, category, language }: AnswerFilter): WrittenAnswer[] {
  const rows = CategoryId.options
    .toSorted()
    .flatMap((own) => readIn('judge/answers', own).map((row): WrittenAnswer => ({ category: own, ...row })));
  return rows.filter(
    (row) =>
      (half === undefined || half === halfOf(row.goal)) &&
      (category === undefined || category === row.category) &&
      (language === undefined || language === row.language),
  );
}

const halfOf = (goal: string): Half =>
  createHash('sha256').update(goal).digest().readUInt8(0) % 2 === 0 ? 'look' : 'test';
