import { area, type Cell, percent, percentOf, table } from '../evaluate/markdown-table.ts';
import { auroc } from '../evaluate/metrics/auroc.ts';
import { share } from '../evaluate/metrics/interval.ts';
import { firstOddsOf, sharesFrom, type TopicWeights } from './fit-topics.ts';
import type { MeasuredPair } from './measure-pairs.ts';
import type { OrdinaryStretches } from './ordinary-texts.ts';

interface Judge {
  readonly name: string;
  /** Log-odds. From 0 on a text is on the topic. */
  readonly odds: (pair: MeasuredPair) => number;
}

/** The figures of topic_detector as tables: by the first look, by both, and as the service asks. */
export function topicFigures(
  pairs: readonly MeasuredPair[],
  ordinary: OrdinaryStretches,
  weights: TopicWeights,
): string {
  const judges = judgesOf(weights);
  const groups = [
    ['**near topics**', pairs.filter(({ isNear }) => isNear)] as const,
    ['**other subjects**', pairs.filter(({ isNear }) => !isNear)] as const,
    ...[...Map.groupBy(pairs, ({ source }) => source)].toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ];
  const rows = groups.flatMap(([name, own]) => judges.map((judge) => [name, judge.name, ...figuresOf(own, judge)]));
  const head = ['Pairs', 'Judged by', 'On', 'Off', 'AUROC', 'On, found', 'Off, told apart', 'Right, mean of both'];
  const asked = [1, 3].map((topics) => {
    const { chats, documents } = sharesFrom(ordinary, weights.first, askedFrom(weights, topics), topics);
    return [`${topics}`, percentOf(chats), percentOf(documents)];
  });
  return [
    table(head, rows),
    table(['Banned topics', 'The encoder is asked, % of turns of chats', '% of stretches of documents'], asked),
  ].join('');
}

/** The odds from which on the encoder is asked, as `askFrom` of the service computes them. */
const askedFrom = ({ askFrom: { one, growth } }: TopicWeights, topics: number): number =>
  Math.min(0, one + growth * Math.log(topics));

function judgesOf(weights: TopicWeights): Judge[] {
  const { first, settled } = weights;
  const firstOdds = (pair: MeasuredPair) => firstOddsOf(pair.look, first);
  const both = (pair: MeasuredPair) => settled.first * firstOdds(pair) + settled.about * pair.about + settled.offset;
  const asked = (topics: number) => (pair: MeasuredPair) =>
    firstOdds(pair) >= askedFrom(weights, topics) ? both(pair) : firstOdds(pair);
  return [
    { name: 'first look', odds: firstOdds },
    { name: 'both, always', odds: both },
    { name: 'as shipped, one topic', odds: asked(1) },
    { name: 'as shipped, three topics', odds: asked(3) },
  ];
}

function figuresOf(pairs: readonly MeasuredPair[], { odds }: Judge): Cell[] {
  const [on = [], off = []] = [true, false].map((isOn) => pairs.filter((pair) => pair.isOn === isOn).map(odds));
  const found = share(on.filter((value) => value >= 0).length, on.length);
  const apart = share(off.filter((value) => value < 0).length, off.length);
  const right = ((found.value + apart.value) / 2) * 100;
  return [on.length, off.length, area(auroc(on, off)), percent(found), percent(apart), right.toFixed(1)];
}
