import { isObject } from '../stages/message-texts.ts';

type Json = Readonly<Record<string, unknown>>;

/** The tokens of a call, as the provider counts them. Null where it does not say. */
export interface TokenUsage {
  readonly prompt: number | null;
  readonly completion: number | null;
  /** The part of the prompt that came from the provider's cache. */
  readonly cached: number | null;
  /** The part of the answer that was thoughts. */
  readonly reasoning: number | null;
}

export const noUsage: TokenUsage = { prompt: null, completion: null, cached: null, reasoning: null };

/** Reads the `usage` of an answer. Providers name the parts as OpenAI does, as Anthropic does or in names of their own. */
export function tokenUsage(usage: Json): TokenUsage {
  const { prompt_tokens_details: ofPrompt, completion_tokens_details: ofCompletion } = usage;
  const { cached_tokens = usage.cache_read_input_tokens ?? usage.prompt_cache_hit_tokens } = partsOf(ofPrompt);
  const { reasoning_tokens = usage.reasoning_tokens } = partsOf(ofCompletion);
  const prompt = count(usage.prompt_tokens);
  const reasoning = count(reasoning_tokens);
  const completion = withThoughts(count(usage.completion_tokens), {
    reasoning,
    ofAnswer: (count(usage.total_tokens) ?? 0) - (prompt ?? 0),
  });
  return { prompt, completion, cached: count(cached_tokens), reasoning };
}

/** Some providers count thoughts beside the completion. The total says so: it is then larger by them. */
function withThoughts(
  completion: number | null,
  { reasoning, ofAnswer }: { reasoning: number | null; ofAnswer: number },
): number | null {
  if (completion === null || reasoning === null) return completion;
  return completion + reasoning === ofAnswer ? ofAnswer : completion;
}

const partsOf = (details: unknown): Json => (isObject(details) ? details : {});

/** No model takes or writes more in one call. A provider that says more does not count tokens. */
const MAX_TOKENS = 100_000_000;

/** A count that a call can have. */
const count = (value: unknown): number | null =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MAX_TOKENS ? Number(value) : null;
