import { type PairShares, pairShares } from '../encoder/pair-shares.ts';
import type { TextReading } from '../encoder/read-texts.ts';
import type { Evidence, SupportedFact } from './measure-support.ts';

/** What the encoder said of a fact beside one window of the context. */
export interface WindowReading {
  readonly window: Evidence;
  readonly shares: PairShares<'claim'>;
}

type Features = Readonly<Record<string, number>>;

/** Least share of an answer of the encoder; its log-odds are bounded so. */
const LEAST = 0.002;

export const wordFeaturesOf = ({ missing, missingBest, exact }: SupportedFact): Features => ({
  missing,
  missing_best: missingBest,
  agrees: exact === 'agrees' ? 1 : 0,
});

/** The features of a fact by what the encoder said. */
export function encoderFeaturesOf(fact: SupportedFact, readings: readonly WindowReading[]): Features {
  const { entailed } = mostEntailed(readings).shares;
  return {
    agrees: fact.exact === 'agrees' ? 1 : 0,
    doubtful: -logit(entailed),
    contradicted: logit(decisive(readings).shares.contradicted),
  };
}

const logit = (share: number): number => {
  const bounded = Math.max(LEAST, Math.min(1 - LEAST, share));
  return Math.log(bounded / (1 - bounded));
};

const mostEntailed = (readings: readonly WindowReading[]): WindowReading => most(readings, ({ entailed }) => entailed);

/** The window of which the encoder says most clearly that it tells of the fact. */
export const decisive = (readings: readonly WindowReading[]): WindowReading =>
  most(readings, ({ entailed, contradicted }) => Math.max(entailed, contradicted));

const nothing: WindowReading = {
  window: { text: '', passages: [] },
  shares: { entailed: 0, contradicted: 0, neither: 1 },
};

function most(readings: readonly WindowReading[], of: (shares: WindowReading['shares']) => number): WindowReading {
  return readings.reduce((best, each) => (of(each.shares) > of(best.shares) ? each : best), readings[0] ?? nothing);
}

/** The shares of one pair. A long claim is read in parts, of which the least supported counts. */
export function sharesOf(reading: TextReading, labels: readonly string[]): PairShares<'claim'> | undefined {
  const parts = pairShares('claim', reading, labels);
  return parts.toSorted((a, b) => a.entailed - b.entailed)[0];
}
