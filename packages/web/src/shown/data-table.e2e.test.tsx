import { describe, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { type Column, DataTable } from './data-table.tsx';

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
