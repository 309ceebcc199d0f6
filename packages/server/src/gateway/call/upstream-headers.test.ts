import { expect, test } from 'vitest';
import { headersBack } from './upstream-headers.ts';

test.each([
  [{ 'x-request-id': 'up' }, { 'x-upstream-request-id': 'up' }],
  [{ 'request-id': 'req_up' }, { 'request-id': 'req_up', 'x-upstream-request-id': 'req_up' }],
  [{}, {}],
])('a provider’s request id of %j stands beside the service’s', (headers, back) => {
  expect(headersBack({ ...headers, 'content-type': 'application/json', 'set-cookie': ['a=b'] })).toEqual(back);
});
