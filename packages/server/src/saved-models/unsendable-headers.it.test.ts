import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService } from '../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const save = async (more: object) => {
  const response = await service.send('/models/add-model', {
    method: 'POST',
    body: JSON.stringify({
      model_saved_name: `m-${Math.random()}`,
      model_name: 'm',
      model_config: { model_provider: 'openai', ...more },
    }),
  });
  return { status: response.status, text: await response.text() };
};

test.each([
  { what: 'a name with a blank', more: { custom_headers: { 'X Team': 'secret-7' } }, says: 'X Team' },
  { what: 'a name with an umlaut', more: { custom_headers: { 'X-Größe': 'secret-7' } }, says: 'X-Gr' },
  { what: 'a name with a colon', more: { custom_headers: { 'X:': 'secret-7' } }, says: 'no name of a header' },
  { what: 'a value outside ASCII', more: { custom_headers: { 'x-a': 'secret-7 – geheim' } }, says: 'printable ASCII' },
  { what: 'a value with an emoji', more: { custom_headers: { 'x-a': 'secret-7 🙂' } }, says: 'printable ASCII' },
  { what: 'an empty value', more: { custom_headers: { 'x-a': '' } }, says: 'not empty' },
  { what: 'the host', more: { custom_headers: { Host: 'evil.example' } }, says: 'the endpoint says the host' },
  { what: 'the length', more: { custom_headers: { 'Content-Length': 7 } }, says: 'counted for each request' },
  { what: 'a hop-by-hop header', more: { custom_headers: { 'transfer-encoding': 'chunked' } }, says: 'the connection' },
  { what: 'a list', more: { custom_headers: [{ name: 'a b', value: 'secret-7' }] }, says: 'a b' },
  { what: 'a text', more: { custom_headers: '{"a b": "secret-7"}' }, says: 'a b' },
  { what: 'the header of the key', more: { auth_data: { header_name: 'X Key' } }, says: 'header_name' },
  {
    what: 'its prefix',
    more: { auth_data: { header_name: 'x-key', header_prefix: 'Schlüssel' } },
    says: 'header_prefix',
  },
])('a header that cannot be sent is refused when it is saved: $what', async ({ more, says }) => {
  const { status, text } = await save(more);
  expect([status, text]).toEqual([422, expect.stringContaining(says)]);
  expect(text).not.toContain('secret-7');
});

test.each([
  { custom_headers: { 'X-Team': 'one two', 'x-count': 3, 'x-none': null } },
  { custom_headers: [{ key: 'X-Team', value: 'ü'.normalize('NFD').replace(/\P{ASCII}/gu, '') }] },
  { custom_headers: 'not JSON, so it becomes no header' },
  { auth_data: { header_name: 'api-key', header_prefix: '', space_after_prefix: false } },
])('a header that can be sent is saved: %j', async (more) => {
  const { status, text } = await save(more);
  expect([status, text]).toEqual([200, expect.anything()]);
});
