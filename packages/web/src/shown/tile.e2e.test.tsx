import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { changeOf } from './change-of.ts';
import { Tile } from './tile.tsx';

test('a tile says a figure, how it changed, and how it came about', async () => {
  const change = changeOf(0.1, 0.2, { isShare: true, good: 'down' });
  const screen = await show(
    <Tile label="Attack success" value="10%" change={change} points={[4, 2]}>
      8% to 12%
    </Tile>,
  );
  await expect.element(screen.getByText('Attack success')).toBeVisible();
  await expect.element(screen.getByText('8% to 12%')).toBeVisible();
  const said = screen.getByText(/▼ 10\.0 points/);
  await expect.element(said).toHaveAttribute('data-meaning', 'better');
  await expect.element(said).toMatchTextContent('compared with before');
});

test.each([
  { points: [4, 2, 0], line: '2,2 55,14 108,26' },
  { points: [0, 0], line: '2,26 108,26' },
])('the line of $points goes from its largest to nothing', async ({ points, line }) => {
  const screen = await show(<Tile label="Calls" value="1" points={points} />);
  expect(screen.container.querySelector('polyline')?.getAttribute('points')).toBe(line);
});

test('a single figure has no line', async () => {
  const screen = await show(<Tile label="Calls" value="1" points={[4]} />);
  expect(screen.container.querySelector('svg')).toBeNull();
});
