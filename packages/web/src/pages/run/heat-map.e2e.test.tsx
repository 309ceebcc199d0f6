import { describe, expect, test } from 'vitest';
import { placeAt } from '../../testing/at.tsx';
import { show } from '../../testing/show.tsx';
import { recordedAnswer } from '../../testing/wire.ts';
import { HeatMap } from './heat-map.tsx';
import type { RunResults } from './run-queries.ts';

const results = recordedAnswer('rt.getResults');
const [category] = results.categories;
const [cell] = category?.attacks ?? [];
if (!category || !cell) throw new Error('The recorded results have no cell');

type Cell = typeof cell;

/** The recorded results with one cell of basic attacks. */
const withCell = (changes: Partial<Cell>): RunResults => ({
  ...results,
  categories: [{ ...category, attacks: [{ ...cell, ...changes }] }],
});

const mapOf = (shown: RunResults) => {
  const { At } = placeAt('/app/runs/rt-1');
  return show(
    <At>
      <HeatMap results={shown} />
    </At>,
  );
};

describe('the map of success rates', () => {
  test('has a row for each category and a column for each attack', async () => {
    const screen = await mapOf(results);
    await expect.element(screen.getByRole('columnheader', { name: 'Encoding' })).toBeVisible();
    await expect.element(screen.getByRole('rowheader', { name: 'Privacy and data protection' })).toBeVisible();
  });

  test('leads from a rate to its records', async () => {
    const rate = { id: 'encoding', asr: 0.7778, asr_ci95: [0.4526, 0.9368], attempts: 9, successes: 7 } as const;
    const screen = await mapOf(withCell({ ...rate, asr_ci95: [...rate.asr_ci95] }));
    const link = screen.getByRole('link', { name: /Encoding: 77\.8%/ });
    await expect.element(link).toMatchTextContent('7/9 (45.3%–93.7%)');
    await expect
      .element(link)
      .toHaveAttribute('href', expect.stringContaining('category=privacy_data_protection&attack=encoding'));
  });

  test.each([
    { asr: 0.01, level: 1 },
    { asr: 0, level: 0 },
    { asr: 0.2, level: 1 },
    { asr: 0.21, level: 2 },
    { asr: 0.8, level: 4 },
    { asr: 1, level: 5 },
  ])('colours $asr at level $level', async ({ asr, level }) => {
    const screen = await mapOf(withCell({ asr }));
    await expect.element(screen.getByRole('link')).toBeVisible();
    expect(screen.getByRole('link').element().closest('td')?.className).toMatch(
      new RegExp(`heat${level}\\b|heat${level}_`),
    );
  });

  test.each([
    { what: 'has errors only', changes: { asr: null, errors: 2 }, said: 'unclear' },
    { what: 'has unclear answers only', changes: { asr: null, unclear: 1 }, said: 'unclear' },
    { what: 'has nothing', changes: { asr: null, errors: 0, unclear: 0 }, said: 'not tried' },
    { what: 'is of another attack', changes: { id: 'tap' as const }, said: 'not tried' },
  ])('says of a cell that $what: $said', async ({ changes, said }) => {
    const screen = await mapOf(withCell(changes));
    await expect.element(screen.getByText(said).first()).toBeVisible();
  });

  test.each([
    { insufficient: true, style: 'italic' },
    { insufficient: false, style: 'normal' },
  ])('writes a rate that says little ($insufficient) in $style letters', async ({ insufficient, style }) => {
    const screen = await mapOf(withCell({ insufficient }));
    await expect.element(screen.getByRole('link')).toHaveStyle({ fontStyle: style });
  });

  test('is not there before an attack was tried', async () => {
    const screen = await mapOf({ ...results, attacks: [] });
    await expect.element(screen.getByRole('table')).not.toBeInTheDocument();
  });
});
