import { rounded } from '@redoubt/contract';
import { viewsOf } from '@redoubt/detectors';
import { type FirstLook, lookAt, stretchesOf } from '../../packages/detectors/src/topic/first-look.ts';
import { fitLinear } from '../grounding/fit-linear.ts';
import type { MeasuredPair } from './measure-pairs.ts';
import { type OrdinaryTexts, ordinaryLists } from './ordinary-texts.ts';

/** What `topic-calibration.ts` holds. */
export interface TopicWeights {
  readonly first: Readonly<Record<keyof FirstLook | 'offset', number>>;
  readonly settled: Readonly<Record<'first' | 'about' | 'offset', number>>;
  readonly askFrom: number;
}

type First = TopicWeights['first'];

const RIDGE = 0.003;
/** Shares of the turns of ordinary chats, and of the stretches of ordinary documents. */
type Shares = Readonly<Record<keyof OrdinaryTexts, number>>;

/** The encoder is asked at most about these. */
const ASKED: Shares = { chats: 0.15, documents: 0.05 };
/** At most these are on one of three topics where there is no encoder to ask. */
const ALONE: Shares = { chats: 0.05, documents: 0.017 };
const features = ['cosine', 'standing', 'strongest', 'named'] as const satisfies (keyof FirstLook)[];

/** Fits the weights: the first look on what is plainly on a topic or off it, both together on all pairs. */
export function fitTopics(pairs: readonly MeasuredPair[], ordinary: OrdinaryTexts): TopicWeights {
  const raw = fitFirst(pairs);
  const first = { ...raw, offset: rounded(raw.offset - lowestFrom(ordinary, raw, ALONE), 4) };
  const settled = fitWeights(pairs, ['first', 'about'], (pair) => ({
    first: firstOddsOf(pair.look, first),
    about: pair.about,
  }));
  return { first, settled, askFrom: lowestFrom(ordinary, first, ASKED) };
}

function fitFirst(pairs: readonly MeasuredPair[]): First {
  const seen = pairs.filter(({ look, isNear, isOn }) => look && (isOn || !isNear));
  return fitWeights(seen, features, ({ look }) => ({ ...look }));
}

/** Logistic regression in which sources and classes weigh alike. 0 are even odds. */
function fitWeights<Name extends string>(
  pairs: readonly MeasuredPair[],
  names: readonly Name[],
  featuresOf: (pair: MeasuredPair) => Partial<Record<Name, number>>,
): Record<Name | 'offset', number> {
  const examples = pairs.map((pair) => ({
    source: pair.source,
    label: pair.isOn ? (1 as const) : (0 as const),
    features: featuresOf(pair) as Record<string, number>,
  }));
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

/** Of ordinary chats and documents, the share of turns and of stretches that the encoder is asked about. */
export function askedShares(ordinary: OrdinaryTexts, first: First, from: number): Shares {
  const isAsked = (odds: readonly number[]) => odds.some((one) => one >= from);
  const known = oddsOf(ordinary, first);
  const turns = known.chats.flat();
  const stretches = known.documents.flat(2).map((odds) => [odds]);
  return { chats: shareOf(turns, isAsked), documents: shareOf(stretches, isAsked) };
}

const shareOf = <Item>(items: readonly Item[], holds: (item: Item) => boolean): number =>
  items.filter(holds).length / Math.max(1, items.length);

/** List by list and text by text, the highest odds of each stretch on a topic of the list. */
type Odds = Readonly<Record<keyof OrdinaryTexts, readonly (readonly (readonly number[])[])[]>>;
const measured = new WeakMap<First, Odds>();

function oddsOf(ordinary: OrdinaryTexts, first: First): Odds {
  const known = measured.get(first);
  if (known) return known;
  const of = (texts: readonly string[]) => {
    const stretches = texts.map((text) => stretchesOf(viewsOf(text)));
    return ordinaryLists.map((list) =>
      stretches.map((own) =>
        own.map((stretch) => Math.max(...list.map((topic) => firstOddsOf(lookAt(stretch, topic), first)))),
      ),
    );
  };
  const made = { chats: of(ordinary.chats), documents: of(ordinary.documents) };
  measured.set(first, made);
  return made;
}

const LOWEST = -10;
const STEP = 0.02;

/** Returns the lowest odds that no more than these shares reach. */
function lowestFrom(ordinary: OrdinaryTexts, first: First, most: Shares): number {
  for (let from = LOWEST; from < -LOWEST; from += STEP) {
    const { chats, documents } = askedShares(ordinary, first, from);
    if (chats <= most.chats && documents <= most.documents) return rounded(from, 2);
  }
  return -LOWEST;
}
