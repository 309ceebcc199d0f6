import { shownNumber } from '../../shown/numbers.ts';

interface Tokens {
  readonly prompt: number | null;
  readonly completion: number | null;
  readonly cached: number | null;
  readonly reasoning: number | null;
}

/** The tokens of a call in words, with those from a cache and those of thoughts. Undefined where they are not known. */
export function shownTokens({ prompt, completion, cached, reasoning }: Tokens): string | undefined {
  if (prompt === null) return undefined;
  const fromCache = cached ? ` (${shownNumber(cached)} cached)` : '';
  const thought = reasoning ? ` (${shownNumber(reasoning)} reasoning)` : '';
  return `${shownNumber(prompt)} in${fromCache}, ${shownNumber(completion ?? 0)} out${thought}`;
}
