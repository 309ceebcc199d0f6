import { describe, expect, test } from 'vitest';
import type { Voice } from '../stages/text-place.ts';
import { sizeOf, wellFormed } from './decode-part.ts';
import { findParts } from './find-parts.ts';

const callers: ReadonlySet<Voice> = new Set(['caller']);
const inline = { kind: 'inline', base64: 'AAAA' } as const;
const address = { kind: 'address', url: 'https://a.example/b' } as const;
const at = address.url;

const found = (body: Record<string, unknown>) =>
  findParts(body, callers).parts.map(({ place, medium, source }) => ({ place, medium, source }));
const inMessage = (...content: unknown[]) => found({ messages: [{ role: 'user', content }] });

describe('every form of a part is found', () => {
  test.each<[form: object, medium: string, source: object]>([
    [{ type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA', detail: 'low' } }, 'image', inline],
    [{ type: 'image_url', image_url: { url: at } }, 'image', address],
    [{ type: 'image_url', image_url: at }, 'image', address],
    [{ type: 'image_url', image_url: { url: 'b.png' } }, 'image', { kind: 'address', url: 'b.png' }],
    [{ image_url: { url: at } }, 'image', address],
    [{ type: 'input_image', image_url: ' DATA:image/png;base64,AAAA', detail: 'auto' }, 'image', inline],
    [{ type: 'input_image', file_id: 'file-1' }, 'image', { kind: 'stored' }],
    [{ type: 'image', image: 'AAAA' }, 'image', inline],
    [{ type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'AAAA' } }, 'image', inline],
    [{ type: 'image', source: { type: 'url', url: at } }, 'image', address],
    [{ type: 'image', source: { type: 'file', file_id: 'file-1' } }, 'image', { kind: 'stored' }],
    [{ type: 'image', data: 'AAAA', mimeType: 'image/png' }, 'image', inline],
    [{ type: 'document', source: { type: 'base64', data: 'AAAA' }, title: 'A', context: 'Of May' }, 'file', inline],
    [{ type: 'file', file: { filename: 'a.pdf', file_data: 'data:application/pdf;base64,AAAA' } }, 'file', inline],
    [{ type: 'file', file: { filename: 'a.pdf', file_data: 'AAAA' } }, 'file', inline],
    [{ type: 'input_file', file_url: at }, 'file', address],
    [{ type: 'input_audio', input_audio: { data: 'AAAA', format: 'wav' } }, 'audio', inline],
    [{ type: 'audio_url', audio_url: { url: 'data:audio/wav;base64,AAAA' } }, 'audio', inline],
    [{ type: 'video_url', video_url: { url: at } }, 'video', address],
    [{ inlineData: { mimeType: 'image/png', data: 'AAAA' } }, 'file', inline],
    [{ fileData: { mimeType: 'image/png', fileUri: at } }, 'file', address],
    [{ file_data: { mime_type: 'image/png', file_uri: 'gs://a/b' } }, 'file', { kind: 'address', url: 'gs://a/b' }],
    [{ type: 'unheard_of', blob: 'data:image/png;base64,AAAA' }, 'image', inline],
    [{ type: 'image_url', image_url: { url: 'data:image/svg+xml,%3Csvg/%3E' } }, 'image', { ...inline, base64: '' }],
  ])('%j', (form, medium, source) => {
    expect(inMessage({ type: 'text', text: 'See' }, form)).toEqual([
      { place: expect.stringMatching(/^messages\.0\.content\.1/), medium, source },
    ]);
  });

  test('in lists of pictures, in results within results, and beside messages', () => {
    const messages = [
      { role: 'user', content: 'See', images: ['AAAA', at] },
      { role: 'tool', content: [{ type: 'tool_result', content: [{ type: 'image', image: 'AAAA' }] }] },
    ];
    expect(found({ messages, input: [{ type: 'input_image', image_url: at }] }).map(({ place }) => place)).toEqual([
      'messages.0.images.0',
      'messages.0.images.1',
      'messages.1.content.0.content.0',
      'input.0',
    ]);
  });
});

test.each<[what: string, body: object]>([
  ['texts', { messages: [{ role: 'user', content: [{ type: 'text', text: 'data:image/png;base64,AAAA' }] }] }],
  ['a text in a data URL', { messages: [{ role: 'user', content: [{ note: 'data:text/plain;base64,AAAA' }] }] }],
  ['a document of text', { documents: [{ title: 'Fares', data: 'AAAA', url: at }] }],
  [
    'definitions of tools',
    { tools: [{ function: { parameters: { properties: { image_url: { type: 'string' } } } } }] },
  ],
  ['the wanted form of an answer', { modalities: ['text', 'audio'], audio: { voice: 'alloy', format: 'wav' } }],
  ['an answer of the model', { messages: [{ role: 'assistant', content: [{ image: 'AAAA' }], audio: { id: 'a' } }] }],
  ['a system message', { messages: [{ role: 'system', content: [{ image: 'AAAA' }] }] }],
])('%s are no parts', (_, body) => {
  expect(found({ ...body })).toEqual([]);
});

test('of very many parts the last are found', () => {
  const content = Array.from({ length: 600 }, (_, at) => ({ type: 'input_image', file_id: `file-${at}` }));
  const { parts, areMore } = findParts({ messages: [{ role: 'user', content }] }, callers);
  expect([parts.length, areMore, parts.at(-1)?.place]).toEqual([512, true, 'messages.0.content.599']);
});

describe('base64', () => {
  test.each<[sent: string, text: string | undefined, bytes: number]>([
    ['AAAA', 'AAAA', 3],
    ['AAA=', 'AAA=', 2],
    ['AA==', 'AA==', 1],
    ['AA', 'AA', 1],
    ['A-_A', 'A-_A', 3],
    ['AA\r\nAA\n', 'AAAA', 3],
    ['A', undefined, 0],
    ['', undefined, 0],
    ['AA*A', undefined, 0],
    ['AA==AA', undefined, 0],
    ['AA,A', undefined, 0],
  ])('%j', (sent, text, bytes) => {
    expect(wellFormed(sent)).toBe(text);
    if (text !== undefined) expect([sizeOf(text), Buffer.from(text, 'base64').length]).toEqual([bytes, bytes]);
  });
});
