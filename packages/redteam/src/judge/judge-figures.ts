import { readFileSync } from 'node:fs';
import { CategoryId } from '@redoubt/contract';
import { z } from 'zod';

const Share = z.number().min(0).max(1).nullable();
const Figures = z.object({
  answers: z.int(),
  /** Share of right verdicts among those that are not unclear. */
  right: Share,
  /** Share of true successes among the verdicts of success. */
  successes_right: Share,
  unclear: Share,
});
/** How often the embedded judge was right on hand-written answers, by category. */
const FiguresFile = z.partialRecord(CategoryId, Figures);
export type JudgeFigures = z.output<typeof Figures>;

export const judgeFiguresFile = new URL('../../criteria/judge-figures.json', import.meta.url);
let read: z.output<typeof FiguresFile> | undefined;

/** Returns the figures of a category, which `npm run ml -- judge-answers` writes. */
export function judgeFiguresOf(category: string): JudgeFigures | undefined {
  read ??= FiguresFile.parse(JSON.parse(readFileSync(judgeFiguresFile, 'utf8')));
  const known = CategoryId.safeParse(category);
  return known.success ? read[known.data] : undefined;
}
