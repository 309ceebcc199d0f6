import { area, type Cell, percent, percentOf, table } from '../evaluate/markdown-table.ts';
import { auroc } from '../evaluate/metrics/auroc.ts';
import { share } from '../evaluate/metrics/interval.ts';
import { askedShares, firstOddsOf, type TopicWeights } from './fit-topics.ts';
import type { MeasuredPair } from './measure-pairs.ts';
import type { OrdinaryTexts } from './ordinary-texts.ts';

interface Judge {
  readonly name: string;
  /** Log-odds. From 0 on a text is on the topic. */
  readonly odds: (pair: MeasuredPair) => number;
}

/** The figures of topic_detector as tables: by the first look, by both, and as the service asks. */
export function topicFigures(pairs: readonly MeasuredPair[], ordinary: OrdinaryTexts, weights: TopicWeights): string {
  const judges = judgesOf(weights);
  const groups = [
    ['**near topics**', pairs.filter(({ isNear }) => isNear)] as const,
    ['**other subjects**', pairs.filter(({ isNear }) => !isNear)] as const,
    ...[...Map.groupBy(pairs, ({ source }) => source)].toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ];
  const rows = groups.flatMap(([name, own]) => judges.map((judge) => [name, judge.name, ...figuresOf(own, judge)]));
  const head = ['Pairs', 'Judged by', 'On', 'Off', 'AUROC', 'On, found', 'Off, told apart', 'Right, mean of both'];
  const asked = askedShares(ordinary, weights.first, weights.askFrom);
  return [
    table(head, rows),
    table(
      ['Ordinary texts, three banned topics', 'The encoder is asked, %'],
      [
        ['turns of chats', percentOf(asked.chats)],
        ['stretches of documents', percentOf(asked.documents)],
      ],
    ),
  ].join('');
}

function judgesOf({ first, settled, askFrom }: TopicWeights): Judge[] {
  const firstOdds = (pair: MeasuredPair) => firstOddsOf(pair.look, first);
  const both = (pair: MeasuredPair) => settled.first * firstOdds(pair) + settled.about * pair.about + settled.offset;
  return [
    { name: 'first look', odds: firstOdds },
    { name: 'both, always', odds: both },
    {
      name: 'both, where asked',
      odds: (pair) => {
        const odds = firstOdds(pair);
        return odds >= askFrom ? both(pair) : odds;
      },
    },
  ];
}

function figuresOf(pairs: readonly MeasuredPair[], { odds }: Judge): Cell[] {
  const [on = [], off = []] = [true, false].map((isOn) => pairs.filter((pair) => pair.isOn === isOn).map(odds));
  const found = share(on.filter((value) => value >= 0).length, on.length);
  const apart = share(off.filter((value) => value < 0).length, off.length);
  const right = ((found.value + apart.value) / 2) * 100;
  return [on.length, off.length, area(auroc(on, off)), percent(found), percent(apart), right.toFixed(1)];
}
