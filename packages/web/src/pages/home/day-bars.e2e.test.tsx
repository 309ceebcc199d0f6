import { describe, expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { DayBars } from './day-bars.tsx';

const parts = [
  { name: 'Guardrails', colour: 'rgb(0, 0, 255)' },
  { name: 'Red team', colour: 'rgb(255, 128, 0)' },
] as const;

const day = (at: number, guardrails: number, redteam = 0) => ({
  day: `2026-11-${String(at + 1).padStart(2, '0')}`,
  Guardrails: guardrails,
  'Red team': redteam,
});

/** The heights of the parts of a colour, in hundredths of the chart. */
const heightsOf = (container: HTMLElement, colour: string): number[] =>
  [...container.querySelectorAll<HTMLElement>('div')]
    .filter(({ style }) => style.background === colour)
    .map(({ style }) => Number.parseFloat(style.height));

describe('a bar a day', () => {
  test.each([
    { most: 0, lines: ['0', '1'] },
    { most: 1, lines: ['0', '1'] },
    { most: 4, lines: ['0', '1', '2', '3', '4'] },
    { most: 5, lines: ['0', '2', '4', '6'] },
    { most: 17, lines: ['0', '5', '10', '15', '20'] },
    { most: 90, lines: ['0', '50', '100'] },
    { most: 2_500, lines: ['0', '1K', '2K', '3K'] },
    { most: 1_000_000, lines: ['0', '500K', '1M'] },
  ])('has lines at $lines where the highest is $most', async ({ most, lines }) => {
    const screen = await show(<DayBars days={[day(0, most)]} parts={parts} />);
    const shown = [...screen.container.querySelectorAll('span')]
      .filter(({ style }) => style.bottom !== '')
      .map(({ textContent }) => textContent);
    expect(shown).toEqual(lines);
  });

  test('puts the parts on top of each other, in their share of the chart', async () => {
    const screen = await show(<DayBars days={[day(0, 10, 5), day(1, 20, 0)]} parts={parts} />);
    expect(heightsOf(screen.container, 'rgb(0, 0, 255)')).toEqual([50, 100]);
    expect(heightsOf(screen.container, 'rgb(255, 128, 0)')).toEqual([25, 0]);
  });

  test.each([
    { count: 1, named: 1 },
    { count: 6, named: 6 },
    { count: 7, named: 4 },
    { count: 30, named: 6 },
  ])('names $named of $count days', async ({ count, named }) => {
    const days = Array.from({ length: count }, (_, at) => day(at, at));
    const screen = await show(<DayBars days={days} parts={parts} />);
    const names = screen.container.querySelectorAll('[aria-hidden] span');
    expect([...names].filter((name) => /^2026-11-\d\d$/.test(name.textContent ?? ''))).toHaveLength(named);
    await expect.element(screen.getByText('2026-11-01')).toBeVisible();
  });

  test('says what its colours mean, and is not read aloud', async () => {
    const screen = await show(<DayBars days={[day(0, 1)]} parts={parts} />);
    await expect.element(screen.getByText('Red team')).toBeVisible();
    expect(screen.container.querySelector('[aria-hidden]')?.textContent).toContain('Guardrails');
  });
});
