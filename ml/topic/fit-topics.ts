import { rounded } from '@redoubt/contract';
import { type FirstLook, lookAt, type Stretch } from '../../packages/detectors/src/topic/first-look.ts';
import { type Example, fitLinear } from '../grounding/fit-linear.ts';
import type { MeasuredPair } from './measure-pairs.ts';
import { type OrdinaryStretches, ordinaryLists } from './ordinary-texts.ts';

/** What `topic-calibration.ts` holds. */
export interface TopicWeights {
  readonly first: Readonly<Record<keyof FirstLook | 'offset', number>>;
  readonly settled: Readonly<Record<'first' | 'about' | 'offset', number>>;
  readonly askFrom: Readonly<Record<'one' | 'growth', number>>;
}

type First = TopicWeights['first'];

/** Shares of the turns of ordinary chats, and of the stretches of ordinary documents. */
export type Shares = Readonly<Record<keyof OrdinaryStretches, number>>;

/** The encoder is asked at most about these. */
const ASKED: Shares = { chats: 0.15, documents: 0.05 };
/** At most these are on one of three topics where there is no encoder to ask. */
const ALONE: Shares = { chats: 0.05, documents: 0.017 };
const RIDGE = 0.003;
const features = ['cosine', 'named', 'length'] as const satisfies (keyof FirstLook)[];
/** Topics of an ordinary list. */
const LIST = 3;

/** Fits the weights: the first look on what is plainly on a topic or off it, both together on all pairs. */
export function fitTopics(pairs: readonly MeasuredPair[], ordinary: OrdinaryStretches): TopicWeights {
  const raw = fitFirst(pairs, ordinary);
  const first = { ...raw, offset: rounded(raw.offset - lowestFrom(ordinary, raw, ALONE, LIST), 4) };
  const settled = fitWeights(
    ['first', 'about'],
    pairs.map(({ source, isOn, look, about }) => ({
      ...{ source, label: isOn ? 1 : 0 },
      features: { first: firstOddsOf(look, first), about },
    })),
  );
  const [one, list] = [1, LIST].map((topics) => lowestFrom(ordinary, first, ASKED, topics)) as [number, number];
  return { first, settled, askFrom: { one, growth: rounded((list - one) / Math.log(LIST), 4) } };
}

/** Texts on topics are held against texts on other subjects, and against ordinary chats and documents. */
function fitFirst(pairs: readonly MeasuredPair[], ordinary: OrdinaryStretches): First {
  const plain = pairs.flatMap(({ look, isNear, isOn }): Example[] =>
    look && (isOn || !isNear) ? [{ source: 'topics', label: isOn ? 1 : 0, features: { ...look } }] : [],
  );
  const texts: readonly [string, readonly Stretch[]][] = [
    ['chats', ordinary.chats.flat()],
    ['documents', ordinary.documents.flat()],
  ];
  const off = texts.flatMap(([source, stretches]) =>
    stretches.flatMap((stretch) =>
      ordinaryLists.flat().flatMap((topic): Example[] => {
        const look = lookAt(stretch, topic);
        return look ? [{ source, label: 0, features: { ...look } }] : [];
      }),
    ),
  );
  return fitWeights(features, [...plain, ...off]);
}

/** Logistic regression in which sources and classes weigh alike. 0 are even odds. */
function fitWeights<Name extends string>(
  names: readonly Name[],
  examples: readonly Example[],
): Record<Name | 'offset', number> {
  const { weights, scale, mean, offset } = fitLinear(examples, names, RIDGE);
  const scaled = weights.map((weight, at) => weight / (scale[at] ?? 1));
  const total = scaled.reduce((sum, weight, at) => sum - weight * (mean[at] ?? 0), offset);
  const entries = [...names.map((name, at) => [name, rounded(scaled[at] ?? 0, 4)]), ['offset', rounded(total, 4)]];
  return Object.fromEntries(entries) as Record<Name | 'offset', number>;
}

/** Log-odds of the first look, as the service computes them. A topic or a text without a known word is off. */
export function firstOddsOf(look: FirstLook | undefined, first: First): number {
  if (!look) return OFF;
  return features.reduce((sum, name) => sum + first[name] * look[name], first.offset);
}

const OFF = -10;

/** Of ordinary chats and documents, the share of turns and of stretches that reach some odds, with lists of topics. */
export function sharesFrom(ordinary: OrdinaryStretches, first: First, from: number, topics: number): Shares {
  const [chats, documents] = highestOdds(ordinary, first, topics);
  const share = (odds: readonly number[]) => odds.filter((one) => one >= from).length / Math.max(1, odds.length);
  return { chats: share(chats), documents: share(documents) };
}

/** For each list, cut to lists of so many topics: the highest odds of each turn, and of each stretch of a document. */
function highestOdds(ordinary: OrdinaryStretches, first: First, topics: number): [number[], number[]] {
  const lists = ordinaryLists.flatMap((list) =>
    Array.from({ length: Math.ceil(list.length / topics) }, (_, at) => list.slice(at * topics, (at + 1) * topics)),
  );
  const of = (texts: OrdinaryStretches['chats']) =>
    lists.flatMap((list) =>
      texts.map((stretches) =>
        Math.max(
          OFF,
          ...stretches.flatMap((stretch) => list.map((topic) => firstOddsOf(lookAt(stretch, topic), first))),
        ),
      ),
    );
  return [of(ordinary.chats), of(ordinary.documents.flat().map((stretch) => [stretch]))];
}

/** Returns the lowest odds that no more than these shares reach. */
function lowestFrom(ordinary: OrdinaryStretches, first: First, most: Shares, topics: number): number {
  const [chats, documents] = highestOdds(ordinary, first, topics);
  return rounded(Math.max(bound(chats, most.chats), bound(documents, most.documents)), 2);
}

/** The value that this share of the values exceeds. */
function bound(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => other - one);
  return (sorted[Math.floor(sorted.length * share)] ?? OFF) + ABOVE;
}

/** So much more, so that rounding does not let more in. */
const ABOVE = 0.01;
