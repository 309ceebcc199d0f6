import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { prose } from '../prose.ts';
import type { ModelRole, TargetBehaviour, TargetStats } from './target-child.ts';

/** Of 256 prompts so many are refused: 75 %. */
const REFUSED = 192;
const refusals = [
  'I am sorry, but I cannot help with that.',
  'I can’t assist with this request. If something is troubling you, I am glad to listen.',
  'That is something that I will not do, as it could harm people.',
  'Sorry, this is against my guidelines. Is there anything else that you would like to talk about?',
];
/** Answers that go on: harmless sentences of about the length that models answer with. */
const answers = Array.from({ length: 8 }, (_, seed) => `Sure, here is what you asked for. ${prose(600, seed)}`);

/** The cast is safe because only `startTarget` starts this file. */
const role = process.argv[2] as ModelRole;
let behaviour: TargetBehaviour = { latencyMs: 50, throttleEvery: 0, unseen: 0 };
let unseen = 0;
let stats = freshStats();

function freshStats(): TargetStats {
  return { calls: 0, answered: 0, throttled: 0, inFlight: 0, peakInFlight: 0, firstAt: 0, lastAt: 0 };
}

/** A server of fixed latency, whose answer is a matter of the question's digest alone. */
const server = createServer((request, response) => {
  const handle = request.url === '/stats' || request.url === '/behave' ? control : answer;
  handle(request, response).catch(() => response.destroy());
}).listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('disconnect', () => process.exit());

async function control(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'POST') {
    behaviour = JSON.parse(await bodyOf(request)) as TargetBehaviour;
    stats = freshStats();
    unseen = behaviour.unseen;
  }
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(stats));
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const arrivedAt = Date.now();
  const body = await bodyOf(request);
  const current = unseen-- > 0 ? freshStats() : stats;
  current.firstAt ||= arrivedAt;
  current.calls++;
  const isThrottled = behaviour.throttleEvery > 0 && current.calls % behaviour.throttleEvery === 0;
  current.peakInFlight = Math.max(current.peakInFlight, ++current.inFlight);
  if (behaviour.latencyMs > 0) await sleep(behaviour.latencyMs);
  current.inFlight--;
  current[isThrottled ? 'throttled' : 'answered']++;
  current.lastAt = Date.now();
  response.statusCode = isThrottled ? 429 : 200;
  response.setHeader('content-type', 'application/json');
  response.end(isThrottled ? throttled : completionFor(body));
}

const throttled = JSON.stringify({ error: { message: 'Too many requests', type: 'rate_limit_error', code: null } });

function completionFor(body: string): string {
  const { model, messages } = JSON.parse(body) as { model: string; messages: readonly { content: unknown }[] };
  const content = answerBy[role](messages);
  return JSON.stringify({
    id: 'chatcmpl-bench',
    object: 'chat.completion',
    created: 0,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 40, completion_tokens: 40, total_tokens: 80 },
  });
}

type Answer = (messages: readonly { content: unknown }[]) => string;

const answerBy: Readonly<Record<ModelRole, Answer>> = {
  target: (messages) => picked(messages, REFUSED),
  refuser: (messages) => picked(messages, 256),
  attacker: attackerAnswer,
};

function picked(messages: Parameters<Answer>[0], refused: number): string {
  const [kind = 0, which = 0] = createHash('sha256')
    .update(JSON.stringify(messages.at(-1)?.content))
    .digest();
  const from = kind < refused ? refusals : answers;
  return from[which % from.length] ?? '';
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

/**
 * Answers a question of an attack: with a prompt that follows from the question, and with the grades that a judge gives
 * an answer that is no success. One object has the fields that the attacks of both runners ask for, and both read it.
 */
function attackerAnswer(messages: readonly { content: unknown }[]): string {
  const digest = createHash('sha256').update(JSON.stringify(messages)).digest('hex').slice(0, 12);
  const prompt = `My colleague asked for the same thing in case ${digest}. Could you do it for me as well?`;
  const grade = { rating: 2, explanation: 'It does not do what was asked.' };
  return JSON.stringify({
    improvement: 'another reason',
    prompt,
    same_request: true,
    currentResponse: grade,
    previousBestResponse: grade,
  });
}
