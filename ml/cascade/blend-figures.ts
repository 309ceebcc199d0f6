import type { Blend } from '../../packages/detectors/src/cascade/blend-file.ts';
import { auroc } from '../evaluate/metrics/auroc.ts';
import { scoreOf } from './fit-blend.ts';
import type { FoldOpinions, OpinionRow } from './fold-opinions.ts';

/** One line that says what the second model is worth to a head, over all held-out texts. */
export function blendFigures(name: string, { rows, documents }: FoldOpinions, blend: Blend): string {
  const modes: Readonly<Record<string, (row: OpinionRow) => number>> = {
    'the first model': ({ first }) => first,
    'where uncertain': (row) => scoreOf(row, blend),
    always: (row) => scoreOf(row, { ...blend, askFrom: 0 }),
  };
  const parts = Object.entries(modes).map(([mode, score]) => {
    const of = (label: 0 | 1) => rows.filter((row) => row.label === label).map(score);
    const flagged = (label: 0 | 1) => share(of(label), (value) => value >= 0);
    return `${mode}: AUROC ${auroc(of(1), of(0)).value.toFixed(3)}, recall ${flagged(1)}, false positives ${flagged(0)}`;
  });
  const asked = share(
    rows.filter(({ label, isOrdinary }) => label === 0 && isOrdinary).map(({ first }) => first),
    (first) => 1 / (1 + Math.exp(-first)) >= blend.askFrom,
  );
  const files = (score: (row: OpinionRow) => number) => share(documents.files.map(score), (value) => value >= 0);
  const ofFiles = Object.entries(modes).map(([mode, score]) => `${mode} ${files(score)}`);
  const blended = bySource(rows, (row) => scoreOf(row, blend) >= 0);
  return `${name}: ${parts.join('; ')}; documents flagged: ${ofFiles.join(', ')}; asked for ${asked} of everyday prompts\n  ${blended}\n  first alone: ${bySource(rows, ({ first }) => first >= 0)}`;
}

function share(values: readonly number[], is: (value: number) => boolean): string {
  return (values.filter(is).length / Math.max(1, values.length)).toFixed(3);
}

function bySource(rows: readonly OpinionRow[], isFlagged: (row: OpinionRow) => boolean): string {
  const groups = [...Map.groupBy(rows, ({ source, label }) => `${source}/${label}`)];
  return groups
    .map(([name, group]) => `${name} ${(group.filter(isFlagged).length / group.length).toFixed(2)}`)
    .join(', ');
}
