import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { placeAt } from '../testing/at.tsx';
import { show } from '../testing/show.tsx';
import { type Column, DataTable, ListTable } from './data-table.tsx';

interface Fruit {
  readonly name: string;
  readonly count: number;
}

const fruit: Fruit[] = [
  { name: 'apple', count: 3 },
  { name: 'pear', count: 12 },
];
const columns: Column<Fruit>[] = [
  { name: 'Fruit', cell: ({ name }) => name },
  { name: 'Count', isNumber: true, cell: ({ count }) => count },
];
const table = <DataTable label="Fruit" columns={columns} rows={fruit} keyOf={({ name }) => name} minWidth={2_000} />;

describe('a table', () => {
  test('has the names of its rows and columns as headings', async () => {
    const screen = await show(table);
    await expect.element(screen.getByRole('table', { name: 'Fruit' })).toBeVisible();
    const names = (role: 'columnheader' | 'rowheader') =>
      screen
        .getByRole(role)
        .elements()
        .map(({ textContent }) => textContent);
    expect(names('columnheader')).toEqual(['Fruit', 'Count']);
    expect(names('rowheader')).toEqual(['apple', 'pear']);
    await expect.element(screen.getByRole('row', { name: 'pear 12' })).toBeVisible();
  });

  test('writes numbers to the right, as their heading is', async () => {
    const screen = await show(table);
    await expect.element(screen.getByRole('cell', { name: '12' })).toHaveStyle({ textAlign: 'right' });
    await expect.element(screen.getByRole('columnheader', { name: 'Count' })).toHaveStyle({ textAlign: 'right' });
    await expect.element(screen.getByRole('columnheader', { name: 'Fruit' })).toHaveStyle({ textAlign: 'left' });
  });

  test('that is wider than the screen is scrolled by the keyboard', async () => {
    const screen = await show(table);
    const scrolled = screen.getByRole('table').element().closest('[tabindex="0"]');
    expect(scrolled).not.toBeNull();
    expect(scrolled?.scrollWidth).toBeGreaterThan(scrolled?.clientWidth ?? 0);
  });
});

describe('a table of all rows', () => {
  const sorted: Column<Fruit>[] = [
    { name: 'Fruit', value: ({ name }) => name, cell: ({ name }) => <a href={`#${name}`}>{name}</a> },
    { name: 'Count', isNumber: true, value: ({ count }) => count, cell: ({ count }) => count },
  ];
  const showAt = async (path: string) => {
    const { At, history } = placeAt(path);
    const screen = await show(
      <At>
        <ListTable label="Fruit" columns={sorted} rows={fruit} keyOf={({ name }) => name} />
      </At>,
    );
    const rows = () =>
      screen
        .getByRole('rowheader')
        .elements()
        .map(({ textContent }) => textContent);
    return { screen, history, rows };
  };

  test('is sorted by the heads of its columns, which say so, and the address has it', async () => {
    const { screen, history, rows } = await showAt('/app/fruit');
    await screen.getByRole('button', { name: 'Count' }).click();
    await screen.getByRole('button', { name: 'Count' }).click();
    expect(rows()).toEqual(['pear', 'apple']);
    await expect
      .element(screen.getByRole('columnheader', { name: 'Count' }))
      .toHaveAttribute('aria-sort', 'descending');
    expect(history.at(-1)).toBe('/app/fruit?sort=-Count');
  });

  test('finds words, says how many rows have them, and the address has them', async () => {
    const { screen, history, rows } = await showAt('/app/fruit?sort=Fruit');
    await screen.getByRole('textbox', { name: 'Find in Fruit' }).fill('ear');
    await expect.element(screen.getByRole('status')).toMatchTextContent('1 of 2');
    expect(rows()).toEqual(['pear']);
    expect(history.at(-1)).toBe('/app/fruit?sort=Fruit&q=ear');
    await screen.getByRole('button', { name: 'Clear' }).click();
    await expect.element(screen.getByRole('status')).toMatchTextContent('2 in all');
  });

  test('opens as the address says', async () => {
    const { screen, rows } = await showAt('/app/fruit?sort=-Fruit&hide=Count');
    expect(rows()).toEqual(['pear', 'apple']);
    await expect.element(screen.getByRole('columnheader', { name: 'Count' })).not.toBeInTheDocument();
  });

  test('hides columns but the first', async () => {
    const { screen, history } = await showAt('/app/fruit');
    await screen.getByRole('button', { name: 'Columns' }).click();
    await screen.getByRole('menuitemcheckbox', { name: 'Count' }).click();
    await expect.element(screen.getByRole('columnheader', { name: 'Count' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('menuitemcheckbox', { name: 'Fruit' })).not.toBeInTheDocument();
    expect(history.at(-1)).toBe('/app/fruit?hide=Count');
  });

  test('is gone through by J and K, and Enter opens a row', async () => {
    const { screen } = await showAt('/app/fruit');
    await userEvent.keyboard('j');
    await expect.element(screen.getByRole('row', { name: /apple/ })).toHaveFocus();
    await userEvent.keyboard('jj');
    await expect.element(screen.getByRole('row', { name: /pear/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => location.hash).toBe('#pear');
    await userEvent.keyboard('k');
    await expect.element(screen.getByRole('row', { name: /apple/ })).toHaveFocus();
  });
});
