import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nestedFlate, nestedForms, onePage } from '../../../../../test/testing/hostile/pdf.ts';
import { writePdf } from '../../../../documents/src/testing/write-pdf.ts';
import { startTestService, type TestService } from '../../testing/test-service.ts';
import { serveSite, type TestSite } from './testing/serve-site.ts';

const many = (text: string, times: number): string => text.repeat(times);
const hostilePages: Record<string, string> = {
  '/deep': many('<div>', 200_000),
  '/wide': many('<p>', 1_100_000),
  '/attributes': `<p ${Array.from({ length: 200_000 }, (_, at) => `a${at}=b`).join(' ')}>x`,
  '/style': `<p style="${many('color:red;', 400_000)}">x`,
  '/json': `<script type="application/ld+json">${many('[', 2_000_000)}</script>`,
  '/frames': `<iframe srcdoc="${many('&lt;p&gt;x', 400_000)}">`,
  '/entities': many('&amp;&#x41;', 400_000),
};

let site: TestSite;
let service: TestService;
beforeAll(async () => {
  site = await serveSite(hostilePages);
  service = await startTestService({ REDOUBT_SECOND_STAGE: 'off', REDOUBT_ALLOW_PRIVATE_TARGETS: 'loopback' });
});
afterAll(async () => {
  await service.stop();
  await site.stop();
});

const detectors = { keyword_detector: { enabled: true, banned_keywords: ['x'] } };
const post = (path: string, body: object): Promise<Response> =>
  service.send(path, { method: 'POST', body: JSON.stringify({ ...body, detectors }) });

/** No credits are held once a call has ended. */
async function expectNoHold(): Promise<void> {
  const { balances } = await service.client.usage.balance({});
  expect(balances.map(({ held }) => held)).toEqual(balances.map(() => 0));
}

describe('a hostile page', () => {
  test.each(Object.keys(hostilePages))('%s is judged or refused, and the service goes on', async (path) => {
    const startedAt = performance.now();
    const { status } = await post('/guardrails/scan-url', { url: site.url + path });
    expect([200, 422]).toContain(status);
    expect(performance.now() - startedAt).toBeLessThan(60_000);
    await expectNoHold();
  });
});

describe('a hostile PDF', () => {
  test.each([
    { what: 'forms that multiply', pdf: nestedForms(30, 2), cost: '2' },
    {
      what: 'a hundred thousand saved states',
      pdf: writePdf({ pages: [{ content: many('q ', 400_000) }] }),
      cost: '2',
    },
    { what: 'a stream that grows', pdf: onePage(nestedFlate(100_000_000, 2), ''), cost: null },
  ])('$what are 422 and cost $cost', async ({ pdf, cost }) => {
    const response = await post('/guardrails/scan-pdf', { pdf_data: Buffer.from(pdf).toString('base64') });
    expect(response.status).toBe(422);
    const charged = response.headers.get('x-service-credits-cost');
    expect(charged === '0' ? null : charged).toBe(cost);
    await expectNoHold();
  });
});
