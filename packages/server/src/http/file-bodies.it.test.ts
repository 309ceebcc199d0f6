import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService, testKey } from '../testing/test-service.ts';
import { holdBody } from './held-bodies.ts';
import { watchPace } from './upload-pace.ts';

const TEXT = 100_000;
const FILE = 3_000_000;
const HELD = 8_000_000;
const limits = { maxHeldBodyBytes: HELD, maxBodyBytes: TEXT };
let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    REDOUBT_MAX_BODY_BYTES: String(TEXT),
    REDOUBT_MAX_FILE_BODY_BYTES: String(FILE),
    REDOUBT_MAX_HELD_BODY_BYTES: String(HELD),
  });
});
afterAll(() => service.stop());

const detectors = { injection_attack: { enabled: true } };
const wordy = { keyword_detector: { enabled: true, banned_keywords: ['word'.repeat(30_000)] } };
const base64 = (bytes: number) => Buffer.alloc(bytes, 'no file ').toString('base64');
const post = (path: string, body: object): Promise<Response> =>
  service.send(path, { method: 'POST', body: JSON.stringify(body) });
const postForm = (path: string, form: FormData): Promise<Response> =>
  fetch(service.url + path, { method: 'POST', body: form, headers: { apikey: testKey } });

function formOf(bytes: number, detectorsText = JSON.stringify(detectors)): FormData {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'a.bin'));
  form.append('detectors', detectorsText);
  return form;
}

/** What the reader of files says shows that the whole body arrived. */
describe('a body with a file may be larger than others', () => {
  test.each([
    { path: '/guardrails/detect-image', body: { image_data: base64(2_000_000), detectors } },
    { path: '/guardrails/detect-audio', body: { audio_data: base64(2_000_000), detectors } },
    { path: '/guardrails/detect', body: { mode: 'image', content: base64(2_000_000), detectors } },
    { path: '/guardrails/scan-pdf', body: { pdf_data: base64(2_000_000), detectors } },
    { path: '/guardrails/scan-pdf', body: { content: base64(2_000_000), detectors } },
  ])('at $path', async ({ path, body }) => {
    const response = await post(path, body);
    expect(response.status).toBe(415);
    expect((await response.json()).detail).toMatchObject([{ type: 'unknown_kind' }]);
  });

  test('as a form', async () => {
    const response = await postForm('/guardrails/detect-image', formOf(2_000_000));
    expect(response.status).toBe(415);
  });

  test('and a document of the policy wizard is read to its end', async () => {
    const line = 'Staff must not share passwords.\n';
    const document = Buffer.from(line + ' '.repeat(200_000) + line.replace('passwords', 'keys')).toString('base64');
    const response = await post('/guardrails/policy-wizard/infer-document', { document, filename: 'a.txt' });
    expect((await response.json()).policy_rules).toContain('keys');
  });
});

describe('but not larger than its own limit', () => {
  test.each(['/guardrails/detect-image', '/guardrails/scan-pdf'])('at %s', async (path) => {
    const response = await post(path, { image_data: base64(FILE) });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      message: expect.stringContaining('REDOUBT_MAX_FILE_BODY_BYTES'),
      detail: { max: FILE, unit: 'bytes' },
    });
  });

  test.each([
    { what: 'a text', said: 'bytes; at', path: '/guardrails/detect', body: { text: 'a '.repeat(TEXT), detectors } },
    {
      what: 'a text as content',
      said: 'bytes; at',
      path: '/guardrails/detect',
      body: { mode: 'text', content: base64(TEXT), detectors },
    },
    {
      what: 'detectors',
      said: 'bytes besides its file; at',
      path: '/guardrails/detect-image',
      body: { image_data: base64(9), detectors: wordy },
    },
    {
      what: 'a file elsewhere',
      said: 'bytes; at',
      path: '/guardrails/scan-pdf',
      body: { image_data: base64(TEXT), detectors },
    },
  ])('and $what beside the file not larger than other bodies', async ({ said, path, body }) => {
    const response = await post(path, body);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      message: expect.stringMatching(`${said}.*REDOUBT_MAX_BODY_BYTES`),
      detail: { max: TEXT },
    });
  });

  test.each([
    [{}, 'body.detectors: Field required'],
    [{ text: 7, detectors }, /^body\.text: .*; sent 7$/],
  ])('and what is missing is not said to be sent: %j', async (body, message) => {
    const response = await post('/guardrails/detect', body);
    expect(response.status).toBe(422);
    const told = (await response.json()).message;
    expect(told).toMatch(message);
    expect(told).not.toContain('sent null');
  });

  test('nor the fields of a form', async () => {
    const response = await postForm('/guardrails/detect-image', formOf(9, ' '.repeat(TEXT)));
    expect(response.status).toBe(413);
    expect((await response.json()).detail).toMatchObject({ max: TEXT });
  });

  test('and a body of texts keeps its limit', async () => {
    const response = await post('/guardrails/batch/detect', { texts: ['a '.repeat(TEXT)], detectors });
    expect((await response.json()).message).toContain('(REDOUBT_MAX_BODY_BYTES)');
  });
});

test('large bodies leave half of the memory to the others, and wait for each other', async () => {
  const held = holdBody(limits, 'another');
  await held.admit(HELD / 2 - 1_000_000);
  let isAnswered = false;
  const large = post('/guardrails/detect-image', { image_data: base64(1_000_000), detectors }).finally(() => {
    isAnswered = true;
  });
  const text = await post('/guardrails/detect', { text: 'a '.repeat(40_000), detectors });
  expect(text.status).toBe(200);
  expect(isAnswered).toBe(false);
  held.release();
  expect((await large).status).toBe(415);
});

test('one organisation has at most half of what the others leave, so that each next one has room', async () => {
  const [first, second] = [holdBody(limits, 'first'), holdBody(limits, 'second')];
  await first.admit(HELD / 4);
  const more = holdBody(limits, 'first');
  const waiting = more.admit(TEXT + 1, AbortSignal.timeout(100));
  await second.admit(HELD / 8);
  await expect(waiting).rejects.toThrow(/timeout/);
  for (const each of [first, second]) each.release();
  await more.admit(TEXT + 1);
  more.release();
});

test('large bodies that did not come to their end count against their organisation', async () => {
  const giveUp = async (owner: string) => {
    const held = holdBody(limits, owner);
    await held.admit(TEXT + 1);
    held.broke();
    held.release();
  };
  for (let count = 0; count < 20; count += 1) await giveUp('hasty');
  await expect(giveUp('hasty')).rejects.toMatchObject({
    status: 429,
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
  });
  await giveUp('another');
});

test('a body that comes too slowly is refused, and one that comes fast enough is not', async () => {
  const slow = new Promise((resolve) => watchPace('large', resolve, 50));
  const fast = watchPace('ordinary', () => expect.unreachable(), 50);
  for (let count = 0; count < 20; count += 1) {
    fast.count(8_192);
    await sleep(10);
  }
  fast.stop();
  expect(await slow).toMatchObject({ status: 408, code: 'body_too_slow' });
});
