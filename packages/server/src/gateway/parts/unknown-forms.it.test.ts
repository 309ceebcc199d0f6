import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chatReply, type ProxiedService, startProxiedService } from '../testing/proxied-service.ts';
import { proxyCaller, user } from '../testing/proxy-caller.ts';

let service: ProxiedService;
beforeAll(async () => {
  service = await startProxiedService({ REDOUBT_SECOND_STAGE: 'off' });
  await service.savePolicy('words', { keyword_detector: { enabled: true, banned_keywords: ['xyzzy'] } });
  const input = { policy_name: 'words', block: ['keyword_detector'] };
  for (const unread of ['judge', 'block', 'pass']) {
    await service.deploy(unread, { input_guardrails_policy: input, unread });
  }
  await service.deploy('bare, block', { unread: 'block' });
});
afterAll(() => service.stop());
beforeEach(() => service.script(chatReply('Hello.')));

const { chat } = proxyCaller(() => service);
const through = (name: string) => ({ 'x-service-deployment': name });
const asked = (...parts: object[]) => [user([{ type: 'text', text: 'What does it say?' }, ...parts])];

const forms: [form: object, reason: string][] = [
  [{ type: 'picture_ref', ref: 'a1' }, 'unknown_form'],
  [{ type: 'image_embeds', image_embeds: 'AAAA' }, 'unknown_form'],
  [{ type: 'resource_link', uri: 'note://1' }, 'unknown_form'],
  [{ type: 'resource', resource: { uri: 'note://1', text: 'Tea is made with hot water.' } }, 'unknown_form'],
  [{ type: 'image-data', data: 'AAAA' }, 'unknown_form'],
  [{ type: 'image', source: { bytes: [137, 80, 78, 71] } }, 'unknown_form'],
  [{ document: { name: 'a', source: { s3Location: { bucket: 'b', key: 'k' } } } }, 'unknown_form'],
  [{ type: 'tool_result', tool_use_id: 'a', content: [{ type: 'picture_ref', ref: 'a1' }] }, 'unknown_form'],
  [{ type: 'document_url', document_url: 'https://example.com/a.pdf' }, 'address'],
  [{ type: 'file', fileId: 'f1' }, 'stored_file'],
  [{ type: 'media', mediaType: 'image/png', data: 'AA*A' }, 'broken_base64'],
];

describe('a form that is not known', () => {
  test.each(forms)('%j is refused where nothing may pass unread', async (form, reason) => {
    const before = service.upstream.received.length;
    const { status, body } = await chat(asked(form), through('block'));
    expect([status, body.error?.code]).toEqual([400, 'input_guardrails_blocked']);
    expect(body.error.param).toContain('messages.0.content.1');
    expect(body.service_policy_detections.input_guardrails).toMatchObject({ parts: [{ is_read: false, reason }] });
    expect((await chat(asked(form), through('bare, block'))).status).toBe(400);
    expect(service.upstream.received.length).toBe(before);
  });

  test.each(forms)('%j is told of elsewhere', async (form, reason) => {
    for (const [name, told] of [
      ['judge', reason],
      ['pass', 'reading_disabled'],
    ] as const) {
      const { status, body } = await chat(asked(form), through(name));
      expect(status).toBe(200);
      expect(body.service_policy_detections.input_guardrails).toMatchObject({
        parts: [{ part: expect.stringContaining('messages.0.content.1'), is_read: false, reason: told }],
        warnings: [expect.stringContaining('is unread')],
      });
    }
  });
});

const words = 'Tea is made with hot water.';
test.each<[what: string, messages: unknown[]]>([
  ['results of tools', asked({ type: 'tool_result', content: [{ type: 'text', text: words }] })],
  ['a result in words', asked({ type: 'tool_result', tool_use_id: 'b', content: words })],
  ['arguments of a tool', asked({ type: 'tool_use', input: { content: [{ type: 'pear' }], mimeType: 'image/png' } })],
  ['a document as its text', asked({ type: 'document', source: { type: 'text', data: words }, title: 'Tea' })],
  ['what a model thought', asked({ type: 'thinking', thinking: words, signature: 'AAAA' })],
  [
    'a turn with a tool',
    [
      ...asked(),
      { role: 'assistant', tool_calls: [{ id: 'a', type: 'function', function: { name: 'f', arguments: '{}' } }] },
      { role: 'tool', tool_call_id: 'a', content: '{"type":"picture_ref","mimeType":"image/png","data":"AAAA"}' },
    ],
  ],
])('an ordinary request passes where nothing may pass unread: %s', async (_, messages) => {
  const properties = { content: { type: 'array', items: { type: 'object' } }, image: { type: 'object' } };
  const tools = [{ type: 'function', function: { name: 'f', parameters: { type: 'object', properties } } }];
  const format = { type: 'json_schema', json_schema: { name: 'a', schema: { type: 'object', properties } } };
  const more = { tools, response_format: format, guided_json: { type: 'object', properties } };
  const { status, body } = await chat(messages, through('block'), more);
  expect(status).toBe(200);
  expect(Object.keys(body.service_policy_detections.input_guardrails)).not.toContain('parts');
});
