import { expect, test } from 'vitest';
import { noUsage, tokenUsage } from './token-usage.ts';

const counted = { prompt_tokens: 9, completion_tokens: 5 };
const read = { ...noUsage, prompt: 9, completion: 5 };

test.each([
  ['nothing', {}, noUsage],
  ['counts alone', counted, read],
  [
    "OpenAI's parts",
    {
      ...counted,
      prompt_tokens_details: { cached_tokens: 4, audio_tokens: 0 },
      completion_tokens_details: { reasoning_tokens: 3 },
    },
    { ...read, cached: 4, reasoning: 3 },
  ],
  [
    'parts of which there are none',
    { ...counted, prompt_tokens_details: { cached_tokens: 0 } },
    { ...read, cached: 0 },
  ],
  ['parts that are null', { ...counted, prompt_tokens_details: null, completion_tokens_details: null }, read],
  ["Anthropic's name", { ...counted, cache_read_input_tokens: 7 }, { ...read, cached: 7 }],
  ["DeepSeek's name", { ...counted, prompt_cache_hit_tokens: 8 }, { ...read, cached: 8 }],
  [
    "OpenAI's name before another",
    { ...counted, prompt_tokens_details: { cached_tokens: 4 }, cache_read_input_tokens: 7 },
    { ...read, cached: 4 },
  ],
  ['thoughts beside the counts', { ...counted, reasoning_tokens: 2 }, { ...read, reasoning: 2 }],
  ['what is no count', { ...counted, reasoning_tokens: '2', prompt_tokens_details: { cached_tokens: -1 } }, read],
  ['what the store cannot keep', { prompt_tokens: 1.5, completion_tokens: 2e300 }, noUsage],
  [
    'what no model can have',
    {
      ...{ prompt_tokens: Number.MAX_SAFE_INTEGER, completion_tokens: 100_000_001, total_tokens: 2 ** 53 },
      ...{ prompt_tokens_details: { cached_tokens: 1e15 }, completion_tokens_details: { reasoning_tokens: 1e15 } },
    },
    noUsage,
  ],
  ['the most that a call can have', { ...counted, prompt_tokens: 100_000_000 }, { ...read, prompt: 100_000_000 }],
])('%s', (_, usage, tokens) => expect(tokenUsage(usage)).toEqual(tokens));
