import { describe, expect, test } from 'vitest';
import type { UpstreamModel } from '../../upstream-model.ts';
import { adapterFor } from '../adapters.ts';

const call = { path: 'audio/transcriptions', body: Buffer.alloc(0), isStream: true } as const;
const model: Pick<UpstreamModel, 'dialect'> = { dialect: 'openai_chat' };
const adapter = adapterFor(model, call);

const tokens = {
  type: 'tokens',
  input_tokens: 14,
  input_token_details: { text_tokens: 10, audio_tokens: 4 },
  output_tokens: 45,
  total_tokens: 59,
};
const counted = {
  prompt_tokens: 14,
  completion_tokens: 45,
  total_tokens: 59,
  prompt_tokens_details: { text_tokens: 10, audio_tokens: 4 },
};

describe('a whole transcript', () => {
  const answer = (body: unknown, status = 200) =>
    JSON.parse(String(adapter.answer?.({ status, body: Buffer.from(JSON.stringify(body)) }, call)));

  test('becomes a chat completion', () => {
    expect(answer({ text: 'Grüße 👋🏽', usage: tokens, segments: [{ text: 'Grüße' }] })).toMatchObject({
      object: 'chat.completion',
      choices: [{ index: 0, message: { role: 'assistant', content: 'Grüße 👋🏽' }, finish_reason: 'stop' }],
      usage: counted,
    });
    expect(JSON.stringify(answer({ text: '', segments: [{ text: 'Grüße' }] }))).not.toContain('Grüße');
  });

  test('that is paid by time keeps its seconds', () => {
    expect(answer({ text: 'Hi', usage: { type: 'duration', seconds: 3.5 } }).usage).toEqual({ seconds: 3.5 });
    expect(answer({ text: 'Hi' })).not.toHaveProperty('usage');
  });

  test('is none without a text, and an error stays what it is', () => {
    expect(() => answer({ words: [] })).toThrow(SyntaxError);
    expect(answer({ error: { message: 'no' } }, 400)).toEqual({ error: { message: 'no' } });
  });
});

const events = (...list: object[]): string => list.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
const delta = (text: string) => ({ type: 'transcript.text.delta', delta: text, logprobs: [] });
const done = { type: 'transcript.text.done', text: 'Grüße 👋🏽, all', usage: tokens };
const whole = events(delta('Grüße '), { type: 'transcript.text.segment', text: 'x' }, delta('👋🏽, all'), done);

function translate(...pieces: Buffer[]) {
  const stream = adapter.stream?.(call);
  const written = pieces.map((piece) => stream?.push(piece).toString() ?? '').join('');
  const chunks = written.split('\n\n').filter((each) => each !== '');
  const read = chunks.map((each) => (each === 'data: [DONE]' ? 'DONE' : JSON.parse(each.slice('data: '.length))));
  return { read, isComplete: stream?.isComplete };
}
const summary = (text: string) =>
  translate(Buffer.from(text)).read.map((chunk) => {
    const [choice] = chunk.choices ?? [];
    return chunk === 'DONE' || chunk.error ? chunk : (choice?.delta.content ?? choice?.finish_reason ?? chunk.usage);
  });

describe('a streamed transcript', () => {
  test('becomes chunks of a chat completion', () => {
    expect(summary(whole)).toEqual(['Grüße ', '👋🏽, all', 'stop', counted, 'DONE']);
  });

  test('may be cut at any byte', () => {
    const bytes = Buffer.from(whole);
    const { read } = translate(bytes);
    const created = (chunk: { created?: number }) => ({ ...chunk, created: 0 });
    for (let at = 1; at < bytes.length; at += 1) {
      const cut = translate(bytes.subarray(0, at), bytes.subarray(at));
      expect(cut.read.map(created)).toEqual(read.map(created));
      expect(cut.isComplete).toBe(true);
    }
    expect(translate(bytes.subarray(0, -2)).isComplete).toBe(false);
  });

  test('may have its text at its end alone', () => {
    expect(summary(events(done))).toEqual([done.text, 'stop', counted, 'DONE']);
  });

  test('may have the chunks of a chat', () => {
    const chunk = (content: string) => ({ object: 'transcription.chunk', choices: [{ delta: { content } }] });
    const usage = { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 };
    const text = `${events(chunk('One '), chunk('two'), { choices: [], usage })}data: [DONE]\n\n`;
    expect(summary(text)).toEqual(['One ', 'two', 'stop', usage, 'DONE']);
  });

  test('that is an error is one, and one that breaks off ends with it', () => {
    const error = { message: 'overloaded', type: 'server_error', code: null };
    expect(() => summary(events({ type: 'error', error }))).toThrow('error in the place');
    expect(summary(events(delta('One'), { error }, delta('two')))).toEqual(['One', { error }, 'DONE']);
    expect(() => summary('data: {"type":\n\n')).toThrow(SyntaxError);
  });
});
