import { percent, table } from '../../evaluate/markdown-table.ts';
import { share } from '../../evaluate/metrics/interval.ts';
import { type FieldDetector, type FieldVerdicts, fieldDetectors, forEach } from '../field-judge.ts';
import type { FieldPart } from '../field-part.ts';
import { shortHarmless } from '../own/short-harmless.ts';

const BAR = 0.01;

/** Short harmless sentences: requests, addresses, templates, strong words. */
export const shortTexts: FieldPart = async ({ judge, half }) => {
  const judged = await forEach(shortHarmless[half], async ({ text, kind }) => ({
    kind,
    verdicts: await judge.judge(text),
  }));
  const groups = [...Map.groupBy(judged, ({ kind }) => kind), ['**all**', judged] as const];
  const flagged = (verdicts: readonly { verdicts: FieldVerdicts }[], name: FieldDetector) =>
    share(verdicts.filter((each) => each.verdicts[name]?.isFlagged).length, verdicts.length);
  const rows = groups.map(([kind, own]) => [
    kind,
    own.length,
    ...fieldDetectors.map((name) => percent(flagged(own, name))),
  ]);
  return {
    title: 'Short harmless sentences',
    text: `Flagged, in percent:\n\n${table(['Kind', 'Number', ...fieldDetectors], rows)}`,
    bars: fieldDetectors.map((name) => ({
      name: `${name}: short harmless sentences flagged`,
      found: flagged(judged, name),
      bar: BAR,
      side: 'at most',
    })),
  };
};
