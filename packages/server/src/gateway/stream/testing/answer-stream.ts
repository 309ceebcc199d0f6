/** One text of an answer: content, or the arguments of a tool call. */
export interface AnswerText {
  readonly choice: number;
  readonly field: 'content' | 'refusal' | 'reasoning_content' | 'arguments';
  readonly tool: number;
  readonly text: string;
}

type Random = (bound: number) => number;

const envelope = {
  id: 'chatcmpl-AbCdEfGhIjKlMnOpQrStUvWxYz012',
  object: 'chat.completion.chunk',
  created: 1_766_000_000,
  model: 'gpt-4o-mini-2024-07-18',
  system_fingerprint: 'fp_0123456789',
};

const event = (body: unknown): string => `data: ${JSON.stringify(body)}\n\n`;

/** A chunk of one choice in OpenAI's form. */
export const chunk = (choice: number, delta: unknown, finish: string | null = null, more: object = {}): string =>
  event({ ...envelope, choices: [{ index: choice, delta, logprobs: null, finish_reason: finish }], ...more });

const deltaOf = ({ field, tool }: AnswerText, text: string): object =>
  field === 'arguments' ? { tool_calls: [{ index: tool, function: { arguments: text } }] } : { [field]: text };

const openingOf = ({ field, tool }: AnswerText): object =>
  field === 'arguments'
    ? { tool_calls: [{ index: tool, id: `call_${tool}`, type: 'function', function: { name: 'send', arguments: '' } }] }
    : { role: 'assistant', [field]: '' };

/** The events of an answer. Its texts come in deltas of at most `most` units, and those of all choices are mixed. */
export function answerEvents(texts: readonly AnswerText[], most: number, random: Random, padded = false): string[] {
  const events: string[] = [];
  const padding = () => (padded ? { obfuscation: 'aB3xYz9Qw'.slice(random(9)) } : {});
  const open = texts.map((text) => ({ text, deltas: [openingOf(text), ...deltasOf(text, most, random)] }));
  while (open.length > 0) {
    const index = random(open.length);
    const { text, deltas } = open[index] as (typeof open)[number];
    events.push(chunk(text.choice, deltas.shift(), null, padding()));
    if (deltas.length > 0) continue;
    open.splice(index, 1);
    if (!open.some((other) => other.text.choice === text.choice)) events.push(chunk(text.choice, {}, 'stop'));
  }
  events.push(event({ ...envelope, choices: [], usage: { prompt_tokens: 9, completion_tokens: 4, total_tokens: 13 } }));
  return [...events, 'data: [DONE]\n\n'];
}

function deltasOf(text: AnswerText, most: number, random: Random): object[] {
  const deltas: object[] = [];
  for (let at = 0; at < text.text.length; ) {
    const end = at + 1 + random(most);
    deltas.push(deltaOf(text, text.text.slice(at, end)));
    at = end;
  }
  return deltas;
}

/** Cuts a text's bytes at random positions into parts of at most `most` bytes. */
export function cutBytes(text: string, most: number, random: Random): Buffer[] {
  const bytes = Buffer.from(text);
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = at + 1 + random(most);
    parts.push(bytes.subarray(at, end));
    at = end;
  }
  return parts;
}

export interface ReadChunk {
  readonly choices?: readonly {
    readonly index: number;
    readonly finish_reason: string | null;
    readonly delta: Readonly<Record<string, unknown>> & { readonly tool_calls?: readonly ReadCall[] };
  }[];
  readonly usage?: unknown;
  readonly error?: unknown;
  readonly service_policy_detections?: unknown;
}

interface ReadCall {
  readonly index: number;
  readonly function?: { readonly arguments?: string };
}

/**
 * Parses the chunks that a client reads. Throws if an event is not one line of JSON or the last one is not `[DONE]`.
 */
export function readChunks(stream: string): ReadChunk[] {
  const events = stream.split('\n\n');
  if (events.pop() !== '' || events.pop() !== 'data: [DONE]') throw new Error(`No end: ${stream.slice(-200)}`);
  return events.map((text) => {
    if (!text.startsWith('data: ') || text.includes('\n')) throw new Error(`No event: ${text}`);
    return JSON.parse(text.slice(6)) as ReadChunk;
  });
}

/** Joins the text of one place. Throws if text comes after the end of its choice. */
export function textOf(chunks: readonly ReadChunk[], { choice, field, tool }: AnswerText): string {
  let text = '';
  let isOver = false;
  for (const { index, delta, finish_reason } of chunks.flatMap(({ choices }) => choices ?? [])) {
    if (index !== choice) continue;
    const call = delta.tool_calls?.find((other) => other.index === tool)?.function?.arguments;
    const piece = field === 'arguments' ? call : delta[field];
    if (isOver && piece) throw new Error(`"${piece}" comes after the end`);
    text += typeof piece === 'string' ? piece : '';
    isOver ||= finish_reason !== null;
  }
  return text;
}
