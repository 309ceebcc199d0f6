import { area, percent, table } from '../evaluate/markdown-table.ts';
import { auroc } from '../evaluate/metrics/auroc.ts';
import { share } from '../evaluate/metrics/interval.ts';
import { thresholdAt } from '../evaluate/metrics/operating-point.ts';
import { logOdds, type TopicBlend } from './fit-topic-blend.ts';
import type { Pair } from './measure-pairs.ts';

interface Measured {
  /** Pairs of the sources that the blend was fitted on, and of all others. */
  readonly seen: readonly Pair[];
  readonly unseen: readonly Pair[];
  readonly blend: TopicBlend;
  readonly falsePositives: number;
}

interface Judge {
  readonly name: string;
  readonly score: (pair: Pair) => number;
  /** A pair from this score on is on topic. */
  readonly threshold: number;
}

const WORDS_THRESHOLD = 0.5;

/** The figures of topic_detector as tables: each part alone and both together, then subject by subject. */
export function topicFigures({ seen, unseen, blend, falsePositives }: Measured): string {
  const both: Judge = { name: 'both', score: (pair) => logOdds(pair, blend), threshold: 0 };
  const off = seen.filter(({ isOn }) => !isOn).map(({ standing }) => standing);
  const judges: Judge[] = [
    { name: 'words alone', score: ({ words }) => words, threshold: WORDS_THRESHOLD },
    { name: 'encoder alone', score: ({ standing }) => standing, threshold: thresholdAt(off, falsePositives) },
    both,
  ];
  const head = ['Sources', 'Evidence', 'On', 'Off', 'AUROC', 'Recall', 'False positives', 'Balanced accuracy'];
  const parts = { 'fitted on': seen, 'never used': unseen };
  const rows = Object.entries(parts).flatMap(([name, pairs]) =>
    judges.map((judge) => [name, judge.name, ...figuresOf(pairs, judge)]),
  );
  const subjects = [...Map.groupBy(unseen, ({ subject }) => subject)].map(([subject, pairs]) => [
    subject,
    ...figuresOf(pairs, both),
  ]);
  return `${table(head, rows)}${table(['Subject, sources never used', ...head.slice(2)], subjects)}`;
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
