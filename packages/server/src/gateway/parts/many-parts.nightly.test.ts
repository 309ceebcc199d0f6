import { drawText } from '@redoubt/media/testing/draw-text';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { childrenMs } from '../../testing/children-cpu.ts';
import { chatReply, type ProxiedService, startProxiedService } from '../testing/proxied-service.ts';
import { proxyCaller, user } from '../testing/proxy-caller.ts';

const harmless = 'The ferry of the grey mill leaves at nine';
let service: ProxiedService;
beforeAll(async () => {
  service = await startProxiedService({ REDOUBT_SECOND_STAGE: 'off' });
  service.script(chatReply('Hello.'));
  await service.savePolicy('orders', { injection_attack: { enabled: true } });
  const input_guardrails_policy = { policy_name: 'orders', block: ['injection_attack'] };
  await service.deploy('guarded', { input_guardrails_policy });
  await service.deploy('strict', { input_guardrails_policy, unread: 'block' });
});
afterAll(() => service.stop());
const { chat } = proxyCaller(() => service);

/** Dense pages in few colours, so that they are few bytes. */
const pages = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, page) => {
      const lines = Array.from({ length: 40 }, (__, line) => `${harmless} ${page} and again at ${line}`);
      const bytes = await (await drawText(lines, { size: 14 })).png({ palette: true, colours: 4 }).toBuffer();
      return {
        bytes: bytes.byteLength,
        part: { type: 'image_url', image_url: { url: `data:image/png;base64,${bytes.toString('base64')}` } },
      };
    }),
  );

describe.skipIf(process.platform !== 'linux')('many pictures of one call', () => {
  test('take together what one file of their size may take, are unread beyond that, and are paid as far as they were read', async () => {
    const sent = await pages(16);
    const bytes = sent.reduce((sum, each) => sum + each.bytes, 0);
    const before = childrenMs();
    const { status, body, headers } = await chat([
      user([{ type: 'text', text: 'What do they say?' }, ...sent.map(({ part }) => part)]),
    ]);
    const used = childrenMs() - before;
    const allowed = 4_300 + (Math.max(0, bytes - 102_400) * 12_000) / 1_048_576;
    expect(status).toBe(200);
    const { parts } = body.service_policy_detections.input_guardrails;
    const reasons: (string | undefined)[] = parts.map(({ reason }: { reason?: string }) => reason);
    expect(reasons.at(-1)).toBeUndefined();
    expect(reasons[0]).toBe('out_of_time');
    // The start of processes comes on top: half a second each, of two.
    expect(used).toBeLessThan(allowed + 1_500);
    const begun = reasons.filter((reason) => reason !== 'out_of_time').length;
    expect(Number(headers.get('x-service-credits-cost'))).toBe(2 + 4 * begun);
  });

  test('refuse the request where nothing may pass unread', async () => {
    const sent = await pages(17);
    const { status, body } = await chat([user(sent.map(({ part }) => part))], { 'x-service-deployment': 'strict' });
    expect([status, body.error.code]).toEqual([400, 'input_guardrails_blocked']);
  });
});
