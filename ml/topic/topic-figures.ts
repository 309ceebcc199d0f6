import { area, percent, table } from '../evaluate/markdown-table.ts';
import { auroc } from '../evaluate/metrics/auroc.ts';
import { share } from '../evaluate/metrics/interval.ts';
import { logOdds, type TopicBlend } from './fit-topic-blend.ts';
import type { Pair } from './measure-pairs.ts';

interface Measured {
  /** Pairs of the sources that the blends were fitted on, and of all others. */
  readonly seen: readonly Pair[];
  readonly unseen: readonly Pair[];
  /** Pairs of near topics that the blends were fitted on, and of others. */
  readonly near: readonly Pair[];
  readonly held: readonly Pair[];
  /** Words and meaning, without and with the encoder. */
  readonly alone: TopicBlend;
  readonly settled: TopicBlend;
  /** The encoder is asked if the log-odds without it are in this range. */
  readonly doubt: { readonly from: number; readonly to: number };
}

interface Judge {
  readonly name: string;
  readonly score: (pair: Pair) => number;
  /** A pair from this score on is on topic. */
  readonly threshold: number;
}

const WORDS_THRESHOLD = 0.5;

/** The figures of topic_detector as tables: each kind of evidence, then subject by subject. */
export function topicFigures({ seen, unseen, near, held, alone, settled, doubt }: Measured): string {
  const isDoubtful = (pair: Pair) => {
    const odds = logOdds(pair, alone);
    return odds >= doubt.from && odds <= doubt.to;
  };
  const shipped: Judge = {
    name: 'as shipped: encoder where in doubt',
    score: (pair) => logOdds(pair, isDoubtful(pair) ? settled : alone),
    threshold: 0,
  };
  const judges: Judge[] = [
    { name: 'words alone', score: ({ words }) => words, threshold: WORDS_THRESHOLD },
    { name: 'words and meaning, no encoder', score: (pair) => logOdds(pair, alone), threshold: 0 },
    shipped,
    { name: 'words and meaning, always the encoder', score: (pair) => logOdds(pair, settled), threshold: 0 },
  ];
  const head = ['Sources', 'Evidence', 'On', 'Off', 'AUROC', 'Recall', 'False positives', 'Balanced accuracy'];
  const parts = {
    'fitted on': seen,
    'near topics, fitted on': near,
    'near topics, never used': held,
    'never used': unseen,
  };
  const rows = Object.entries(parts).flatMap(([name, pairs]) =>
    judges.map((judge) => [name, judge.name, ...figuresOf(pairs, judge)]),
  );
  const asked = Object.entries(parts).map(([name, pairs]) => [
    name,
    percent(share(pairs.filter(isDoubtful).length, pairs.length)),
  ]);
  const subjects = [...Map.groupBy(unseen, ({ subject }) => subject)].map(([subject, pairs]) => [
    subject,
    ...figuresOf(pairs, shipped),
  ]);
  return [
    table(head, rows),
    table(['Sources', 'Pairs in doubt'], asked),
    table(['Subject, sources never used', ...head.slice(2)], subjects),
  ].join('');
}

function figuresOf(pairs: readonly Pair[], { score, threshold }: Judge) {
  const [on, off] = [true, false].map((isOn) => pairs.filter((pair) => pair.isOn === isOn).map(score));
  const hits = (scores: readonly number[] = []) => scores.filter((value) => value >= threshold).length;
  const recall = share(hits(on), on?.length ?? 0);
  const falsePositives = share(hits(off), off?.length ?? 0);
  const balanced = ((recall.value + 1 - falsePositives.value) / 2) * 100;
  return [
    on?.length ?? 0,
    off?.length ?? 0,
    area(auroc(on ?? [], off ?? [])),
    percent(recall),
    percent(falsePositives),
    balanced.toFixed(1),
  ];
}
