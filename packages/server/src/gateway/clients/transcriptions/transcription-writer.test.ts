import { expect, test } from 'vitest';
import { TranscriptionWriter } from './transcription-writer.ts';

const writer = (isText = false) => new TranscriptionWriter(() => isText);
const usage = {
  prompt_tokens: 14,
  completion_tokens: 45,
  total_tokens: 59,
  prompt_tokens_details: { text_tokens: 10, audio_tokens: 4 },
};
const told = {
  type: 'tokens',
  input_tokens: 14,
  input_token_details: { text_tokens: 10, audio_tokens: 4 },
  output_tokens: 45,
  total_tokens: 59,
};
const completion = {
  choices: [{ index: 0, message: { role: 'assistant', content: 'Hello.' }, finish_reason: 'stop' }],
  usage,
  service_policy_detections: { found: 1 },
};
const chunk = (content: string) => ({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });
const last = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] };
const written = (chunks: Parameters<TranscriptionWriter['chunk']>[0][]) => {
  const to = writer();
  const text = chunks.map((each) => to.chunk(each)).join('') + to.end();
  return text
    .split('\n\n')
    .filter((each) => each !== '')
    .map((each) => JSON.parse(each.slice('data: '.length)));
};

test('a whole answer is a text with its usage and the report, or the text alone', () => {
  expect(writer().whole(completion)).toEqual({ text: 'Hello.', usage: told, service_policy_detections: { found: 1 } });
  expect(writer().textType()).toBeUndefined();
  expect([writer(true).whole(completion), writer(true).textType()]).toEqual(['Hello.', 'text/plain; charset=utf-8']);
  expect(writer().whole({ ...completion, usage: { seconds: 3.5 } })).toMatchObject({
    usage: { type: 'duration', seconds: 3.5 },
  });
  expect(() => writer().whole({ data: [] })).toThrow('no message');
});

test('a stream is its pieces, and an end with the whole text, the usage and the report', () => {
  const report = { choices: [], usage, service_policy_detections: { found: 1 } };
  expect(written([chunk('Hel'), chunk('lo.'), last, report])).toEqual([
    { type: 'transcript.text.delta', delta: 'Hel' },
    { type: 'transcript.text.delta', delta: 'lo.' },
    { type: 'transcript.text.done', text: 'Hello.', usage: told, service_policy_detections: { found: 1 } },
  ]);
});

test('an error ends a stream, and so does what breaks off: neither has an end that looks whole', () => {
  const error = { message: 'blocked', type: 'guardrails_violation' };
  expect(written([chunk('Hel'), { error }, chunk('lo.'), last])).toEqual([
    { type: 'transcript.text.delta', delta: 'Hel' },
    { error },
  ]);
  expect(written([chunk('Hel')])).toEqual([{ type: 'transcript.text.delta', delta: 'Hel' }]);
});

test('a stream of which more would have to be kept ends with an error', () => {
  const long = 'x'.repeat(400_000);
  const types = written([chunk(long), chunk(long), chunk(long), last]).map(({ type, error }) => type ?? error.code);
  expect(types).toEqual(['transcript.text.delta', 'transcript.text.delta', 'upstream_answer_too_long']);
});
