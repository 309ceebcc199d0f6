import { creditHeaderNames, headerPrefix } from '@redoubt/contract/http';
import type { ClientOptions } from './options.ts';

/** What a call cost, and what is left of the balance that it was charged to. In credits. */
export interface Credits {
  /** `credits`: the call was charged. `shadow`: it was free, and `wouldCost` is its price. */
  readonly mode: 'credits' | 'shadow' | (string & {});
  readonly cost: number;
  readonly wouldCost: number | undefined;
  readonly used: number;
  /** null: there is no limit. */
  readonly limit: number | null;
  readonly remaining: number | null;
}

/** The credits of the answers that still are in use. */
const creditsOfAnswers = new WeakMap<object, Credits>();

/** Returns what an answer of a client cost. Undefined if its call is free, or if the service counts requests. */
export const creditsOf = (answer: object): Credits | undefined => creditsOfAnswers.get(answer);

/** Keeps the credits of an answer as long as the answer itself. */
export function rememberCredits(answer: unknown, headers: Headers, { brand = 'service' }: ClientOptions): void {
  const read = (name: keyof typeof creditHeaderNames) => headers.get(headerPrefix(brand) + creditHeaderNames[name]);
  const mode = read('mode');
  if (mode === null || typeof answer !== 'object' || answer === null) return;
  const wouldCost = read('wouldCost');
  creditsOfAnswers.set(answer, {
    mode,
    cost: Number(read('cost')),
    wouldCost: wouldCost === null ? undefined : Number(wouldCost),
    used: Number(read('used')),
    limit: amountOf(read('limit')),
    remaining: amountOf(read('remaining')),
  });
}

const amountOf = (value: string | null): number | null =>
  value === null || value === 'unlimited' ? null : Number(value);
