import { drawText } from '@redoubt/media/testing/draw-text';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { show, writePdf } from '../../../../documents/src/testing/write-pdf.ts';
import { serveSite, type TestSite } from '../../guardrails/scans/testing/serve-site.ts';
import { chatReply, type ProxiedService, startProxiedService } from '../testing/proxied-service.ts';
import { proxyCaller, user } from '../testing/proxy-caller.ts';

const PAGES = 40;
let service: ProxiedService;
let site: TestSite;
let pdf: string;

const page = { content: show('Tea is made with hot water.') };
const paper = (pages: number) => Buffer.from(writePdf({ pages: Array.from({ length: pages }, () => page) }));

beforeAll(async () => {
  pdf = paper(PAGES).toString('base64');
  const picture = await (await drawText(['The ferry leaves at nine.'])).png().toBuffer();
  site = await serveSite({
    '/paper.pdf': (_, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end(paper(PAGES)),
    '/next.pdf': (_, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end(paper(PAGES + 1)),
    '/picture.png': (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(picture),
  });
  service = await startProxiedService({ REDOUBT_SECOND_STAGE: 'off', REDOUBT_ALLOW_PRIVATE_TARGETS: 'loopback' });
  await service.savePolicy('words', { keyword_detector: { enabled: true, banned_keywords: ['xyzzy'] } });
  await service.deploy('fetching', {
    input_guardrails_policy: { policy_name: 'words', block: ['keyword_detector'] },
    fetch_part_addresses: true,
  });
});
afterAll(async () => {
  await service.stop();
  await site.stop();
});
beforeEach(() => {
  service.script(chatReply('Hello.'));
  return leave(100_000);
});

const { chat } = proxyCaller(() => service);
const fetching = { 'x-service-deployment': 'fetching' };
const used = async () =>
  (await service.client.usage.balance({ query: { balance: 'guardrails' } })).balances[0]?.used ?? 0;
const costOf = ({ headers }: { headers: Headers }) => Number(headers.get('x-service-credits-cost') ?? '0');
const text = { type: 'text', text: 'What does it say?' };
const asked = (...parts: object[]) => [user([text, ...parts])];
const fetchedPdf = (path = '/paper.pdf') => ({ type: 'input_file', file_url: site.url + path });
const fetchedPicture = () => ({ type: 'image_url', image_url: { url: `${site.url}/picture.png` } });
const sentPdf = () => ({ type: 'input_file', file_data: pdf });

/** Leaves so many credits. */
async function leave(credits: number): Promise<void> {
  const limits = { guardrails: (await used()) + credits };
  await service.client.admin.changeOrganisation({ params: { organisation_id: 'own' }, body: { limits } } as never);
  service.passTime(1_000);
}

test.each<[what: string, part: () => object, costs: number]>([
  ['a fetched PDF', fetchedPdf, 1 + 2 + 1 + PAGES],
  ['a fetched picture that is a PDF', () => ({ type: 'image_url', image_url: fetchedPdf('/next.pdf').file_url }), 45],
  ['a sent PDF', sentPdf, 1 + 2 + 1 + PAGES],
])('%s that costs more than is left is refused with what it may cost, and costs nothing', async (_, part, costs) => {
  await leave(costs - 1);
  const before = await used();
  const refused = await chat(asked(part()), fetching);
  expect([refused.status, refused.body.error.code]).toEqual([402, 'credit_limit_reached']);
  expect(refused.body.error.message).toContain(`may cost up to ${costs}`);
  expect(await used()).toBe(before);
  await leave(costs);
  const allowed = await chat(asked(part()), fetching);
  expect([allowed.status, costOf(allowed)]).toEqual([200, costs]);
  expect((await used()) - before).toBe(costs);
});

test.each<[what: string, part: () => object]>([
  ['PDF', fetchedPdf],
  ['picture', fetchedPicture],
])('a fetched %s that comes again with the next turn is neither read nor paid again', async (_, part) => {
  const plain = costOf(await chat(asked(), fetching));
  const first = await chat(asked(part()), fetching);
  const later = [...asked(part()), { role: 'assistant', content: 'It is nine.' }, user([text])];
  const next = await chat(later, fetching);
  expect(next.body.service_policy_detections.input_guardrails.parts).toMatchObject([{ is_read: true }]);
  expect([costOf(first) > plain, costOf(next)]).toEqual([true, plain]);
  // It is paid where it is new, like any part.
  expect(costOf(await chat(asked(part()), fetching))).toBe(costOf(first));
});
