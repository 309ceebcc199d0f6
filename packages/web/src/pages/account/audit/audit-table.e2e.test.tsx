import { describe, expect, test } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { AuditTable } from './audit-table.tsx';

type Entry = Parameters<typeof AuditTable>[0]['entries'][number];

const change = (at: number) => ({ field: `field ${at}`, before: `${at}`, after: `${at + 1}` });
// The cast: fields of an entry that the table does not show are left out.
const entry = (changes: Partial<Entry>): Entry =>
  ({
    entry_id: 'e1',
    at: '2026-11-29T10:00:00.000Z',
    actor: 'first key',
    actor_organisation: 'default',
    action: 'key.create',
    subject: 'web shop',
    project_name: null,
    changes: [],
    ...changes,
  }) as Entry;

describe('entries of the audit', () => {
  test.each<{ changes: Partial<Entry>; said: string }>([
    { changes: {}, said: 'made the key web shop' },
    { changes: { project_name: 'shop' }, said: 'made the key web shopproject shop' },
    { changes: { actor: 'console', actor_organisation: 'Operator' }, said: 'consoleOperator' },
    { changes: { changes: [{ field: 'limit', before: '5', after: '6' }] as never }, said: 'limit: 5 → 6' },
    { changes: { changes: [{ field: 'limit', before: null, after: '6' }] as never }, said: 'limit: 6' },
    { changes: { changes: [{ field: 'limit', before: '5', after: null }] as never }, said: 'limit: 5 → none' },
  ])('say "$said"', async ({ changes, said }) => {
    const screen = await show(<AuditTable entries={[entry(changes)]} />);
    await expect.element(screen.getByRole('table', { name: 'Audit' })).toMatchTextContent(said);
  });

  test.each([
    { count: 4, shown: 4, isFolded: false },
    { count: 5, shown: 4, isFolded: true },
    { count: 30, shown: 4, isFolded: true },
  ])('with $count changes show $shown at first', async ({ count, shown, isFolded }) => {
    const changes = Array.from({ length: count }, (_, at) => change(at)) as never;
    const screen = await show(<AuditTable entries={[entry({ changes })]} />);
    const lines = screen.getByText(/^field \d+$/);
    await expect.element(lines.first()).toBeVisible();
    expect(lines.elements()).toHaveLength(shown);
    if (!isFolded) return expect(screen.getByRole('button').elements()).toHaveLength(0);
    await screen.getByRole('button', { name: `Show all ${count}` }).click();
    expect(lines.elements()).toHaveLength(count);
    await screen.getByRole('button', { name: 'Show fewer' }).click();
    expect(lines.elements()).toHaveLength(shown);
  });
});
