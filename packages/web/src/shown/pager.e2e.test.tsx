import { describe, expect, test } from 'vitest';
import { placeAt } from '../testing/at.tsx';
import { show } from '../testing/show.tsx';
import { Pager, usePage } from './pager.tsx';

const PageNumber = () => <output>page {usePage()}</output>;

describe('the page of a list', () => {
  test.each([
    { search: '', page: 1 },
    { search: '?page=3', page: 3 },
    { search: '?page=0', page: 1 },
    { search: '?page=-2', page: 1 },
    { search: '?page=1.5', page: 1 },
    { search: '?page=two', page: 1 },
    { search: '?page=', page: 1 },
  ])('is $page at "$search"', async ({ search, page }) => {
    const { At } = placeAt(`/app/keys${search}`);
    const screen = await show(
      <At>
        <PageNumber />
      </At>,
    );
    await expect.element(screen.getByText(`page ${page}`)).toBeVisible();
  });

  test.each([0, 1])('has no others where there are %i pages', async (total_pages) => {
    const { At } = placeAt('/app/keys');
    const screen = await show(
      <At>
        <Pager pagination={{ page: 1, total_pages }} />
      </At>,
    );
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });

  test('is changed in the address, where the other filters stay and the first page has no name', async () => {
    const { At, history } = placeAt('/app/keys?scope=admin&page=2');
    const screen = await show(
      <At>
        <Pager pagination={{ page: 2, total_pages: 3 }} />
        <PageNumber />
      </At>,
    );
    await screen.getByRole('button', { name: 'next page' }).click();
    await expect.element(screen.getByText('page 3')).toBeVisible();
    expect(history.at(-1)).toBe('/app/keys?scope=admin&page=3');
    await screen.getByRole('button', { name: '1', exact: true }).click();
    await expect.element(screen.getByText('page 1')).toBeVisible();
    expect(history.at(-1)).toBe('/app/keys?scope=admin');
  });
});
