import { bestRun, hateIn, type RawVerdict, rawVerdict } from '../../packages/detectors/src/verdict/judge-answer.ts';
import type { RunScores } from '../../packages/detectors/src/verdict/read-answer.ts';
import type { VerdictBlend, VerdictModel } from '../../packages/detectors/src/verdict/verdict-file.ts';
import type { JudgeRow } from './judge-rows.ts';

/** What heads see in a row. */
export interface SeenRow {
  readonly row: JudgeRow;
  readonly best: RunScores | undefined;
  readonly hate: number | undefined;
}

const unblended: VerdictBlend = {
  hate: { weight: 0, from: 0 },
  success: { slope: 1, offset: 0 },
  refused: { slope: 1, offset: 0 },
};

/** The rows as the service would see them with these heads. */
export function seeRows(rows: readonly JudgeRow[], heads: VerdictModel['heads']): SeenRow[] {
  const model = { heads, blend: unblended };
  return rows.map((row) => ({ row, best: bestRun(row, model), hate: hateIn(row) }));
}

const SILENT: RawVerdict = { success: -20, refused: 20 };

/** Log-odds of a row by a blend, before they are scaled. */
export function rawOf({ best, hate }: SeenRow, heads: VerdictModel['heads'], blend: VerdictBlend): RawVerdict {
  return best ? rawVerdict(best, hate, { heads, blend }) : SILENT;
}
