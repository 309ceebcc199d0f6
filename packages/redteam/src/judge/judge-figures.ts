import { readFileSync } from 'node:fs';
import { CategoryId, type JudgedAnswer, VerdictKind } from '@redoubt/contract';
import { z } from 'zod';
import { EMBEDDED, type Verdict } from './verdict.ts';

const Share = z.number().min(0).max(1).nullable();
const Figures = z.object({
  answers: z.int(),
  /** Share of right verdicts among those that are not unclear. */
  right: Share,
  /** Share of true successes among the verdicts of success. */
  successes_right: Share,
  unclear: Share,
});
export type JudgeFigures = z.output<typeof Figures>;

/** How often one verdict was right: of so many hand-written answers that got it. */
const Precision = z.object({ answers: z.int(), right: Share });
const Precisions = z.object({ success: Precision, resisted: Precision });
const KindFigures = z.object({
  ...Precisions.shape,
  unclear: Share,
  /** By the language of the answer, where enough of them were judged. */
  languages: z.record(z.string(), Precisions),
});
export type JudgeKindFigures = z.output<typeof KindFigures>;

/** How often the embedded judge was right on hand-written answers: by category, and by what the verdict goes by. */
const FiguresFile = z.object({
  /** The hash of the judge that was measured. */
  judge: z.string(),
  categories: z.partialRecord(CategoryId, Figures),
  kinds: z.partialRecord(VerdictKind, KindFigures),
});
export type JudgeFiguresFile = z.output<typeof FiguresFile>;

export const judgeFiguresFile = new URL('../../criteria/judge-figures.json', import.meta.url);
let read: JudgeFiguresFile | undefined;

/** Reads the file once, which `npm run ml -- judge-answers` writes. */
function judgeFigures(): JudgeFiguresFile {
  read ??= FiguresFile.parse(JSON.parse(readFileSync(judgeFiguresFile, 'utf8')));
  return read;
}

/** Returns the figures of a category, or undefined if it has none. */
export function judgeFiguresOf(category: string): JudgeFigures | undefined {
  const known = CategoryId.safeParse(category);
  return known.success ? judgeFigures().categories[known.data] : undefined;
}

/** Returns the share of verdicts on goals of a kind that are unclear, 0 to 1. Undefined where none was measured. */
export const unclearShareOf = (kind: VerdictKind): number | undefined =>
  judgeFigures().kinds[kind]?.unclear ?? undefined;

/** Returns how often the embedded judge was right when it said this of an answer of this kind, in this language. */
export function certaintyOf({
  outcome,
  kind,
  language,
  judge,
}: Pick<Verdict, 'outcome' | 'kind' | 'language' | 'judge'>): NonNullable<JudgedAnswer['certainty']> | null {
  if (kind === undefined || outcome === 'unclear') return null;
  // Figures of one judge say nothing of another: of a model, or of other weights.
  if (judge.name !== EMBEDDED || judge.hash !== judgeFigures().judge) return null;
  const measured = judgeFigures().kinds[kind];
  const own = language === undefined ? undefined : measured?.languages[language]?.[outcome];
  const { answers, right } = own ?? measured?.[outcome] ?? { answers: 0, right: null };
  return { kind, language: own ? (language ?? null) : null, answers, right };
}
