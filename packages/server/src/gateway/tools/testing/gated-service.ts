import {
  chunkOf,
  completion,
  jsonReply,
  type ProxiedService,
  startProxiedService,
  streamReply,
} from '../../testing/proxied-service.ts';
import { proxyCaller, user } from '../../testing/proxy-caller.ts';

const rules = [
  { tool: 'send_mail', argument: 'to', pattern: '@example\\.com$' },
  { tool: 'fetch_*', argument: 'pages.*.url', hosts: ['example.com', '*.example.com'] },
  { tool: 'pay', argument: 'amount', min: 1, max: 100 },
  { tool: 'shell', argument: 'input', not_pattern: 'rm -rf' },
];
const gate = { allow: ['send_mail', 'fetch_*', 'pay', 'shell', 'delete_all'], deny: ['delete_*'], rules };

/**
 * Starts a service whose deployments have a gate of tools: `blocking`, `removing`, `judging` (a keyword, too),
 * `restoring` (personal data, too), and `open`, which has no rules.
 */
export async function startGatedService(): Promise<ProxiedService> {
  const service = await startProxiedService();
  await service.savePolicy('words', { keyword_detector: { enabled: true, banned_keywords: ['xyzzy "now"'] } });
  await service.deploy('blocking', { tool_gate: gate });
  await service.deploy('removing', { tool_gate: { ...gate, on_blocked: 'remove' } });
  await service.deploy('open', { tool_gate: {} });
  await service.deploy('judging', {
    tool_gate: { ...gate, on_blocked: 'remove' },
    output_guardrails_policy: { policy_name: 'words', block: ['keyword_detector'] },
  });
  await service.deploy('restoring', {
    tool_gate: gate,
    input_guardrails_policy: { additional_config: { pii_redaction: true } },
  });
  return service;
}

export const on = (deployment: string) => ({ 'x-service-deployment': deployment });

const functionTool = (name: string, properties: object, more: object = {}) => ({
  type: 'function' as const,
  function: { name, parameters: { type: 'object', properties, additionalProperties: false, ...more } },
});
export const text = { type: 'string' };
/** The tools that requests declare. */
export const tools = [
  functionTool('send_mail', { to: text, body: text }, { required: ['to'] }),
  functionTool('fetch_pages', { pages: { type: 'array', items: { type: 'object', properties: { url: text } } } }),
  functionTool('pay', { amount: { type: 'number' } }),
  functionTool('delete_all', {}),
  functionTool('other', {}),
  { type: 'custom' as const, custom: { name: 'shell' } },
];

/** A call of a tool as a model makes it. */
export interface Called {
  readonly name: string;
  readonly args: string;
  readonly isCustom?: boolean;
}

export const memberOf = ({ name, args, isCustom }: Called, at: number) =>
  isCustom
    ? { id: `call_${at}`, type: 'custom', custom: { name, input: args } }
    : { id: `call_${at}`, type: 'function', function: { name, arguments: args } };

export const wholeReply = (calls: readonly Called[], content: string | null = null) => {
  const answer = completion(content, { tool_calls: calls.map(memberOf) });
  return jsonReply({ ...answer, choices: answer.choices.map((each) => ({ ...each, finish_reason: 'tool_calls' })) });
};

const cut = (written: string, size: number) => written.match(new RegExp(`.{1,${size}}`, 'gs')) ?? [];

/** Streams calls in pieces, the first piece with the name, as OpenAI does. */
export function streamedReply(calls: readonly Called[], content = '', size = 3) {
  const pieces = calls.flatMap(({ name, args, isCustom }, index) => {
    const kind = isCustom ? 'custom' : 'function';
    const member = isCustom ? 'input' : 'arguments';
    const first = { index, id: `call_${index}`, type: kind, [kind]: { name, [member]: '' } };
    return [first, ...cut(args, size).map((piece) => ({ index, [kind]: { [member]: piece } }))];
  });
  return streamReply([
    chunkOf({ role: 'assistant', content: '' }),
    ...cut(content, size).map((piece) => chunkOf({ content: piece })),
    ...pieces.map((piece) => chunkOf({ tool_calls: [piece] })),
    chunkOf({}, 'tool_calls'),
  ]);
}

/** A body or a chunk. */
export interface Sent {
  readonly error?: { readonly code: string; readonly param: string; readonly message: string };
  // biome-ignore lint/suspicious/noExplicitAny: what came; the tests look into it
  readonly [other: string]: any;
}

export const chunksOf = (sent: string): Sent[] =>
  [...sent.matchAll(/^data: (\{.*)$/gm)].map(([, data = '']) => JSON.parse(data));

/** What a client has at the end. */
interface Answer {
  readonly content: string;
  readonly calls: readonly (readonly [name: string, args: string])[];
  readonly finish: string | null;
  readonly error: string | undefined;
  readonly report: Sent | undefined;
}

/** Asks for a whole answer. */
export async function whole(
  service: ProxiedService,
  deployment: string,
  calls: readonly Called[],
  content: string | null = null,
): Promise<Answer> {
  service.script(wholeReply(calls, content));
  const { body } = await proxyCaller(() => service).chat([user('Hi')], on(deployment), { tools });
  const choice = body.choices?.[0];
  return {
    content: choice?.message.content ?? '',
    calls: (choice?.message.tool_calls ?? []).map(calledIn),
    finish: choice?.finish_reason ?? null,
    error: body.error?.param,
    report: body.service_policy_detections.output_guardrails,
  };
}

const calledIn = ({ function: called, custom }: Sent): readonly [string, string] => [
  called?.name ?? custom.name,
  called?.arguments ?? custom.input,
];

/** Asks for a stream. */
export async function streamed(
  service: ProxiedService,
  deployment: string,
  calls: readonly Called[],
  content = '',
  size = 3,
): Promise<Answer> {
  service.script(streamedReply(calls, content, size));
  const { text: sent } = await proxyCaller(() => service).chat([user('Hi')], on(deployment), { tools, stream: true });
  const chunks = chunksOf(sent);
  const choices = chunks.flatMap(({ choices: each }) => each ?? []);
  const error = chunks.find((chunk) => chunk.error)?.error;
  return {
    content: choices.map(({ delta }) => delta.content ?? '').join(''),
    calls: choices.flatMap(({ delta }) => (delta.tool_calls ?? []).map(calledIn)),
    finish: choices.map(({ finish_reason: finish }) => finish).find(Boolean) ?? null,
    error: error?.param,
    report: chunks.at(-1)?.service_policy_detections?.output_guardrails,
  };
}

export const mail = (to: string): Called => ({ name: 'send_mail', args: JSON.stringify({ to, body: 'Hello' }) });
export const fine = mail('ana@example.com');
