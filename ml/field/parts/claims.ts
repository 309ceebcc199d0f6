import { percent, table } from '../../evaluate/markdown-table.ts';
import { type Estimate, share } from '../../evaluate/metrics/interval.ts';
import { sample } from '../../evaluate/sample.ts';
import { forEach } from '../field-judge.ts';
import type { FieldBar, FieldMaterials, FieldPart } from '../field-part.ts';
import { readHalves } from '../own/halves.ts';
import { readField } from '../read-field.ts';

/** Contexts with an answer that follows and one that does not; both differ in one detail. Written for measuring only; no trainer may read them. */
const detailPairs = readHalves('field/detail-pairs');

/** The service's thresholds: from here on a fact is supported, an answer no hallucination. */
const SUPPORTED_FROM = 0.5;

interface JudgedPair {
  readonly kind: string;
  /** Of the two answers: how many adherence and hallucination judge rightly. */
  readonly adherence: number;
  readonly hallucination: number;
}

/** Claims that differ from what the context says in one detail. */
export const claims: FieldPart = async (materials) => {
  const pairs = await judgePairs(materials);
  const kinds = [...Map.groupBy(pairs, ({ kind }) => kind), ['**all**', pairs] as const];
  const rows = kinds.map(([kind, own]) => [
    kind,
    own.length,
    percent(rightOf(own, 'adherence')),
    percent(rightOf(own, 'hallucination')),
  ]);
  return {
    title: 'Claims',
    text: `Pairs of answers that differ in one detail; answers judged rightly, in percent:\n\n${table(
      ['Kind', 'Pairs', 'adherence', 'hallucination'],
      rows,
    )}${await publicClaims(materials)}`,
    bars: barsOf(pairs),
  };
};

async function judgePairs({ judge, half }: FieldMaterials): Promise<JudgedPair[]> {
  return forEach(detailPairs[half], async ({ kind, context, supported, unsupported }) => {
    const [right, wrong] = await Promise.all(
      [supported, unsupported].map((answer) => judge.ground({ task: 'support', answer, against: context })),
    );
    const isAdhering = (judged: typeof right) => judged?.facts.every(({ score }) => score >= SUPPORTED_FROM) ?? true;
    const isMadeUp = (judged: typeof right) => 1 - (judged?.score ?? 1) >= SUPPORTED_FROM;
    return {
      kind,
      adherence: Number(isAdhering(right)) + Number(!isAdhering(wrong)),
      hallucination: Number(!isMadeUp(right)) + Number(isMadeUp(wrong)),
    };
  });
}

function rightOf(pairs: readonly JudgedPair[], check: 'adherence' | 'hallucination'): Estimate {
  return share(
    pairs.reduce((sum, pair) => sum + pair[check], 0),
    pairs.length * 2,
  );
}

function barsOf(pairs: readonly JudgedPair[]): FieldBar[] {
  const kinds = [...Map.groupBy(pairs, ({ kind }) => kind).values()];
  return (['adherence', 'hallucination'] as const).flatMap((check): FieldBar[] => {
    const worst = kinds.map((own) => rightOf(own, check)).toSorted((a, b) => a.value - b.value)[0];
    const all: FieldBar = { name: `${check}: details right`, found: rightOf(pairs, check), bar: 0.8, side: 'at least' };
    return worst ? [all, { name: `${check}: worst kind of detail`, found: worst, bar: 0.65, side: 'at least' }] : [all];
  });
}

/** Claims of public sources, both labels alike. */
async function publicClaims({ folder, split, judge, most }: FieldMaterials): Promise<string> {
  const all = await readField(folder, 'nli', split);
  const groups = [...Map.groupBy(all, ({ source, lang }) => `${source} (${lang})`)];
  const rows: (readonly [string, string, string])[] = [];
  for (const [name, own] of groups) {
    const shares = [0, 1].map(async (label) => {
      const chosen = sample(
        own.filter((row) => row.label === label),
        most,
      );
      const judged = await forEach(chosen, ({ text, context }) =>
        judge.ground({ task: 'support', answer: text, against: context }),
      );
      return share(judged.filter(({ score }) => score >= SUPPORTED_FROM === (label === 0)).length, judged.length);
    });
    const [supported, unsupported] = await Promise.all(shares);
    rows.push([name, percent(supported), percent(unsupported)]);
  }
  return `Public claims judged rightly, in percent:\n\n${table(['Source', 'supported', 'not supported'], rows)}`;
}
