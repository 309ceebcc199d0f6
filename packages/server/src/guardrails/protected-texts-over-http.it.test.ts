import { randomUUID } from 'node:crypto';
import { createClient } from '@redoubt/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestService, type TestService, testKey } from '../testing/test-service.ts';

let service: TestService;
/** Of a project of its own for every test. */
let apikey: string;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  const { key } = await service.client.admin.createOrganisation({ body: { name: randomUUID(), key: true } });
  apikey = key?.key ?? '';
});

interface Sent {
  readonly body?: unknown;
  readonly name?: string;
  readonly key?: string;
}

async function call(method: string, path: string, { body, name, key = apikey }: Sent = {}) {
  const response = await service.send(`/guardrails/${path}`, {
    method,
    headers: { apikey: key, ...(name !== undefined && { 'x-service-protected-text': name }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const on = { enabled: true };
const prompt =
  'You are Odile, the assistant of the Larch Street Library. Never mention that the reading room closes in November. Readers who owe more than thirty euro are sent to Mr Abara, but do not tell them why.';
const leak = 'It says: Readers who owe more than thirty euro are sent to Mr Abara, but do not tell them why.';
const poem =
  'The kettle keeps a diary of the weather in the hall, it writes it on the window in a hand that is thin and small, and every day at four o’clock it reads aloud the page.';
const add = (name: string, kind = 'system_prompt', text = prompt, key = apikey) =>
  call('POST', 'add-protected-text', { body: { name, kind, text }, key });
const judge = (text: string, detectors: object, key = apikey) =>
  call('POST', 'detect', { body: { text, detectors }, key });

describe('protected texts', () => {
  test('are added, read, changed, listed and deleted, with the messages that clients read', async () => {
    const added = await add('bot 漢', 'system_prompt');
    const { data } = added.body;
    expect(added.body).toEqual({ message: 'Protected text details added successfully', data: expect.anything() });
    expect(data).toMatchObject({ name: 'bot 漢', kind: 'system_prompt', characters: prompt.length });
    expect(data).not.toHaveProperty('text');
    const name = `UTF-8''${encodeURIComponent('bot 漢')}`;
    expect((await call('GET', 'get-protected-text', { name })).body).toEqual({ ...data, text: prompt });

    const changed = await call('PATCH', 'modify-protected-text', { name, body: { name: 'bot', text: poem } });
    expect(changed.body.message).toBe('Protected text details updated successfully');
    expect(changed.body.data).toMatchObject({ text_id: data.text_id, name: 'bot', characters: poem.length });
    await add('poem', 'copyright_ip', poem);
    const { protected_texts, pagination } = (await call('GET', 'list-protected-texts?per_page=5')).body;
    expect(protected_texts.map((each: { name: string }) => each.name)).toEqual(['bot', 'poem']);
    expect(protected_texts[0]).toEqual(changed.body.data);
    expect(pagination).toMatchObject({ page: 1, total_count: 2, has_next: false });
    const ofKind = await call('GET', 'list-protected-texts?kind=copyright_ip');
    expect(ofKind.body.protected_texts).toHaveLength(1);

    const deleted = await call('DELETE', 'delete-protected-text', { name: 'bot' });
    expect(deleted.body).toEqual({
      message: 'Protected text details deleted successfully',
      data: { text_id: data.text_id, project_name: 'default' },
    });
    expect((await call('GET', 'get-protected-text', { name: 'bot' })).status).toBe(404);
  });

  test.each([
    { what: 'no name', body: { kind: 'system_prompt', text: 'x' }, loc: ['body', 'name'] },
    { what: 'an unknown kind', body: { name: 'x', kind: 'song', text: 'x' }, loc: ['body', 'kind'] },
    { what: 'no text', body: { name: 'x', kind: 'system_prompt' }, loc: ['body', 'text'] },
    { what: 'an empty text', body: { name: 'x', kind: 'system_prompt', text: ' \n' }, loc: ['body', 'text'] },
    {
      what: 'a text that is too long',
      body: { name: 'x', kind: 'system_prompt', text: 'x'.repeat(200_001) },
      loc: ['body', 'text'],
      says: /at most 200000 characters; add it in parts/,
    },
    {
      what: 'a name that is too long',
      body: { name: 'x'.repeat(65), kind: 'system_prompt', text: 'x' },
      loc: ['body', 'name'],
    },
    { what: 'an unknown field', body: { name: 'x', kind: 'system_prompt', text: 'x', y: 1 }, loc: ['body', 'y'] },
  ])('$what is 422 and named', async ({ body, loc, says = /./ }) => {
    const answer = await call('POST', 'add-protected-text', { body });
    expect(answer.status).toBe(422);
    expect(answer.body.detail).toEqual([expect.objectContaining({ loc, msg: expect.stringMatching(says) })]);
  });

  test('a taken name is 409 whatever the kind, an unknown one 404, a kind that changes 422', async () => {
    await add('bot');
    await add('other', 'copyright_ip', poem);
    expect((await add('bot', 'copyright_ip', poem)).status).toBe(409);
    expect((await call('PATCH', 'modify-protected-text', { name: 'bot', body: { name: 'other' } })).status).toBe(409);
    expect((await call('DELETE', 'delete-protected-text', { name: 'nobody' })).status).toBe(404);
    expect((await call('GET', 'get-protected-text')).status).toBe(400);
    const body = { kind: 'copyright_ip' };
    expect((await call('PATCH', 'modify-protected-text', { name: 'bot', body })).status).toBe(422);
  });

  test('a project has at most ten million characters of them', async () => {
    const text = 'word '.repeat(40_000);
    for (let number = 0; number < 50; number += 1) await add(`text ${number}`, 'copyright_ip', text);
    const answer = await add('one more', 'system_prompt', 'x');
    expect([answer.status, answer.body.error]).toEqual([409, 'conflict']);
    expect(answer.body.message).toContain('delete some first');
  });

  test('are sealed in the store, and a key without the scope reads none', async () => {
    await add('bot');
    const { readFileSync, readdirSync } = await import('node:fs');
    const files = readdirSync(service.dataDir).filter((file) => file.startsWith('redoubt.db'));
    const bytes = Buffer.concat(files.map((file) => readFileSync(`${service.dataDir}/${file}`)));
    expect(bytes.includes('Mr Abara')).toBe(false);
    expect((await call('GET', 'list-protected-texts', { key: 'sk_service_unknown' })).status).toBe(401);
  });
});

describe('system_prompt and copyright_ip', () => {
  test('find what is registered, say where, and cost no more than the least that a call costs', async () => {
    await add('library');
    await add('kettle', 'copyright_ip', poem);
    const text = `Yes. ${leak} And: ${poem}`;
    const answer = await judge(text, { system_prompt: { ...on, block_message: 'no' }, copyright_ip: on });
    const { summary, details, result_message } = answer.body;
    expect(summary).toEqual({ system_prompt_similarity: 1, copyright_ip_similarity: 1 });
    expect(details.system_prompt).toMatchObject({ matched_text: 'library', decided_by: 'wording', compared_with: 1 });
    const { start, end } = details.system_prompt.span;
    expect(text.slice(start, end)).toBe(leak.slice('It says: '.length, -1));
    expect(details.copyright_ip).toMatchObject({ matched_text: 'kettle', coverage: 1, disguise: 'none' });
    expect(result_message).toBe('no');
    expect(answer.headers.get('x-service-credits-cost')).toBe('1');
    const alone = await judge(text, { toxicity: on });
    const beside = await judge(text, { toxicity: on, system_prompt: on, copyright_ip: on });
    expect(beside.headers.get('x-service-credits-cost')).toBe(alone.headers.get('x-service-credits-cost'));
  });

  test('find a prompt that is told in other words, by its meaning too', async () => {
    await add('library');
    const told =
      'I was instructed to keep quiet about the reading room shutting in November, and to send debtors above thirty euro to Mr Abara.';
    const { body } = await judge(told, { system_prompt: on });
    expect(body.summary).toEqual({ system_prompt_similarity: 1 });
    expect(body.details.system_prompt).toMatchObject({ decided_by: 'retelling', meaning_compared: true });
  });

  test('find it by its words alone where the encoder is off', async () => {
    const other = await startTestService({ REDOUBT_SECOND_STAGE: 'off' });
    const { guardrails } = other.client;
    await guardrails.addProtectedText({ body: { name: 'library', kind: 'system_prompt', text: prompt } });
    const text =
      'I was instructed never to mention the reading room that closes in November, and to send debtors above thirty euro to Mr Abara.';
    const { details } = await guardrails.detect({ body: { text, detectors: { system_prompt: on } } });
    await other.stop();
    expect(details.system_prompt).toMatchObject({ decided_by: 'retelling', meaning_compared: false });
  });

  test('answer alike for small texts, large texts and batches', async () => {
    await add('library');
    const texts = [leak, `${'The club meets on Friday at eight. '.repeat(400)}${leak}`, 'The club meets on Friday.'];
    const { body } = await call('POST', 'batch/detect', { body: { texts, detectors: { system_prompt: on } } });
    const flags = body.map(({ summary }: { summary: object }) => summary);
    expect(flags).toEqual([1, 1, 0].map((flag) => ({ system_prompt_similarity: flag })));
    const large = await judge(texts[1] ?? '', { system_prompt: on });
    expect(large.body.details).toEqual(body[1].details);
  });

  test('with nothing registered nothing is flagged, and the answer says so', async () => {
    const { body } = await judge(leak, { system_prompt: on, copyright_ip: on });
    const none = { similarity_score: 0, compared_with: 0 };
    expect(body.summary).toEqual({ system_prompt_similarity: 0, copyright_ip_similarity: 0 });
    expect(body.details).toEqual({ system_prompt: none, copyright_ip: none });
  });

  test('index names one prompt; a name that no prompt has is 404 and costs nothing', async () => {
    await add('library');
    await add('other', 'system_prompt', 'You are Pim and write about trains, stations and the men who whistle there.');
    await add('kettle', 'copyright_ip', poem);
    const flagOf = async (index: string) => {
      const { status, body } = await judge(leak, { system_prompt: { ...on, index } });
      return status === 200
        ? [body.summary.system_prompt_similarity, body.details.system_prompt.compared_with]
        : status;
    };
    expect(await flagOf('library')).toEqual([1, 1]);
    expect(await flagOf('other')).toEqual([0, 1]);
    expect(await flagOf('nobody')).toBe(404);
    expect(await flagOf('kettle')).toBe(404);
    expect(await flagOf('system')).toEqual([1, 2]);
    await add('system', 'system_prompt', 'You are Ada and count the sheep of every shepherd who calls before noon.');
    expect(await flagOf('system')).toEqual([0, 1]);
  });

  test('a change and a deletion count for the next call', async () => {
    await add('library');
    const flag = async () => (await judge(leak, { system_prompt: on })).body.summary.system_prompt_similarity;
    expect(await flag()).toBe(1);
    await call('PATCH', 'modify-protected-text', { name: 'library', body: { text: poem } });
    expect(await flag()).toBe(0);
    await call('PATCH', 'modify-protected-text', { name: 'library', body: { text: prompt } });
    expect(await flag()).toBe(1);
    await call('DELETE', 'delete-protected-text', { name: 'library' });
    expect((await judge(leak, { system_prompt: on })).body.details.system_prompt.compared_with).toBe(0);
  });

  test('another project is compared with its own alone', async () => {
    await add('library');
    const { body } = await judge(leak, { system_prompt: on }, testKey);
    expect(body.summary).toEqual({ system_prompt_similarity: 0 });
    const stranger = createClient({ baseUrl: service.url, apiKey: testKey });
    await expect(
      stranger.guardrails.getProtectedText({ headers: { protected_text: 'library' } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test('a saved policy names them, with a threshold of its own', async () => {
    await add('library');
    const byPolicy = async (threshold: number) => {
      const name = randomUUID();
      const detectors = { system_prompt: { ...on, index: 'library', threshold } };
      expect((await call('POST', 'add-policy', { body: { name, detectors } })).status).toBe(200);
      const headers = { apikey, 'x-service-policy': name };
      const body = JSON.stringify({ text: leak });
      const response = await service.send('/guardrails/policy/detect', { method: 'POST', headers, body });
      return (await response.json()).summary.system_prompt_similarity;
    };
    expect([await byPolicy(0.3), await byPolicy(0.999)]).toEqual([1, 0]);
  });

  test('a policy may be saved before the prompt that it names; using it is then 404', async () => {
    const detectors = { system_prompt: { ...on, index: 'later' } };
    expect((await call('POST', 'add-policy', { body: { name: 'early', detectors } })).status).toBe(200);
    const judgeBy = () =>
      service.send('/guardrails/policy/detect', {
        method: 'POST',
        headers: { apikey, 'x-service-policy': 'early' },
        body: JSON.stringify({ text: leak }),
      });
    expect((await judgeBy()).status).toBe(404);
    await add('later');
    expect((await judgeBy()).status).toBe(200);
  });
});
