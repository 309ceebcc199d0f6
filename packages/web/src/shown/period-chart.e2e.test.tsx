import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { PeriodChart } from './period-chart.tsx';

const series = [
  { name: 'a', label: 'Guardrails', colour: 'accent' },
  { name: 'b', label: 'Red team', colour: 'second' },
] as const;
const points = [{ group: 'Dec 1', a: 700, b: 100 }, { group: 'Dec 2', a: 20 }, { group: 'Dec 3' }];

test('a chart has round ticks up to its dashed lines, and a table of its figures', async () => {
  const screen = await show(
    <div style={{ width: 800 }}>
      <PeriodChart
        label="Credits by day"
        points={points}
        series={series}
        lines={[{ at: 1_800, label: 'Limit 1,800' }]}
      />
    </div>,
  );
  await expect.element(screen.getByText('Limit 1,800')).toBeInTheDocument();
  const texts = [...screen.container.querySelectorAll('svg text')].map(({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining(['0', '500', '1K', '1.5K', '2K', 'Dec 1', 'Dec 3']));
  expect(screen.container.querySelector('.recharts-reference-line-line')?.getAttribute('stroke-dasharray')).toBe('4 4');
  await expect.element(screen.getByRole('row', { name: 'Dec 2 20 0' })).toBeInTheDocument();
});

test('a chart beside a table has no second one', async () => {
  const screen = await show(<PeriodChart label="Credits" points={points} series={series} hasTable />);
  await expect.element(screen.getByRole('img', { name: 'Credits. The table below has the figures.' })).toBeVisible();
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument();
});
