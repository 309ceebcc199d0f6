import { shownShare } from './numbers.ts';

/** How a figure changed against the period before, in words, and what that means. */
export interface Change {
  readonly text: string;
  readonly meaning: 'better' | 'worse' | 'neither';
}

interface ChangeOptions {
  /** Which way is good. Absent: neither is. */
  readonly good?: 'up' | 'down';
  /** Whether the figure is a share, whose change is told in points. */
  readonly isShare?: boolean;
}

/** Compares a figure with that of the period before. Undefined where there is nothing to compare with. */
export function changeOf(
  now: number | null | undefined,
  before: number | null | undefined,
  { good, isShare = false }: ChangeOptions = {},
): Change | undefined {
  if (now == null || before == null || (!isShare && before === 0)) return undefined;
  const difference = isShare ? now - before : (now - before) / before;
  const size = Math.abs(difference);
  const text = isShare ? `${(size * 100).toFixed(1)} points` : shownShare(size);
  // So little that the words show nothing of it.
  if (!/[1-9]/.test(text)) return { text: 'as before', meaning: 'neither' };
  return difference > 0
    ? { text: `▲ ${text}`, meaning: meaningOf('up', good) }
    : { text: `▼ ${text}`, meaning: meaningOf('down', good) };
}

const meaningOf = (way: 'up' | 'down', good: ChangeOptions['good']): Change['meaning'] => {
  if (good === undefined) return 'neither';
  return way === good ? 'better' : 'worse';
};
