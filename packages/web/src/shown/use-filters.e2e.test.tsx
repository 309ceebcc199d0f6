import { describe, expect, test } from 'vitest';
import { placeAt } from '../testing/at.tsx';
import { show } from '../testing/show.tsx';
import { useFilters } from './use-filters.ts';

type Change = Parameters<ReturnType<typeof useFilters<'a' | 'b'>>['choose']>[0];

function Filters({ change }: { change?: Change }) {
  const { filters, choose, clear } = useFilters(['a', 'b']);
  return (
    <>
      <output>{JSON.stringify(filters)}</output>
      <button type="button" onClick={() => (change ? choose(change) : clear())}>
        Change
      </button>
    </>
  );
}

describe('filters in the address', () => {
  test.each<{ at: string; change?: Change; after: string; search: string }>([
    { at: '?a=1&other=x', change: { b: '2' }, after: '{"a":"1","b":"2"}', search: '?a=1&other=x&b=2' },
    { at: '?a=1&b=2', change: { a: null }, after: '{"b":"2"}', search: '?b=2' },
    { at: '?a=1', change: { a: 'x y&z' }, after: '{"a":"x y&z"}', search: '?a=x+y%26z' },
    { at: '?a=1&b=2', change: { a: '', b: '3' }, after: '{"a":"","b":"3"}', search: '?a=&b=3' },
    { at: '?a=1&other=x&b=2', after: '{}', search: '?other=x' },
  ])('$at become $search', async ({ at, change, after, search }) => {
    const { At, history } = placeAt(`/app/calls${at}`);
    const screen = await show(<At>{change ? <Filters change={change} /> : <Filters />}</At>);
    await screen.getByRole('button').click();
    await expect.element(screen.getByRole('status')).toHaveTextContent(after);
    expect(history.at(-1)).toBe(`/app/calls${search}`);
  });
});
