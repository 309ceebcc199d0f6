import type { Page } from 'playwright-core';

/** The time between frames, in ms. */
export interface Frames {
  /** While nothing happens: what the machine itself costs. */
  readonly idle: readonly number[];
  /** While the list is scrolled from its first record to its last, and reads further records on the way. */
  readonly scrolled: readonly number[];
  readonly records: number;
  /** CPU time of the page's own thread in its longest tasks, in ms. Other work on the machine does not lengthen it. */
  readonly taskCpu: readonly number[];
}

/** Pixels a frame: about 27 records, far faster than a reader scrolls. */
const STEP = 1_500;
const IDLE_FRAMES = 300;

/** Scrolls the list of records of the open page to its end, and times every frame. */
export async function scrollFrames(page: Page, records: number): Promise<Frames> {
  await page.getByRole('list', { name: 'Records of the run' }).getByRole('button').first().waitFor();
  const browser = page.context().browser();
  if (!browser) throw new Error('The page is of no browser');
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  const frames = await page.evaluate(scrollAll, { step: STEP, idleFrames: IDLE_FRAMES, records });
  return { ...frames, taskCpu: longestTasks((await browser.stopTracing()).toString()) };
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** CPU time of the thread, in µs. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const KEPT_TASKS = 100;

/** The CPU time of the longest tasks of the threads that run pages, the longest first. */
function longestTasks(trace: string): number[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace);
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const named = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const threads = new Set(named.map(threadOf));
  const tasks = traceEvents.filter((event) => event.tdur !== undefined && threads.has(threadOf(event)));
  if (tasks.length === 0) throw new Error('The trace has no task of the page');
  return tasks
    .map(({ tdur = 0 }) => tdur / 1_000)
    .toSorted((a, b) => b - a)
    .slice(0, KEPT_TASKS);
}

interface Scrolled {
  readonly step: number;
  readonly idleFrames: number;
  readonly records: number;
}

/** Runs in the page. */
async function scrollAll({ step, idleFrames, records }: Scrolled): Promise<Omit<Frames, 'taskCpu'>> {
  const list = document.querySelector('ul[aria-label="Records of the run"]');
  const view = list?.parentElement;
  if (!list || !view) throw new Error('The page has no list of records');
  const rowHeight = 56;
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const time = async (onFrame: () => boolean): Promise<number[]> => {
    const times: number[] = [];
    for (let last = await frame(); onFrame(); ) {
      const now = await frame();
      times.push(now - last);
      last = now;
    }
    return times;
  };
  let left = idleFrames;
  const idle = await time(() => left-- > 0);
  const scrolled = await time(() => {
    view.scrollTop += step;
    const isAtEnd = view.scrollTop + view.clientHeight >= list.scrollHeight - 1;
    return !isAtEnd || list.scrollHeight < records * rowHeight;
  });
  return { idle, scrolled, records: Math.round(list.scrollHeight / rowHeight) };
}
