import type { Runs } from '@redoubt/store';

/** Why a run that has ended has no rate; undefined where an attempt was judged, or there was none. */
export async function withoutVerdict(id: string, runs: Pick<Runs, 'tallies' | 'records'>): Promise<string | undefined> {
  const attempts = (await runs.tallies(id)).filter(({ isControl }) => !isControl);
  if (attempts.length === 0 || attempts.some(({ state }) => state !== 'failed')) return undefined;
  const errors = attempts.reduce((sum, { count }) => sum + count, 0);
  const [first] = await runs.records(id, { limit: 1, isControl: false });
  const such = first?.error === undefined ? '' : `, the first of them: ${first.error}`;
  return `All ${errors} attempts ended in an error and none was judged, so there is no rate${such}`;
}
