import { describe, expect, test } from 'vitest';
import { OpenAiErrorBody } from './error-forms.ts';
import { details, ErrorBody, failures } from './errors.ts';
import { refusalsOf } from './testing/refusals.ts';

const place = { type: 'missing', loc: ['body', 'name', 0], msg: 'Required', input: null };

describe('the table of failures', () => {
  test.each(Object.entries(failures))('%s has a status of a failure and a sentence', (code, { status, meaning }) => {
    expect(code).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    expect(meaning).toMatch(/^[A-Z].*\.$/);
  });

  test('says no two things in the same words', () => {
    const meanings = Object.values(failures).map(({ meaning }) => meaning);
    expect(new Set(meanings).size).toBe(meanings.length);
  });

  test.each([
    { code: 'missing_key', status: 401 },
    { code: 'credit_limit_reached', status: 402 },
    { code: 'missing_scope', status: 403 },
    { code: 'not_found', status: 404 },
    { code: 'payload_too_large', status: 413 },
    { code: 'invalid_request', status: 422 },
    { code: 'rate_limited', status: 429 },
    { code: 'internal_error', status: 500 },
  ] as const)('$code is answered with $status, as the specification says', ({ code, status }) => {
    expect(failures[code].status).toBe(status);
  });
});

describe('the detail of a failure', () => {
  test.each([
    { code: 'missing_key', detail: { header: 'apikey' } },
    { code: 'missing_scope', detail: { needed: ['admin'], scopes: ['proxy'] } },
    { code: 'invalid_link', detail: { needed: ['signature'] } },
    { code: 'not_found', detail: { kind: 'policy', name: 'support', known: ['house'] } },
    { code: 'not_found', detail: { kind: 'path', name: null } },
    { code: 'not_found', detail: [place] },
    { code: 'payload_too_large', detail: { max: 10, unit: 'bytes', sent: null } },
    { code: 'unsupported_media_type', detail: { content_type: null, accepted: ['text/html'] } },
    {
      code: 'conflict',
      detail: { kind: 'run', name: 'rt-1', reason: 'state', state: 'Finished', needed: ['Running'] },
    },
    { code: 'answer_not_kept', detail: { header: 'Idempotency-Key', status: 200, max_bytes: 5 } },
    { code: 'upgrade_required', detail: { upgrade: 'websocket' } },
    { code: 'upstream_failed', detail: { upstream: 'model', reason: 'timeout', status: null } },
  ] as const)('$code may be $detail', ({ code, detail }) => {
    expect(refusalsOf(details[code], detail)).toEqual([]);
  });

  test.each([
    { code: 'missing_key', detail: { header: 'authorization' }, at: 'header' },
    { code: 'conflict', detail: { kind: 'run', name: 'rt-1', reason: 'bad luck' }, at: 'reason' },
    { code: 'payload_too_large', detail: { max: 10, unit: 'pages', sent: 11 }, at: 'unit' },
    { code: 'upstream_failed', detail: { upstream: 'model', reason: 'status' }, at: 'status' },
    { code: 'missing_scope', detail: { needed: 'admin' }, at: 'needed' },
  ] as const)('$code may not be $detail', ({ code, detail, at }) => {
    expect(refusalsOf(details[code], detail).map((each) => each.at)).toEqual([at]);
  });
});

describe('the body of a failure', () => {
  test.each([
    { body: { error: 'not_found', message: 'No policy has the name x.', request_id: 'r1' }, at: [] },
    { body: { error: 'x', message: 'y', detail: [place], request_id: 'r1' }, at: [] },
    { body: { error: 'x', message: 'y' }, at: ['request_id'] },
    { body: { message: 'y', request_id: 'r1' }, at: ['error'] },
  ])('$body lacks $at', ({ body, at }) => {
    expect(refusalsOf(ErrorBody, body).map((each) => each.at)).toEqual(at);
  });

  test.each([
    { body: { error: { message: 'x' } }, at: [] },
    { body: { error: { message: 'x', type: null, param: null, code: 429, extra: 1 }, more: true }, at: [] },
    { body: { error: { code: 'x' } }, at: ['error.message'] },
    { body: { error: 'x' }, at: ['error'] },
  ])('of the AI proxy $body lacks $at', ({ body, at }) => {
    expect(refusalsOf(OpenAiErrorBody, body).map((each) => each.at)).toEqual(at);
  });
});
