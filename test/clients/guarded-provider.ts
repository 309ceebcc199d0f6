import { setTimeout as sleep } from 'node:timers/promises';
import type { Script } from '../../packages/providers/src/testing/scripted-upstream.ts';
import {
  chunkOf,
  completion,
  jsonReply,
  type ProxiedService,
  startProxiedService,
  streamReply,
  textChunks,
} from '../../packages/server/src/gateway/testing/proxied-service.ts';

/** A keyword that no guarded deployment lets through. */
export const BANNED = 'xyzzy';
export const EMAIL = 'ana.lind@example.com';
/** What the model answers where nothing else is asked. It holds the placeholder that it was given. */
export const answerTo = (email: string) => `Hello ${email}, how are you today?`;
export const STRUCTURED = { city: 'Bern', days: 3 };

interface Sent {
  readonly stream?: boolean;
  readonly messages: readonly { role: string; content: unknown; tool_calls?: unknown }[];
  readonly tools?: readonly { function: { name: string; parameters?: { properties?: object } } }[];
  readonly response_format?: { type: string };
}

const words = { policy_name: 'words', block: ['keyword_detector'] };
/** The stages of the deployments. */
export const stages = {
  input_guardrails_policy: { ...words, additional_config: { pii_redaction: true } },
  output_guardrails_policy: words,
};

/** A service with guarded deployments of one model. */
export interface GuardedProvider extends ProxiedService {
  /** The number of slow answers that the gateway left before their end. */
  readonly left: () => number;
}

/**
 * Starts the service with a model that answers by what it is asked, and two deployments: `guarded`, and `limited` to one
 * call a minute.
 */
export async function startGuardedProvider(): Promise<GuardedProvider> {
  const service = await startProxiedService();
  let left = 0;
  service.script((response, request, context) =>
    answer(response, request, context, () => {
      left += 1;
    }),
  );
  await service.savePolicy('words', { keyword_detector: { enabled: true, banned_keywords: [BANNED] } });
  await service.deploy('guarded', stages);
  await service.deploy('limited', { ...stages, limits: { requests_per_minute: 1 } });
  return { ...service, left: () => left };
}

const answer = (...[response, request, context, leave]: [...Parameters<Script>, () => void]) => {
  const body = JSON.parse(String(request.body)) as Sent;
  const asked = JSON.stringify(body.messages.at(-1)?.content ?? '');
  if (asked.includes('break'))
    return jsonReply({ error: { message: 'broken', type: 'server_error' } }, 500)(response, request, context);
  if (asked.includes('slowly')) return slowly(response, leave);
  const called = callOf(body);
  const text = textOf(body, asked);
  if (body.stream !== true) {
    const message = called === undefined ? {} : { tool_calls: [called] };
    return jsonReply(withEnd(completion(called === undefined ? text : null, message), called !== undefined))(
      response,
      request,
      context,
    );
  }
  return streamReply(called === undefined ? textChunks(text, 8) : callChunks(called))(response, request, context);
};

const withEnd = (whole: ReturnType<typeof completion>, isCall: boolean) => ({
  ...whole,
  choices: whole.choices.map((choice) => ({ ...choice, finish_reason: isCall ? 'tool_calls' : 'stop' })),
});

function textOf(body: Sent, asked: string): string {
  const result = body.messages.findLast(({ role }) => role === 'tool');
  if (result !== undefined) return `It is ${String(result.content).replaceAll('"', '')} in Bern.`;
  if (body.response_format?.type.startsWith('json')) return JSON.stringify(STRUCTURED);
  if (asked.includes('image_url'))
    return asked.includes('data:image/png;base64,') ? 'A picture in PNG.' : 'No picture.';
  if (asked.includes('secret word'))
    return `${'All is well here. '.repeat(20)}The word is ${BANNED}. ${'More follows. '.repeat(20)}`;
  return answerTo(/<EMAIL_ADDRESS_\d+>/.exec(asked)?.[0] ?? 'you');
}

/** The tool that the model calls: the one for structured answers at once, others where they have not answered yet. */
function callOf({ messages, tools = [] }: Sent) {
  const asksFor = (member: string) => tools.find((tool) => member in (tool.function.parameters?.properties ?? {}));
  const structured = asksFor('days');
  const weather = messages.some(({ role }) => role === 'tool') ? undefined : asksFor('city');
  const chosen = structured ?? weather;
  if (chosen === undefined) return undefined;
  const written = JSON.stringify(structured === undefined ? { city: 'Bern' } : STRUCTURED);
  return { id: 'call_1', type: 'function', function: { name: chosen.function.name, arguments: written } };
}

function callChunks(called: NonNullable<ReturnType<typeof callOf>>): object[] {
  const { name, arguments: written } = called.function;
  const first = { index: 0, ...called, function: { name, arguments: '' } };
  const begun = chunkOf({ role: 'assistant', content: null });
  const pieces = (written.match(/.{1,5}/g) ?? []).map((piece) => ({ index: 0, function: { arguments: piece } }));
  return [begun, ...[first, ...pieces].map((piece) => chunkOf({ tool_calls: [piece] })), chunkOf({}, 'tool_calls')];
}

/** Two thousand sentences, one every 20 ms, until the gateway leaves. */
async function slowly(response: Parameters<Script>[0], leave: () => void): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (let sent = 0; sent < 2_000 && !response.closed; sent++) {
    response.write(`data: ${JSON.stringify(chunkOf({ content: 'One more sentence. ' }))}\n\n`);
    await sleep(20);
  }
  if (response.closed) leave();
  response.end();
}
