import type { InfiniteData } from '@tanstack/react-query';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { answerCalls, recordedAnswer } from '../../testing/wire.ts';
import { RecordList } from './record-list.tsx';
import { OverallRates, RunProgress } from './run-page.tsx';
import { isOver, type ListedRecord, readSoFar, recordsQuery } from './run-queries.ts';

const run = recordedAnswer('rt.getRun');
const recorded = recordedAnswer('rt.getResults');
const rates = { asr: 0.42105, asr_ci95: [0.23141, 0.63725] as [number, number], attempts: 19, successes: 8 };
const results = {
  ...recorded,
  overall: { ...recorded.overall, ...rates, unclear: 1, errors: 0 },
  undecided: null,
  credits: { cost: 20 },
};
const recordsPage = recordedAnswer('rt.getRecords');
const [record] = recordsPage.records;
const verdict = record?.verdict;
if (!record || !verdict) throw new Error('The first recorded record has no verdict');
const { outcome: judged } = verdict;

const listed = (at: number): ListedRecord => ({
  record_id: `rt-1.${at}`,
  category: 'security_fraud',
  attack: 'basic',
  goal: `goal ${at}`,
  outcome: at % 2 === 0 ? 'success' : 'resisted',
  isCorrected: at === 1,
});

type Pages = NonNullable<Parameters<typeof readSoFar>[0]>;
const pagesOf = (...sizes: readonly number[]): Pages => ({
  pages: sizes.map((size, page) => ({
    records: Array.from({ length: size }, (_, at) => listed(page * 500 + at)),
    next_cursor: null,
  })),
  pageParams: [],
});

describe('the records that were read so far', () => {
  test.each<{ sizes: number[]; count: number; last: string | undefined }>([
    { sizes: [], count: 0, last: undefined },
    { sizes: [0], count: 0, last: undefined },
    { sizes: [3], count: 3, last: 'rt-1.2' },
    { sizes: [500], count: 500, last: 'rt-1.499' },
    { sizes: [500, 500, 7], count: 1_007, last: 'rt-1.1006' },
    { sizes: [500, 0], count: 500, last: 'rt-1.499' },
  ])('in pages of $sizes are $count', ({ sizes, count, last }) => {
    const read = readSoFar(pagesOf(...sizes));
    expect(read.count).toBe(count);
    expect(read.at(count - 1)?.record_id).toBe(last);
    expect(read.at(count)).toBeUndefined();
  });

  test('are none before the first page is there', () => {
    expect(readSoFar(undefined).count).toBe(0);
    expect(readSoFar(undefined).at(0)).toBeUndefined();
  });
});

describe('the records of a run', () => {
  const corrected = { outcome: 'success' } as never;

  test.each<{ what: string; changes: object; outcome: string; isCorrected: boolean }>([
    { what: 'was judged', changes: {}, outcome: judged, isCorrected: false },
    { what: 'somebody corrected', changes: { correction: corrected }, outcome: 'success', isCorrected: true },
    {
      what: 'somebody commented without a correction',
      changes: { correction: { outcome: null } },
      outcome: judged,
      isCorrected: false,
    },
    { what: 'failed', changes: { verdict: null }, outcome: 'error', isCorrected: false },
  ])('list one that $what as $outcome', async ({ changes, outcome, isCorrected }) => {
    answerCalls({ 'rt.getRecords': { records: [{ ...record, ...changes }], next_cursor: null } });
    const data = await new QueryClient().fetchInfiniteQuery(recordsQuery('rt-1', {}, 0));
    expect(data.pages[0]?.records).toEqual([
      {
        record_id: record.record_id,
        category: record.category,
        attack: record.attack,
        goal: record.goal,
        outcome,
        isCorrected,
      },
    ]);
  });

  test('are asked for with the filters that are set, and without their conversations', async () => {
    const calls = answerCalls({ 'rt.getRecords': { records: [], next_cursor: null } });
    await new QueryClient().fetchInfiniteQuery(recordsQuery('rt-1', { attack: 'basic', outcome: undefined }, 0));
    expect(calls.map(({ path, query }) => ({ path, query }))).toEqual([
      { path: '/rt/runs/rt-1/records', query: { attack: 'basic', limit: '500', conversation: 'false' } },
    ]);
  });

  test('are read on from where a page ends, with long goals cut', async () => {
    const long = { ...record, goal: 'g'.repeat(10_000) };
    const calls = answerCalls({
      'rt.getRecords': ({ query }) => ({ records: [long], next_cursor: query.cursor === undefined ? 'c1' : null }),
    });
    const data: InfiniteData<{ records: readonly ListedRecord[] }> = await new QueryClient().fetchInfiniteQuery({
      ...recordsQuery('rt-1', {}, 0),
      pages: 5,
    });
    expect(calls.map(({ query }) => query.cursor)).toEqual([undefined, 'c1']);
    expect(data.pages.map(({ records }) => records[0]?.goal.length)).toEqual([200, 200]);
  });

  test.each([
    { status: 'Finished', over: true },
    { status: 'Failed', over: true },
    { status: 'Running', over: false },
    { status: 'Paused', over: false },
  ] as const)('change no more once the run is $status: $over', ({ status, over }) => {
    // The cast: `Paused` stands for any other state.
    expect(isOver({ status: status as never })).toBe(over);
  });
});

describe('a long list of records', () => {
  const many = readSoFar(pagesOf(500, 500));

  test('has only the lines that are seen, and the height of all', async () => {
    const screen = await show(<RecordList records={many} onOpen={() => undefined} onEnd={undefined} />);
    const list = screen.getByRole('list', { name: 'Records of the run' });
    await expect.element(screen.getByText('goal 0', { exact: true })).toBeVisible();
    expect(screen.getByRole('listitem').elements().length).toBeLessThan(40);
    expect(list.element().getBoundingClientRect().height).toBe(1_000 * 56);
    await expect.element(screen.getByText('Security and fraud · Plain question · corrected')).toBeVisible();
  });

  test('shows other lines once it is scrolled, with their places among all', async () => {
    const screen = await show(<RecordList records={many} onOpen={() => undefined} onEnd={undefined} />);
    const view = screen.getByRole('list').element().parentElement;
    view?.scrollTo({ top: 500 * 56 });
    await expect.element(screen.getByText('goal 500', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('goal 0', { exact: true })).not.toBeInTheDocument();
    expect(screen.getByText('goal 500', { exact: true }).element().closest('li')?.getAttribute('aria-posinset')).toBe(
      '501',
    );
  });

  test('reads on before its end is seen, and not before', async () => {
    let reads = 0;
    const screen = await show(<RecordList records={many} onOpen={() => undefined} onEnd={() => reads++} />);
    await expect.element(screen.getByText('goal 0', { exact: true })).toBeVisible();
    expect(reads).toBe(0);
    screen
      .getByRole('list')
      .element()
      .parentElement?.scrollTo({ top: 910 * 56 });
    await expect.poll(() => reads).toBeGreaterThan(0);
  });

  test('opens the record that is pressed', async () => {
    const opened: string[] = [];
    const screen = await show(<RecordList records={many} onOpen={(id) => opened.push(id)} onEnd={undefined} />);
    await screen.getByRole('button', { name: /goal 3/ }).click();
    expect(opened).toEqual(['rt-1.3']);
  });
});

describe('the figures of a run', () => {
  test('are those that the service told', async () => {
    const screen = await show(<OverallRates results={results} />);
    await expect.element(screen.getByText('42.1%')).toBeVisible();
    await expect.element(screen.getByText('95 % interval 23.1% to 63.7%')).toBeVisible();
    await expect.element(screen.getByText('of 19 decided attempts')).toBeVisible();
    await expect.element(screen.getByText('1 unclear, 0 errors')).toBeVisible();
    await expect.element(screen.getByText('The run asked none')).toBeVisible();
    await expect.element(screen.getByText('Cost 20 credits. The target says that it is a simulation.')).toBeVisible();
  });

  test('say what is not known yet', async () => {
    const overall = { ...results.overall, asr: null, asr_ci95: null, attempts: 0, successes: 0 };
    const screen = await show(<OverallRates results={{ ...results, overall, is_simulation: false }} />);
    await expect.element(screen.getByText('Nothing is judged yet')).toBeVisible();
    await expect.element(screen.getByText('Cost 20 credits.')).toBeVisible();
  });

  test('have the harmless questions that were refused', async () => {
    const refusal = { attempts: 40, refused: 3, rate: 0.075 } as never;
    const screen = await show(<OverallRates results={{ ...results, over_refusal: refusal }} />);
    await expect.element(screen.getByText('7.5%')).toBeVisible();
    await expect.element(screen.getByText('3 of 40')).toBeVisible();
  });
});

describe('the progress of a run', () => {
  const going = { ...run, status: 'Running' as const, state_reason: null };
  const progressOf = (done: number, total: number, failed = 0) => ({ ...run.progress, done, total, failed });

  test.each([
    { eta_seconds: 12.2, said: 'about 13 s left' },
    { eta_seconds: 59.9, said: 'about 60 s left' },
    { eta_seconds: 60, said: 'about 1 min left' },
    { eta_seconds: 95, said: 'about 2 min left' },
  ])('guesses its end: $said', async ({ eta_seconds, said }) => {
    const screen = await show(<RunProgress run={{ ...going, eta_seconds, progress: progressOf(5, 20) }} />);
    await expect.element(screen.getByText(said)).toBeVisible();
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  });

  test.each([
    { progress: progressOf(0, 0), said: '0 of 0 attempts', value: '0' },
    { progress: progressOf(1_500, 2_000, 2), said: '1,500 of 2,000 attempts, 2 errors', value: '75' },
  ])('counts: $said', async ({ progress, said, value }) => {
    const screen = await show(<RunProgress run={{ ...going, eta_seconds: null, progress }} />);
    await expect.element(screen.getByText(said)).toBeVisible();
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', value);
  });

  test('is gone once the run is over, and why it ended stays', async () => {
    const screen = await show(<RunProgress run={{ ...run, status: 'Failed', state_reason: 'The target is gone' }} />);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('The target is gone');
    await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
  });
});
