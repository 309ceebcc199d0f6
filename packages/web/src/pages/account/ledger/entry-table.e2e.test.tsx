import { describe, expect, test } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { recordedAnswer } from '../../../testing/wire.ts';
import { type Entry, EntryTable } from './entry-table.tsx';

const ledger = recordedAnswer('usage.ledger');
const [first] = ledger.entries;
if (!first) throw new Error('The recorded ledger has no entry');
const plain: Entry = { ...first, kind: 'charge', credits: 0, held: 0, granted: 0, reason: null, mode: 'credits' };

/** The cells of the row of an entry. */
const cellsOf = (container: HTMLElement): string[] =>
  [...container.querySelectorAll('tbody tr:first-child > *')].map(({ textContent }) => textContent ?? '');

describe('entries of the ledger', () => {
  test('have a row each', async () => {
    const screen = await show(<EntryTable entries={ledger.entries} />);
    expect(screen.getByRole('rowheader').elements()).toHaveLength(ledger.entries.length);
    await expect.element(screen.getByText('A trial')).toBeVisible();
  });

  test.each<{ changes: Partial<Entry>; credits: string }>([
    { changes: { credits: 3 }, credits: '+3' },
    { changes: { credits: -1_200, kind: 'reversal' }, credits: '-1,200' },
    { changes: {}, credits: '0' },
    { changes: { credits: 5, mode: 'shadow' }, credits: '+5 shadow' },
    { changes: { mode: 'shadow' }, credits: '0 shadow' },
    { changes: { held: 40, kind: 'hold' }, credits: '+40 reserved' },
    { changes: { held: -40, kind: 'release' }, credits: '-40 reserved' },
    { changes: { credits: 25, held: -40, kind: 'settle' }, credits: '+25, -40 reserved' },
    { changes: { granted: 1_000, kind: 'grant' }, credits: '+1,000 granted' },
  ])('add $credits to what is used where they are $changes', async ({ changes, credits }) => {
    const screen = await show(<EntryTable entries={[{ ...plain, ...changes }]} />);
    expect(cellsOf(screen.container)[3]).toBe(credits);
  });

  test.each<{ changes: Partial<Entry>; column: number; said: string }>([
    { changes: { kind: 'reversal' }, column: 0, said: 'Given back/' },
    { changes: { reason: 'A trial' }, column: 0, said: 'ChargeA trial' },
    { changes: { key_name: null }, column: 2, said: 'a deleted keydefault' },
    { changes: { project_name: null }, column: 2, said: 'first keya deleted project' },
    { changes: { used_after: null }, column: 4, said: '–' },
    { changes: { used_after: 12_345 }, column: 4, said: '12,345' },
  ])('say $said where they are $changes', async ({ changes, column, said }) => {
    const screen = await show(<EntryTable entries={[{ ...plain, ...changes }]} />);
    expect(cellsOf(screen.container)[column]).toContain(said);
  });

  const detailed: Entry = {
    ...plain,
    seq: 7,
    quantity: 2,
    endpoint: '/guardrails/detect',
    request_id: 'r-1',
    rate_table_date: '2026-08-06',
    idempotency_key: 'again',
    breakdown: [
      { item: 'toxicity', credits: 1 },
      { item: 'pii', credits: 1_200, note: '2 texts' },
    ],
  };

  test.each<{ what: string; changes: Partial<Entry>; lines: string[] }>([
    {
      what: 'in full',
      changes: {},
      lines: [
        'toxicity: 1 credit',
        'pii: 1,200 credits (2 texts)',
        '2 units of work at /guardrails/detect, rates of 2026-08-06',
        'Entry 7, request r-1, Idempotency-Key again',
      ],
    },
    {
      what: 'of an older entry without lines',
      changes: { breakdown: null as never, rate_table_date: '', idempotency_key: null, quantity: 1 },
      lines: ['1 unit of work at /guardrails/detect', 'Entry 7, request r-1'],
    },
    {
      what: 'with lines that are none',
      changes: { breakdown: [null, 'x', { credits: 1 }, { item: 'pii', credits: 2 }] as never },
      lines: [
        'pii: 2 credits',
        '2 units of work at /guardrails/detect, rates of 2026-08-06',
        'Entry 7, request r-1, Idempotency-Key again',
      ],
    },
  ])('tell how their price came about: $what', async ({ changes, lines }) => {
    const screen = await show(<EntryTable entries={[{ ...detailed, ...changes }]} />);
    const button = screen.getByRole('button', { name: 'Details of entry 7' });
    await expect.element(screen.getByRole('listitem')).not.toBeInTheDocument();
    await button.click();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    expect(
      screen
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(lines);
    await button.click();
    await expect.element(screen.getByRole('listitem')).not.toBeInTheDocument();
  });
});
