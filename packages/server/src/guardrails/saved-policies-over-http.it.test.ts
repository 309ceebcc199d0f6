import { randomUUID } from 'node:crypto';
import { createClient } from '@redoubt/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { policyDocuments } from '../../../../ml/wizard/policy-documents.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ REDOUBT_BRAND_ALIASES: 'acme' });
});
afterAll(() => service.stop());

const call = async (
  method: string,
  path: string,
  { headers = {}, body }: { headers?: object; body?: unknown } = {},
) => {
  const response = await service.send(path, {
    method,
    headers: { ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
};
const on = { enabled: true };
const named = (name: string) => ({ 'x-service-policy': name });
const newName = () => `policy ${randomUUID()}`;
const pii = { pii: on, bias: { enabled: false, anything: [1] } };

describe('saved policies', () => {
  test('are added, read, changed, listed and deleted, with the messages that clients read', async () => {
    const name = newName();
    const added = await call('POST', '/guardrails/add-policy', { body: { name, description: 'd', detectors: pii } });
    const { data } = added.body;
    expect(added.body).toEqual({ message: 'Policy details added successfully', data: expect.anything() });
    expect(data).toMatchObject({ name, description: 'd', detectors: pii, project_name: 'default' });
    expect(Number.isInteger(data.policy_id)).toBe(true);
    expect((await call('GET', '/guardrails/get-policy', { headers: named(name) })).body).toEqual(data);

    const changed = await call('PATCH', '/guardrails/modify-policy', {
      headers: named(name),
      body: { description: 'e' },
    });
    expect(changed.body.message).toBe('Policy details updated successfully');
    expect(changed.body.data).toMatchObject({ policy_id: data.policy_id, description: 'e', detectors: pii });

    const { policies, pagination } = (await call('GET', '/guardrails/list-policies?per_page=100')).body;
    expect(policies).toContainEqual(changed.body.data);
    expect(pagination).toMatchObject({ page: 1, per_page: 100, total_count: policies.length, has_next: false });

    const deleted = await call('DELETE', '/guardrails/delete-policy', { headers: named(name) });
    expect(deleted.body).toEqual({
      message: 'Policy details deleted successfully',
      data: { policy_id: data.policy_id, project_name: 'default' },
    });
    expect((await call('GET', '/guardrails/get-policy', { headers: named(name) })).status).toBe(404);
  });

  test('a name may travel in the header, in any alphabet and under an alias of the brand', async () => {
    const name = `Richtlinie für Kundinnen 漢 ${randomUUID().slice(0, 8)}`;
    const headers = { 'x-acme-policy': `UTF-8''${encodeURIComponent(name)}` };
    expect((await call('POST', '/guardrails/add-policy', { headers, body: { detectors: {} } })).status).toBe(200);
    const { client } = service;
    expect(await client.guardrails.getPolicy({ headers: { policy: name } })).toMatchObject({ name });
    const { data } = await client.guardrails.modifyPolicy({ headers: { policy: name }, body: { name: `${name}!` } });
    expect(data.name).toBe(`${name}!`);
    await client.guardrails.deletePolicy({ headers: { policy: `${name}!` } });
  });

  test.each([
    { what: 'no name', body: { detectors: {} }, loc: ['body', 'name'] },
    { what: 'an unknown detector', body: { name: 'x', detectors: { magic: on } }, loc: ['body', 'detectors', 'magic'] },
    {
      what: 'an unknown entity',
      body: { name: 'x', detectors: { pii: { ...on, entities: ['shoe'] } } },
      loc: ['body', 'detectors', 'pii', 'entities'],
    },
    {
      what: 'a threshold that is none',
      body: { name: 'x', detectors: { toxicity: { ...on, threshold: 2 } } },
      loc: ['body', 'detectors', 'toxicity', 'threshold'],
    },
    {
      what: 'a threshold of a detector without a score',
      body: { name: 'x', detectors: { pii: { ...on, threshold: 0.5 } } },
      loc: ['body', 'detectors', 'pii', 'threshold'],
    },
    {
      what: 'a backend that is not there',
      body: { name: 'x', detectors: { nsfw: { ...on, backend: 'judge:x' } } },
      loc: ['body', 'detectors', 'nsfw', 'backend'],
    },
    { what: 'a name that is too long', body: { name: 'x'.repeat(65), detectors: {} }, loc: ['body', 'name'] },
  ])('$what is 422 and named', async ({ body, loc }) => {
    const answer = await call('POST', '/guardrails/add-policy', { body });
    expect(answer.status).toBe(422);
    expect(answer.body.detail).toEqual([expect.objectContaining({ loc })]);
  });

  test('a taken name is 409, an unknown one 404, none in the header 400', async () => {
    const name = newName();
    const body = { name, detectors: {} };
    await call('POST', '/guardrails/add-policy', { body });
    expect((await call('POST', '/guardrails/add-policy', { body })).status).toBe(409);
    expect((await call('DELETE', '/guardrails/delete-policy', { headers: named('nobody') })).status).toBe(404);
    const missing = await call('GET', '/guardrails/get-policy');
    expect(missing.status).toBe(400);
    expect(missing.body).toMatchObject({ error: 'invalid_header', detail: [{ loc: ['header', 'X-Service-Policy'] }] });
  });

  test('a project sees its own alone', async () => {
    const name = newName();
    await call('POST', '/guardrails/add-policy', { body: { name, detectors: {} } });
    const other = await service.client.admin.createOrganisation({ body: { name: randomUUID(), key: true } });
    const stranger = createClient({ baseUrl: service.url, apiKey: other.key?.key ?? '' });
    await expect(stranger.guardrails.getPolicy({ headers: { policy: name } })).rejects.toThrow(/no policy named/);
    expect((await stranger.guardrails.listPolicies()).policies).toEqual([]);
    await stranger.guardrails.addPolicy({ body: { name, detectors: {} } });
  });
});

describe('saved guardrails', () => {
  test('are added, read, changed, listed and deleted', async () => {
    const name = newName();
    const headers = { 'x-service-guardrail': name };
    const input = { detectors: pii };
    const added = await call('POST', '/guardrails/add-guardrail', { body: { name, input } });
    expect(added.body.message).toBe('Guardrail details added successfully');
    expect(added.body.data).toMatchObject({ name, description: '', input, output: { detectors: {} } });
    const output = { detectors: { nsfw: on } };
    const changed = await call('PATCH', '/guardrails/modify-guardrail', { headers, body: { output } });
    expect(changed.body.message).toBe('Guardrail details updated successfully');
    expect((await call('GET', '/guardrails/get-guardrail', { headers })).body).toEqual(changed.body.data);
    expect(changed.body.data).toMatchObject({ input, output });
    expect((await call('GET', '/guardrails/list-guardrails')).body.guardrails).toContainEqual(changed.body.data);
    const { guardrail_id } = changed.body.data;
    expect((await call('DELETE', '/guardrails/delete-guardrail', { headers })).body).toEqual({
      message: 'Guardrail details deleted successfully',
      data: { guardrail_id, project_name: 'default' },
    });
  });

  test('an unknown entity of the output is 422', async () => {
    const output = { detectors: { pii: { ...on, entities: ['shoe'] } } };
    expect((await call('POST', '/guardrails/add-guardrail', { body: { name: 'x', output } })).status).toBe(422);
  });
});

describe('codes of conduct', () => {
  const forms = {
    multipart: (fields: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      return form;
    },
    urlencoded: (fields: Record<string, string>) => new URLSearchParams(fields),
  };
  const send = async (method: string, path: string, body: FormData | URLSearchParams, headers = {}) => {
    const apikey = 'sk_service_test_key_with_every_scope_0001';
    const response = await fetch(service.url + path, { method, body, headers: { apikey, ...headers } });
    return { status: response.status, body: await response.json() };
  };
  const rules = 'Do not promise refunds.\nNever name a competitor.';

  test.each(['multipart', 'urlencoded'] as const)('are added and changed by a form: %s', async (kind) => {
    const name = newName();
    const form = forms[kind]({ name, policy_rules: rules, total_rules: '2', policy_text: 'Be kind, 漢.' });
    const added = await send('POST', '/code-of-conduct/add-policy', form);
    expect(added.body.message).toBe('Policy details added successfully');
    expect(added.body.data).toMatchObject({
      name,
      policy_rules: rules,
      total_rules: 2,
      policy_text: 'Be kind, 漢.',
      pdf_name: null,
    });
    const change = forms[kind]({ policy_rules: 'One.\n\nTwo.\nThree.' });
    const changed = await send('PATCH', '/code-of-conduct/modify-policy', change, named(name));
    expect(changed.body.data).toMatchObject({ total_rules: 3, policy_text: 'Be kind, 漢.' });
    expect((await call('GET', '/code-of-conduct/get-policy', { headers: named(name) })).body).toEqual(
      changed.body.data,
    );
    const { policies } = (await call('GET', '/code-of-conduct/list-policies?per_page=100')).body;
    expect(policies).toContainEqual(changed.body.data);
    const deleted = await call('DELETE', '/code-of-conduct/delete-policy', { headers: named(name) });
    expect(deleted.body).toMatchObject({
      message: 'Policy details deleted successfully',
      data: { project_name: 'default' },
    });
  });

  test('the client sends them as JSON, and a file as a form', async () => {
    const name = newName();
    const { codeOfConduct } = service.client;
    const { data } = await codeOfConduct.addPolicy({ body: { name, policy_rules: rules, policy_text: 'x' } });
    expect(data.total_rules).toBe(2);
    const [document] = policyDocuments.filter(({ format }) => format === 'PDF');
    const policy_file = new File([new Uint8Array(document?.bytes ?? [])], 'rules.pdf', { type: 'application/pdf' });
    const withFile = { name: newName(), policy_rules: rules, policy_file };
    const { data: kept } = await codeOfConduct.addPolicy({ body: withFile });
    expect(kept).toMatchObject({ pdf_name: 'rules.pdf', policy_rules: rules });
    expect(kept.policy_text?.length).toBeGreaterThan(1_000);
    const broken = new File(['%PDF-1.7'], 'broken.pdf');
    const refused = codeOfConduct.addPolicy({ body: { ...withFile, name: newName(), policy_file: broken } });
    await expect(refused).rejects.toMatchObject({ status: 422 });
  });

  test.each<{ what: string; fields: Record<string, string>; loc: string[] }>([
    { what: 'no source', fields: { policy_rules: rules }, loc: ['body', 'policy_text'] },
    { what: 'no rules', fields: { policy_text: 'x' }, loc: ['body', 'policy_rules'] },
    { what: 'an unknown field', fields: { policy_rules: rules, policy_text: 'x', y: '1' }, loc: ['body', 'y'] },
    {
      what: 'a count that is none',
      fields: { policy_rules: rules, policy_text: 'x', total_rules: 'two' },
      loc: ['body', 'total_rules'],
    },
  ])('$what is 422 and named', async ({ fields, loc }) => {
    const { status, body } = await send(
      'POST',
      '/code-of-conduct/add-policy',
      forms.multipart({ name: 'x', ...fields }),
    );
    expect(status).toBe(422);
    expect(body.detail).toEqual([expect.objectContaining({ loc })]);
  });

  test('text and file together, a field twice and a broken form are 422', async () => {
    const both = forms.multipart({ name: 'x', policy_rules: rules, policy_text: 'x' });
    both.append('policy_file', new File(['x'], 'x.pdf'));
    expect((await send('POST', '/code-of-conduct/add-policy', both)).body.detail[0].type).toBe('exclusive');
    const twice = forms.multipart({ name: 'x', policy_rules: rules, policy_text: 'x' });
    twice.append('policy_rules', 'more');
    expect((await send('POST', '/code-of-conduct/add-policy', twice)).status).toBe(422);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const broken = await service.send('/code-of-conduct/add-policy', {
      method: 'POST',
      body: '--x\r\nnonsense',
      headers,
    });
    expect([broken.status, (await broken.json()).detail[0].type]).toEqual([422, 'form_invalid']);
  });
});
