import { prose } from '../prose.ts';

/** An answer in OpenAI's two forms. */
export interface Answer {
  readonly plain: Buffer;
  /** Server-sent events, `[DONE]` included. */
  readonly events: readonly string[];
}

/** Chunks of a streamed answer that carry text; the one that ends it and `[DONE]` follow. */
export const TEXT_CHUNKS = 50;
/** Characters of an answer, about. */
const LENGTH = 600;

const base = { id: 'chatcmpl-bench', created: 1_790_000_000, model: 'bench-model', system_fingerprint: 'fp_bench' };
const usage = { prompt_tokens: 110, completion_tokens: 130, total_tokens: 240 };

/** An answer with the words in its midst, where the cuts of a stream run through them. */
export function renderAnswer(words: string): Answer {
  const half = LENGTH / 2;
  const content = `${prose(half, 5).trim()} Please turn to ${words} for the rest. ${prose(half - 40, 6).trim()}`;
  return { plain: Buffer.from(plainOf(content)), events: eventsOf(content) };
}

const plainOf = (content: string): string =>
  JSON.stringify({
    ...base,
    object: 'chat.completion',
    choices: [
      { index: 0, message: { role: 'assistant', content, refusal: null }, logprobs: null, finish_reason: 'stop' },
    ],
    usage,
  });

function eventsOf(content: string): string[] {
  const size = content.length / TEXT_CHUNKS;
  const pieces = Array.from({ length: TEXT_CHUNKS }, (_, at) =>
    content.slice(Math.round(at * size), Math.round((at + 1) * size)),
  );
  return [
    ...pieces.map((piece, at) => eventOf(at === 0 ? { role: 'assistant', content: piece } : { content: piece }, null)),
    eventOf({}, 'stop'),
    'data: [DONE]\n\n',
  ];
}

function eventOf(delta: object, finish: 'stop' | null): string {
  const choices = [{ index: 0, delta, logprobs: null, finish_reason: finish }];
  return `data: ${JSON.stringify({ ...base, object: 'chat.completion.chunk', choices, ...(finish && { usage }) })}\n\n`;
}
