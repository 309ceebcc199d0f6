import { percent, table } from '../../evaluate/markdown-table.ts';
import { share } from '../../evaluate/metrics/interval.ts';
import { sample } from '../../evaluate/sample.ts';
import { forEach } from '../field-judge.ts';
import type { FieldMaterials, FieldPart } from '../field-part.ts';
import { readHalves } from '../own/halves.ts';
import { readField } from '../read-field.ts';

/** Questions with a reply that answers (or honestly says why not) and one that does not. Written for measuring only; no trainer may read them. */
const relevancyPairs = readHalves('field/relevancy-pairs');

const RELEVANT_FROM = 0.5;

interface JudgedAnswers {
  readonly kind: string;
  readonly passed: number;
  readonly refused: number;
}

/** Answers that answer a question, and answers that only look like it. */
export const relevancy: FieldPart = async (materials) => {
  const judged = await judgePairs(materials);
  const rows = [...Map.groupBy(judged, ({ kind }) => kind), ['**all**', judged] as const].map(([kind, own]) => [
    kind,
    own.length,
    percent(sumOf(own, 'passed')),
    percent(sumOf(own, 'refused')),
  ]);
  const of = (kind: string) => judged.filter((pair) => pair.kind === kind);
  return {
    title: 'Relevancy',
    text: `Answers judged rightly, in percent:\n\n${table(['Kind', 'Pairs', 'answers', 'no answers'], rows)}${await publicAnswers(materials)}`,
    bars: [
      {
        name: 'relevancy: pairs that share words, right',
        found: right(of('word_sharing')),
        bar: 0.75,
        side: 'at least',
      },
      { name: 'relevancy: unrelated, right', found: right(of('unrelated')), bar: 0.9, side: 'at least' },
    ],
  };
};

async function judgePairs({ judge, half }: FieldMaterials): Promise<JudgedAnswers[]> {
  return forEach(relevancyPairs[half], async ({ question, relevant, irrelevant, kind }) => {
    const [good, bad] = await Promise.all(
      [relevant, irrelevant].map((answer) => judge.ground({ task: 'relevancy', answer, against: question })),
    );
    return {
      kind,
      passed: Number((good?.score ?? 0) >= RELEVANT_FROM),
      refused: Number((bad?.score ?? 1) < RELEVANT_FROM),
    };
  });
}

const sumOf = (judged: readonly JudgedAnswers[], of: 'passed' | 'refused') =>
  share(
    judged.reduce((sum, pair) => sum + pair[of], 0),
    judged.length,
  );

const right = (judged: readonly JudgedAnswers[]) =>
  share(
    judged.reduce((sum, { passed, refused }) => sum + passed + refused, 0),
    judged.length * 2,
  );

async function publicAnswers({ folder, split, judge, most }: FieldMaterials): Promise<string> {
  const all = await readField(folder, 'relevance', split);
  const rows: (readonly [string, string, string])[] = [];
  for (const [name, own] of Map.groupBy(all, ({ source, lang }) => `${source} (${lang})`)) {
    const shares = [0, 1].map(async (label) => {
      const chosen = sample(
        own.filter((row) => row.label === label),
        most,
      );
      const judged = await forEach(chosen, ({ text, question }) =>
        judge.ground({ task: 'relevancy', answer: text, against: question }),
      );
      return percent(
        share(judged.filter(({ score }) => score >= RELEVANT_FROM === (label === 0)).length, judged.length),
      );
    });
    const [answers = '', others = ''] = await Promise.all(shares);
    rows.push([name, answers, others]);
  }
  return `Public answers judged rightly, in percent:\n\n${table(['Source', 'answers', 'no answers'], rows)}`;
}
