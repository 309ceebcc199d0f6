import { openScriptedUpstream } from '@redoubt/providers/testing/scripted-upstream';

/** What the model answers: a text, or a call of a tool with these arguments. */
export type Answer = string | { readonly tool: string; readonly input: Readonly<Record<string, unknown>> };

interface Asked {
  readonly stream?: boolean;
  readonly messages?: readonly { readonly role: string; readonly content: unknown }[];
  readonly [field: string]: unknown;
}

/** A model with OpenAI's interface on a real socket. It answers the same each time, in pieces of a few characters. */
export async function openModel(answer: Answer, { piece = 7 }: { piece?: number } = {}) {
  const upstream = await openScriptedUpstream(async (response, { url, method, body }) => {
    const asked: Asked = method === 'GET' ? {} : JSON.parse(body.toString());
    response.setHeader('content-type', asked.stream ? 'text/event-stream' : 'application/json');
    for (const written of writtenFor(url, asked, answer, piece)) {
      response.write(written);
      await new Promise(setImmediate);
    }
    return response.end();
  });
  return {
    baseURL: `${upstream.origin}/v1`,
    /** The bodies of the requests that came. */
    asked: (): Asked[] => upstream.received.map(({ body }) => JSON.parse(body.toString())),
    close: () => upstream.close(),
  };
}

/** What is written to the caller, piece by piece. */
function writtenFor(url: string, { stream }: Asked, answer: Answer, piece: number): Iterable<string> {
  if (url.endsWith('/models')) return [JSON.stringify({ object: 'list', data: [] })];
  if (url.endsWith('/responses')) {
    return stream ? responseEvents(answer, piece) : [JSON.stringify(wholeResponse(answer))];
  }
  return stream ? chatEvents(answer, piece) : [JSON.stringify(wholeChat(answer))];
}

const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
const named = { id: 'chatcmpl-1', created: 1, model: 'm' };
const argumentsOf = (answer: Exclude<Answer, string>) => JSON.stringify(answer.input);

function wholeChat(answer: Answer) {
  const message =
    typeof answer === 'string'
      ? { role: 'assistant', content: answer }
      : {
          role: 'assistant',
          content: null,
          tool_calls: [
            { id: 'call_1', type: 'function', function: { name: answer.tool, arguments: argumentsOf(answer) } },
          ],
        };
  const finish_reason = typeof answer === 'string' ? 'stop' : 'tool_calls';
  return { ...named, object: 'chat.completion', usage, choices: [{ index: 0, message, finish_reason }] };
}

const data = (body: unknown, event?: string) => `${event ? `event: ${event}\n` : ''}data: ${JSON.stringify(body)}\n\n`;

function piecesOf(text: string, length: number): string[] {
  return text.match(new RegExp(`[^]{1,${length}}`, 'gu')) ?? [];
}

function* chatEvents(answer: Answer, piece: number): Generator<string> {
  const chunk = (delta: object, finish_reason: string | null = null) =>
    data({ ...named, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] });
  yield chunk({ role: 'assistant', content: '' });
  if (typeof answer === 'string') {
    for (const content of piecesOf(answer, piece)) yield chunk({ content });
    yield chunk({}, 'stop');
  } else {
    const call = { index: 0, id: 'call_1', type: 'function', function: { name: answer.tool, arguments: '' } };
    yield chunk({ tool_calls: [call] });
    for (const each of piecesOf(argumentsOf(answer), piece)) {
      yield chunk({ tool_calls: [{ index: 0, function: { arguments: each } }] });
    }
    yield chunk({}, 'tool_calls');
  }
  yield data({ ...named, object: 'chat.completion.chunk', choices: [], usage });
  yield 'data: [DONE]\n\n';
}

function itemOf(answer: Answer) {
  if (typeof answer !== 'string') {
    const call = { name: answer.tool, arguments: argumentsOf(answer), call_id: 'call_1', status: 'completed' };
    return { id: 'fc_1', type: 'function_call', ...call };
  }
  const content = [{ type: 'output_text', text: answer, annotations: [] }];
  return { id: 'msg_1', type: 'message', role: 'assistant', status: 'completed', content };
}

const wholeResponse = (answer: Answer) => ({
  id: 'resp_1',
  object: 'response',
  created_at: 1,
  model: 'm',
  status: 'completed',
  output: [itemOf(answer)],
  usage: { input_tokens: 1, output_tokens: 1, total_tokens: 2 },
});

function* responseEvents(answer: Answer, piece: number): Generator<string> {
  const item = itemOf(answer);
  const place = { item_id: item.id, output_index: 0 };
  const event = (type: string, body: object) => data({ type, ...body }, type);
  yield event('response.created', { response: { ...wholeResponse(answer), status: 'in_progress', output: [] } });
  if (typeof answer === 'string') {
    yield event('response.output_item.added', { output_index: 0, item: { ...item, content: [] } });
    const at = { ...place, content_index: 0 };
    yield event('response.content_part.added', { ...at, part: { type: 'output_text', text: '', annotations: [] } });
    for (const delta of piecesOf(answer, piece)) yield event('response.output_text.delta', { ...at, delta });
    yield event('response.output_text.done', { ...at, text: answer });
    yield event('response.content_part.done', { ...at, part: { type: 'output_text', text: answer, annotations: [] } });
  } else {
    const text = argumentsOf(answer);
    yield event('response.output_item.added', { output_index: 0, item: { ...item, arguments: '' } });
    for (const delta of piecesOf(text, piece))
      yield event('response.function_call_arguments.delta', { ...place, delta });
    yield event('response.function_call_arguments.done', { ...place, arguments: text });
  }
  yield event('response.output_item.done', { output_index: 0, item });
  yield event('response.completed', { response: wholeResponse(answer) });
}
