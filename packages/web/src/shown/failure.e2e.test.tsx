import { ServiceError } from '@redoubt/client';
import { describe, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { Failure } from './failure.tsx';
import { Listed } from './listed.tsx';

const body = { message: 'Not so', request_id: 'r-1' };
const detail = [
  { loc: ['body', 'name'], msg: 'Required', type: 'missing' },
  { loc: ['body', 'limits', 0], msg: 'Too small', type: 'too_small' },
];

describe('a failure', () => {
  test.each([
    {
      kind: 'of the service',
      error: new ServiceError(404, { ...body, error: 'not_found' }),
      said: /^Not keptNot so404 not_found · request r-1$/,
    },
    {
      kind: 'of the connection',
      error: new TypeError('Failed to fetch'),
      said: /^Not keptThe service does not answer: Failed to fetch$/,
    },
    {
      kind: 'without an id',
      error: new ServiceError(502, { ...body, error: 'unexpected_answer', request_id: '' }),
      said: /^Not keptNot so$/,
    },
    {
      kind: 'within a stream, which has no status',
      error: new ServiceError(0, { ...body, error: 'internal' }),
      said: /^Not keptNot sointernal · request r-1$/,
    },
    {
      kind: 'of one field, whose message says it all',
      error: new ServiceError(422, { ...body, error: 'invalid_request', detail: detail.slice(0, 1) }),
      said: /^Not keptNot so422 invalid_request · request r-1$/,
    },
    {
      kind: 'of several fields',
      error: new ServiceError(422, { ...body, error: 'invalid_request', detail }),
      said: /^Not keptNot soname Requiredlimits\.0 Too small422/,
    },
  ])('$kind is told in its words', async ({ error, said }) => {
    const screen = await show(<Failure error={error} what="Not kept" />);
    await expect.element(screen.getByRole('alert')).toMatchTextContent(said);
  });
});

describe('a list', () => {
  const names = (found: readonly string[]) => <p>{found.join(', ')}</p>;
  test.each([
    { state: 'on its way', query: { data: undefined, error: null }, has: [], lacks: ['a, b'] },
    { state: 'there', query: { data: ['a', 'b'], error: null }, has: ['a, b'], lacks: ['No list'] },
    { state: 'empty', query: { data: [], error: null }, has: [''], lacks: ['No list'] },
    { state: 'not to be had', query: { data: undefined, error: new Error('x') }, has: ['No list'], lacks: ['a, b'] },
    // What was read before stays beside what went wrong since.
    { state: 'old', query: { data: ['a', 'b'], error: new Error('x') }, has: ['No list', 'a, b'], lacks: [] },
  ])('that is $state shows $has', async ({ query, has, lacks }) => {
    const screen = await show(
      <Listed query={query} failure="No list">
        {names}
      </Listed>,
    );
    for (const text of has) if (text !== '') await expect.element(screen.getByText(text)).toBeVisible();
    for (const text of lacks) await expect.element(screen.getByText(text)).not.toBeInTheDocument();
  });
});
