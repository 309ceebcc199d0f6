import { setTimeout as sleep } from 'node:timers/promises';
import type { Script } from '@redoubt/providers/testing/scripted-upstream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testKey } from '../testing/test-service.ts';
import { chunkOf, type ProxiedService, startProxiedService } from './testing/proxied-service.ts';

let service: ProxiedService;
/** Words that the model has written so far. */
let written = 0;
beforeAll(async () => {
  service = await startProxiedService({ REDOUBT_SECOND_STAGE: 'off' });
  const heads = { toxicity: { enabled: true }, nsfw: { enabled: true }, injection_attack: { enabled: true } };
  const words = { keyword_detector: { enabled: true, banned_keywords: ['project heron'] } };
  const policies = {
    words,
    personal: { ...words, pii: { enabled: true } },
    heads,
    all: { ...heads, ...words, pii: { enabled: true } },
  };
  for (const [name, detectors] of Object.entries(policies)) {
    await service.savePolicy(name, detectors);
    await service.deploy(name, {
      input_guardrails_policy: { additional_config: { pii_redaction: true } },
      output_guardrails_policy: { policy_name: name, block: Object.keys(detectors) },
    });
  }
});
afterAll(() => service.stop());

/** Writes a text word by word, with a pause after each, and without a stop. */
const slowly =
  (text: string, wrap = (content: string): object => ({ content })): Script =>
  async (response) => {
    written = 0;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const word of text.split(/(?<= )/)) {
      response.write(`data: ${JSON.stringify(chunkOf(wrap(word)))}\n\n`);
      written += 1;
      await sleep(20);
    }
    response.write(`data: ${JSON.stringify(chunkOf({}, 'stop'))}\n\n`);
    response.end('data: [DONE]\n\n');
  };

interface Piece {
  readonly text: string;
  /** Words that the model had written when it came. */
  readonly at: number;
}

/** The pieces of an answer as a caller gets them. */
async function piecesOf(deployment: string, field: 'content' | 'reasoning_content' = 'content') {
  const response = await fetch(`${service.url}/ai-proxy/chat/completions`, {
    method: 'POST',
    headers: { apikey: testKey, 'content-type': 'application/json', 'x-service-deployment': deployment },
    body: JSON.stringify({ stream: true, messages: [{ role: 'user', content: 'Hi' }] }),
  });
  const pieces: Piece[] = [];
  let all = '';
  for await (const bytes of response.body ?? []) {
    const part = Buffer.from(bytes).toString();
    all += part;
    const chunks = [...part.matchAll(/^data: (\{.*)$/gm)].map(([, data = '']) => JSON.parse(data));
    const text = chunks.map(({ choices }) => choices?.[0]?.delta?.[field] ?? '').join('');
    if (text !== '') pieces.push({ text, at: written });
  }
  return { pieces, all };
}

const words =
  'and then we walked along the shore until the light was gone while the boats came home one after the other ';
const answer = words.repeat(4).trim();
const count = answer.split(' ').length;

describe('a text that goes on without a stop goes out as it comes', () => {
  test.each(['words', 'personal', 'heads', 'all'])('judged by %s', async (deployment) => {
    service.script(slowly(answer));
    const { pieces } = await piecesOf(deployment);
    expect(pieces.map(({ text }) => text).join('')).toBe(answer);
    expect(pieces.length).toBeGreaterThanOrEqual(8);
    expect(pieces[0]?.at).toBeLessThan(count / 2);
    const gaps = pieces.map(({ at }, index) => at - (pieces[index - 1]?.at ?? 0));
    expect(Math.max(...gaps)).toBeLessThan(count * 0.4);
  });

  test('also thoughts and arguments of tools', async () => {
    service.script(slowly(answer, (reasoning_content) => ({ reasoning_content })));
    const thought = await piecesOf('all', 'reasoning_content');
    expect(thought.pieces.length).toBeGreaterThanOrEqual(8);
    expect(thought.pieces.map(({ text }) => text).join('')).toBe(answer);
  });
});

describe('and nothing that is found goes out', () => {
  test.each([
    ['words', 'project heron'],
    ['words', 'p r o j e c t heron'],
    ['personal', 'ana.lind@example.com'],
    ['personal', '4111 1111 1111 1111'],
    ['all', 'Project   Heron'],
  ])('by %s: %s', async (deployment, secret) => {
    service.script(slowly(`${words.repeat(2)}${secret} ${words}`));
    const { pieces, all } = await piecesOf(deployment);
    const said = pieces.map(({ text }) => text).join('');
    expect(all).toContain('output_guardrails_blocked');
    expect(words.repeat(2).startsWith(said)).toBe(true);
  });
});
