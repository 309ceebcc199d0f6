import { expect, test } from 'vitest';
import type { UpstreamModel } from '../../upstream-model.ts';
import { adapterFor } from '../adapters.ts';

const model: UpstreamModel = {
  id: '1',
  name: 'heard',
  dialect: 'openai_chat',
  provider: 'openai',
  baseUrl: 'https://api.example/v1',
  model: 'gpt-4o-transcribe',
  apiKeys: [],
};
const recording = { bytes: Buffer.from([0, 13, 10, 255, 45, 45]), format: 'mp3', mediaType: 'audio/mpeg' };
const path = 'audio/transcriptions';

function written(body: object, of: Partial<UpstreamModel> = {}) {
  const asked = { ...model, ...of };
  const call = { path, body: Buffer.from(JSON.stringify(body)), isStream: false, recording } as const;
  return adapterFor(asked, call).request(call, asked, 'k');
}

async function formOf(body: object, of: Partial<UpstreamModel> = {}) {
  const { headers, body: bytes } = written(body, of);
  const form = await new Response(new Uint8Array(bytes as Buffer), { headers }).formData();
  const file = form.get('file') as File;
  return { fields: [...form].filter(([name]) => name !== 'file'), file };
}

test('a call becomes a form: the recording, its prompt and settings, and the name of the model', async () => {
  const { fields, file } = await formOf({
    model: 'mine',
    messages: [{ role: 'user', content: 'Grüße,\n"they" said' }],
    language: 'de',
    keywords: ['heron', 'Bern'],
    temperature: 0.2,
    chunking_strategy: { type: 'server_vad', threshold: 0.5 },
    stream: true,
    stream_options: { include_usage: true },
    response_format: 'text',
    recording: { format: 'mp3', bytes: 6, sha256: 'x' },
  });
  expect(fields).toEqual([
    ['model', 'gpt-4o-transcribe'],
    ['prompt', 'Grüße,\n"they" said'],
    ['language', 'de'],
    ['keywords[]', 'heron'],
    ['keywords[]', 'Bern'],
    ['temperature', '0.2'],
    ['chunking_strategy[type]', 'server_vad'],
    ['chunking_strategy[threshold]', '0.5'],
    ['response_format', 'json'],
    ['stream', 'true'],
  ]);
  expect([file.name, file.type]).toEqual(['recording.mp3', 'audio/mpeg']);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(recording.bytes);
});

test('defaults of the model are those that a transcript has, under what the client sent', async () => {
  const defaults = { temperature: 0.9, language: 'en', max_tokens: 5, prompt: 'Names: Bern' };
  const { fields } = await formOf({ messages: [], temperature: 0 }, { model: undefined, defaults });
  expect(fields).toEqual([
    ['prompt', 'Names: Bern'],
    ['language', 'en'],
    ['temperature', '0'],
    ['response_format', 'json'],
  ]);
});

test.each([
  [{ baseUrl: 'https://api.example' }, 'https://api.example/v1/audio/transcriptions'],
  [{ baseUrl: 'https://api.example/v1/audio/transcriptions' }, 'https://api.example/v1/audio/transcriptions'],
  [
    { dialect: 'azure_chat', baseUrl: 'https://r.example' },
    'https://r.example/openai/deployments/gpt-4o-transcribe/audio/transcriptions?api-version=2024-10-21',
  ],
] as const)('the model at %j is asked at %s', (of, address) => {
  const { origin, path: asked, headers } = written({ messages: [] }, of);
  expect(origin + asked).toBe(address);
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
});

test('headers of a model do not take the boundary away', () => {
  const { headers } = written({ messages: [] }, { headers: { 'Content-Type': 'application/json', 'X-Team': 'a' } });
  expect([headers['content-type']?.split(';')[0], headers['x-team']]).toEqual(['multipart/form-data', 'a']);
});

test('Anthropic’s API has no such call, and a call without a recording is none', () => {
  expect(() => written({ messages: [] }, { dialect: 'anthropic_messages' })).toThrow(/use a deployment of a model/);
  const call = { path, body: Buffer.from('{}'), isStream: false } as const;
  expect(() => adapterFor(model, call).request(call, model, 'k')).toThrow('no recording');
});
