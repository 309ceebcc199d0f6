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

  /** The first bytes of a picture, and so many others that it can only be a file. */
  const picture = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(600, 7)]).toString('base64');
  /** Of no kind that is known by its first bytes. */
  const unknown = Buffer.from(Array.from({ length: 600 }, (_, at) => (at * at * 31 + at * 7 + 1) % 251)).toString(
    'base64',
  );
  const lines = (text: string, length: number, end = '\n') =>
    text.replace(new RegExp(`.{${length}}`, 'g'), (line) => line + end);

  test.each<[what: string, form: object, medium: string]>([
    ['short lines, in the form of Anthropic', { type: 'image', source: { data: lines(picture, 16) } }, 'image'],
    ['very short lines', { type: 'file', file: { file_data: lines(unknown, 4) } }, 'file'],
    ['blanks', { type: 'input_audio', input_audio: { data: lines(unknown, 10, ' '), format: 'wav' } }, 'audio'],
    ['signs that some decoders skip', { type: 'image', image: lines(picture, 20, '. ') }, 'image'],
    ['what is no base64', { type: 'image', image: 'A picture of a ferry, you see.' }, 'image'],
    ['the type of a text', { type: 'image_url', image_url: { url: 'data:text/plain;base64,AAAA' } }, 'image'],
    ['the type of a text, as a file', { type: 'file', file: { file_data: 'data:text/csv;base64,AAAA' } }, 'file'],
    ['the type of a script', { type: 'image_url', image_url: 'data:application/json;base64,AAAA' }, 'image'],
    ['no type', { type: 'image_url', image_url: 'data:;base64,AAAA' }, 'image'],
    ['long parameters', { blob: `data:image/png;name=${'x'.repeat(200)};base64,AAAA` }, 'image'],
    ['the type of a text outside of a part', { blob: `data:text/plain;base64,${picture}` }, 'file'],
    ['a picture in percent-code', { type: 'image_url', image_url: 'data:text/xml,%3Csvg/%3E' }, 'image'],
    ['a picture where an address is meant', { type: 'image_url', image_url: { url: picture } }, 'image'],
    ["Bedrock's documents", { document: { format: 'pdf', name: 'a', source: { bytes: 'AAAA' } } }, 'file'],
    ["Bedrock's pictures", { image: { format: 'png', source: { bytes: 'AAAA' } } }, 'image'],
    ["Bedrock's videos", { video: { format: 'mp4', source: { bytes: 'AAAA' } } }, 'video'],
    ['a member of its own for PDFs', { type: 'pdf', pdf: { data: 'AAAA' } }, 'file'],
    ['an unknown name in a part', { type: 'image', image_base64: picture }, 'image'],
    ['another unknown name in a part', { type: 'image', image_data: unknown }, 'image'],
    ['an unknown name in an unknown form', { type: 'image_embeds', image_embeds: unknown }, 'file'],
    ['an unknown name over short lines', { type: 'picture_of', picture_of: lines(unknown, 8) }, 'file'],
    ['an unknown name beside a text', { type: 'text', text: 'See', shown: picture }, 'file'],
    ['a role in an unknown type', { type: 'custom_image', role: 'user', content: picture }, 'file'],
    ['much white space', { shown: `${' '.repeat(5_000)}${picture}` }, 'file'],
    ['white space before an address of data', { shown: `${' '.repeat(5_000)}data:image/png;base64,AAAA` }, 'image'],
    ['the content of an unknown type', { type: 'custom_image', content: picture }, 'file'],
  ])('%s', (_, form, medium) => {
    const parts = inMessage({ type: 'text', text: 'See' }, form);
    expect(parts).toMatchObject([{ medium, source: { kind: 'inline' } }]);
  });

  test('an unknown member of a message, and one of a body that is known to hold pictures', () => {
    const messages = [{ role: 'user', content: 'See', picture_data: picture, images: [lines(picture, 16)] }];
    expect(found({ messages, image: picture, document: 'Of May' })).toHaveLength(3);
  });

  test.each<[what: string, message: object]>([
    ['a text in base64', { role: 'user', content: unknown }],
    ['a text in base64 as a part', { role: 'user', content: [{ type: 'text', text: unknown }] }],
    ['what a tool says', { role: 'tool', content: [{ type: 'tool_result', content: unknown }] }],
    [
      'long words',
      {
        role: 'user',
        content: [{ type: 'document', text: 'Tea', context: 'On May 5 Tea is made With Water '.repeat(20) }],
      },
    ],
    ['a long address', { role: 'user', content: [{ note: `https://a.example/${unknown.replace(/\W/g, '')}` }] }],
    ['long numbers', { role: 'user', content: [{ ids: '0123456789abcdef'.repeat(30) }] }],
    [
      'a sentence that begins with data',
      { role: 'user', content: [{ type: 'document', text: 'Tea', title: 'data: a, b, c' }] },
    ],
    ['what a provider seals', { role: 'user', content: [{ type: 'reasoning', encrypted_content: unknown }] }],
  ])('%s is no part', (_, message) => {
    expect(found({ messages: [message] })).toEqual([]);
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

describe('a form that is not known is an unread part', () => {
  const unknown = { kind: 'unknown' };
  const bytes = [137, 80, 78, 71, 13, 10];

  test.each<[form: object, medium: string]>([
    [{ type: 'picture_ref', ref: 'a1' }, 'file'],
    [{ type: 'Image', id: 'a1' }, 'file'],
    [{ type: 7, ref: 'a1' }, 'file'],
    [{ type: 'image_embeds', image_embeds: 'AAAA' }, 'file'],
    [{ type: 'resource', resource: { name: 'a1' } }, 'file'],
    [{ type: 'resource', resource: { uri: 'note://1', text: 'Tea is made with hot water.' } }, 'file'],
    [{ type: 'resource_link', uri: 'note://1' }, 'file'],
    [{ type: 'image-data', data: 'AAAA' }, 'file'],
    [{ type: 'shown', text: 'See', ref: 'a1' }, 'file'],
    [{ type: 'image', source: { bytes } }, 'image'],
    [{ type: 'image', source: { bytes: { type: 'Buffer', data: bytes } } }, 'image'],
    [{ type: 'image', source: { bytes: Object.fromEntries(bytes.entries()) } }, 'image'],
    [{ image: { format: 'png', source: { bytes } } }, 'image'],
    [{ document: { name: 'a', source: { s3Location: { bucket: 'b', key: 'k' } } } }, 'file'],
    [{ type: 'text', text: 'See', video: { ref: 'a1' } }, 'video'],
    [{ type: 'document', title: 'Fares', ref: 'a1' }, 'file'],
    [{ type: 'document', text: 'Fares', ref: 'a1' }, 'file'],
    [{ type: 'document', text: 'Fares', title: { ref: 'a1' } }, 'file'],
    [{ type: 'document', text: 'Fares', id: 'a1' }, 'file'],
    [{ type: 'document', source: 'https://a.example/b' }, 'file'],
    [{ type: 'document', content: 'note://1' }, 'file'],
    [{ mime_type: 'image/png', id: 'a1' }, 'image'],
    [{ mediaType: 'application/pdf', content: { ref: 'a1' } }, 'file'],
  ])('%j', (form, medium) => {
    expect(inMessage({ type: 'text', text: 'See' }, form)).toMatchObject([
      { place: expect.stringMatching(/^messages\.0\.content\.1/), medium, source: unknown },
    ]);
  });

  test.each<[form: object, medium: string, source: object]>([
    [{ type: 'document_url', document_url: at }, 'file', address],
    [{ type: 'file', fileId: 'a1' }, 'file', { kind: 'stored' }],
    [{ type: 'media', mediaType: 'image/png', data: 'AAAA' }, 'image', inline],
    [{ mimeType: 'audio/wav', data: 'AAAA' }, 'audio', inline],
    [{ media_type: 'application/pdf', uri: at }, 'file', address],
    [{ type: 'text', text: 'See', contentType: 'image/png', url: at }, 'image', address],
    [{ type: 'resource', resource: { mimeType: 'image/png', blob: 'AAAA' } }, 'image', inline],
  ])('%j has a content that is found', (form, medium, source) => {
    expect(inMessage(form)).toMatchObject([{ medium, source }]);
  });

  const shown = { type: 'picture_ref', ref: 'a1' };
  test.each<[what: string, body: object]>([
    ['a result of a tool', { messages: [{ role: 'tool', content: [{ type: 'tool_result', content: [shown] }] }] }],
    [
      'an output of a tool',
      { messages: [{ role: 'tool', content: [{ type: 'tool-result', output: { type: 'content', value: [shown] } }] }] },
    ],
    ['a list in a list', { messages: [{ role: 'user', content: [[shown]] }] }],
    ['a content that is no list', { messages: [{ role: 'user', content: shown }] }],
    ['an input beside the messages', { input: [shown] }],
    ['content in that', { input: [{ role: 'user', content: [shown] }] }],
    ['what is predicted', { prediction: { type: 'content', content: [shown] } }],
    ['attachments', { attachments: [{ contentType: 'image/png', id: 'a1' }] }],
    ['contents', { contents: [{ role: 'user', parts: [shown] }] }],
  ])('in %s', (_, body) => {
    expect(found({ ...body })).toMatchObject([{ source: unknown }]);
  });

  test('bytes beside another content are not passed over', () => {
    const forms = inMessage({ type: 'image', image_url: at, source: { bytes } });
    expect(forms.map(({ source }) => source)).toEqual(expect.arrayContaining([address, unknown]));
  });

  test('documents within documents are looked at a few times each, however deep they are', () => {
    let looks = 0;
    let form: object = { type: 'document', text: 'Fares' };
    for (let depth = 0; depth < 40; depth += 1) {
      const held = form;
      form = {
        type: 'document',
        get source() {
          looks += 1;
          return held;
        },
      };
    }
    expect(inMessage(form)).toMatchObject([{ source: unknown }]);
    expect(looks).toBeLessThan(40 * 20);
  });

  const said = (...content: object[]) => ({ messages: [{ role: 'user', content }] });
  test.each<[what: string, body: object]>([
    [
      'texts',
      said({ type: 'text', text: 'A' }, { type: 'input_text', text: 'B', cache_control: { type: 'ephemeral' } }),
    ],
    ['a call of a tool', said({ type: 'tool_use', id: 'a', name: 'f', input: { content: [{ type: 'pear' }] } })],
    ['media in arguments', said({ type: 'tool_use', input: { mimeType: 'image/png', path: 'a.png', file: { a: 1 } } })],
    ['a result in words', said({ type: 'tool_result', tool_use_id: 'a', content: 'Fine' })],
    ['a result in texts', said({ type: 'tool_result', content: [{ type: 'text', text: 'Fine' }] })],
    ['a result in JSON', said({ toolResult: { content: [{ json: { content: [{ type: 'pear' }] } }] } })],
    ['what a model thought', said({ type: 'thinking', thinking: 'Hm', signature: 'AAAA' })],
    [
      'a document of its text',
      said({ type: 'document', source: { type: 'text', media_type: 'text/plain', data: 'A' } }),
    ],
    [
      'a document of texts',
      said({ type: 'document', source: { type: 'content', content: [{ type: 'text', text: 'A' }] } }),
    ],
    ['a type of media alone', said({ type: 'text', text: 'A', mimeType: 'image/png' })],
    ['a text with its type', said({ type: 'text', text: 'A', mimeType: 'text/plain', uri: 'note://1' })],
    ['documents beside the messages', { documents: [{ text: 'A', mimeType: 'application/pdf', url: at }] }],
    ['settings of pictures', { video: { fps: 2 }, mm_processor_kwargs: { image: { size: 2 } } }],
    [
      'a schema',
      { guided_json: { type: 'object', properties: { content: { type: 'array', items: { type: 'pear' } } } } },
    ],
    [
      'a call of an earlier answer',
      { messages: [{ role: 'tool', tool_calls: [{ type: 'pear', function: { name: 'f' } }] }] },
    ],
  ])('%s are no parts', (_, body) => {
    expect(found({ ...body })).toEqual([]);
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
