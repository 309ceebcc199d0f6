import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  chunkOf,
  completion,
  jsonReply,
  type ProxiedService,
  startProxiedService,
  streamReply,
} from './testing/proxied-service.ts';
import { proxyCaller, user } from './testing/proxy-caller.ts';

let service: ProxiedService;
beforeAll(async () => {
  service = await startProxiedService({ REDOUBT_SECOND_STAGE: 'off' });
  const keyword = { enabled: true, banned_keywords: ['project heron'] };
  await service.savePolicy('words', { keyword_detector: keyword, pii: { enabled: true } });
  const side = (block: string[]) => ({ output_guardrails_policy: { policy_name: 'words', block } });
  await service.deploy('guarded', side(['keyword_detector', 'pii']));
  await service.deploy('told', side([]));
});
afterAll(() => service.stop());
const { call } = proxyCaller(() => service);

const calling = (text: string) => ({
  tool_calls: [{ index: 0, id: 'c', type: 'function', function: { name: 'f', arguments: JSON.stringify({ text }) } }],
});
const says = (content: unknown) => ({ role: 'assistant', content });

async function asked(messages: object[], stream: boolean, deployment: string) {
  const whole = completion('');
  const choices = messages.map((message, index) => ({ index, message, finish_reason: 'stop', logprobs: null }));
  const chunks = messages.flatMap((message, index) => [chunkOf(message, null, index), chunkOf({}, 'stop', index)]);
  service.script(stream ? streamReply(chunks) : jsonReply({ ...whole, choices }));
  const answer = await call({ messages: [user('Hi')], stream }, { 'x-service-deployment': deployment });
  const last = stream ? JSON.parse(answer.text.split('data: ').at(-2) ?? '') : answer.body;
  return { error: last.error?.param ?? null, output: last.service_policy_detections.output_guardrails };
}

describe.each([
  ['a whole answer', false],
  ['a stream', true],
])('%s', (_, stream) => {
  test.each<[string, object[]]>([
    ['two choices', [says('Please see project'), says('heron is a bird.')]],
    ['content and a thought', [{ ...says('heron is a bird.'), reasoning_content: 'So we see project' }]],
    ['content and the arguments of a tool', [{ ...says('Please see project'), ...calling('heron') }]],
  ])('says nothing forbidden where only the end of one text and the next make it: %s', async (_name, messages) => {
    for (const deployment of ['guarded', 'told']) {
      const { error, output } = await asked(messages, stream, deployment);
      expect(error).toBeNull();
      expect(output.detected_detectors).toEqual([]);
      expect(output.summary.keyword_detected).toBe(0);
      expect(output.details.keyword_detector.detected_keywords).toEqual([]);
    }
  });

  test.each<[string, object[], string[]]>([
    ['the second of two choices', [says('Fine.'), says('Ask for Project Heron.')], ['keyword_detector']],
    ['the arguments of a tool', [{ ...says('Fine.'), ...calling('project heron') }], ['keyword_detector']],
    ['two texts', [says('Project heron.'), says('Ask jane@example.com')], ['keyword_detector', 'pii']],
    ['one beside others', [says('See project'), says('heron'), says('Ask jane@example.com')], ['pii']],
    [
      'two parts of one content',
      [
        says([
          { type: 'text', text: 'project ' },
          { type: 'text', text: 'heron' },
        ]),
      ],
      ['keyword_detector'],
    ],
  ])('is told of what stands in %s', async (_name, messages, found) => {
    expect((await asked(messages, stream, 'told')).output.detected_detectors).toEqual(found);
    expect((await asked(messages, stream, 'guarded')).error).not.toBeNull();
  });
});
