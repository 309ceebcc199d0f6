import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RunRecord } from '@redoubt/contract';
import { jsonInTurns } from '@redoubt/providers';
import type { ProbeRecord, RecordFilter, Runs } from '@redoubt/store';
import { wireRecord } from './wire-record.ts';

/**
 * Number of rows read at once. The embedded store blocks the event loop while it reads, so this number is adapted to
 * the size of the rows.
 */
const pageSize = { first: 20, most: 200 } as const;
/**
 * Target size of a page in characters. About 5 ms of work turns a page into lines of a file. A single row can be
 * larger.
 */
const PAGE_CHARACTERS = 524_288;

/** A record filter without a page size. */
type WholeFilter = Omit<RecordFilter, 'limit'>;

/**
 * Yields all records of a filter as JSON Lines. Each chunk has several lines, or a part of one long line. Records are
 * read only as the caller consumes them.
 */
export async function* recordLines(runs: Runs, runId: string, filter: WholeFilter): AsyncGenerator<string> {
  for await (const records of pagesWithTurns(runs, runId, filter)) {
    const characters = records.reduce((sum, record) => sum + charactersOf(record), 0);
    if (characters <= 2 * PAGE_CHARACTERS) yield records.map((record) => `${JSON.stringify(record)}\n`).join('');
    else for (const record of records) yield* line(record);
  }
}

async function* line(record: RunRecord): AsyncGenerator<string> {
  yield* jsonInTurns(record);
  yield '\n';
}

/**
 * Yields the records of a filter in wire format, a few at a time. The next ones are read when the caller has processed
 * these.
 */
async function* pagesWithTurns(runs: Runs, runId: string, filter: WholeFilter): AsyncGenerator<RunRecord[]> {
  const read = async (after: number | undefined, limit: number) => {
    const rows = await runs.records(runId, { ...filter, after, limit });
    return { rows, page: rows, characters: rows.reduce((sum, row) => sum + charactersOf(row), 0) };
  };
  for await (const rows of pagesOf(read, filter.after)) yield* rowsWithTurns(runs, runId, rows);
}

/**
 * Yields the rows of a filter without their turns, one page at a time. The next page is read when the caller has
 * processed this one.
 */
export async function* recordPages(runs: Runs, runId: string, filter: WholeFilter): AsyncGenerator<ProbeRecord[]> {
  const read = async (after: number | undefined, limit: number) => {
    const rows = await runs.records(runId, { ...filter, after, limit });
    return { rows, page: rows, characters: rows.reduce((sum, row) => sum + charactersOf(row), 0) };
  };
  yield* pagesOf(read, filter.after);
}

interface ReadPage<Page> {
  readonly rows: readonly ProbeRecord[];
  readonly page: Page;
  readonly characters: number;
}

/**
 * Yields page after page, and adapts the page size to the rows. It gives up the event loop between two pages, because
 * the embedded store reads synchronously.
 */
async function* pagesOf<Page>(
  read: (after: number | undefined, limit: number) => Promise<ReadPage<Page>>,
  first: number | undefined,
): AsyncGenerator<Page> {
  let after = first;
  let limit: number = pageSize.first;
  for (;;) {
    const { rows, page, characters } = await read(after, limit);
    yield page;
    after = rows.at(-1)?.ordinal;
    if (rows.length < limit || after === undefined) return;
    limit = Math.max(1, Math.min(pageSize.most, Math.floor((limit * PAGE_CHARACTERS) / Math.max(1, characters))));
    await nextTurn();
  }
}

interface Sized {
  readonly prompt?: string | null | undefined;
  readonly response?: string | null | undefined;
  readonly turns?: readonly { readonly content: unknown }[];
}

const charactersOf = ({ prompt, response, turns = [] }: Sized): number =>
  turns.reduce((sum, { content }) => sum + lengthOf(content), lengthOf(prompt) + lengthOf(response));

const lengthOf = (said: unknown): number => (typeof said === 'string' ? said : (JSON.stringify(said) ?? '')).length;

/** Converts rows to wire format, with their turns. */
export async function withTurns(runs: Runs, runId: string, rows: readonly ProbeRecord[]): Promise<RunRecord[]> {
  const records: RunRecord[] = [];
  for await (const some of rowsWithTurns(runs, runId, rows)) records.push(...some);
  return records;
}

/**
 * Like `withTurns`, but a few rows at a time. The turns of a row can have megabytes, because the target decides how
 * long its answers are.
 */
async function* rowsWithTurns(
  runs: Runs,
  runId: string,
  rows: readonly ProbeRecord[],
): AsyncGenerator<RunRecord[], void> {
  const sizes = await runs.turnSizes(runId, ordinalsOf(rows));
  const bytes = new Map(sizes.map((size) => [size.ordinal, size.bytes]));
  for (const some of groupedBySize(rows, ({ ordinal }) => bytes.get(ordinal) ?? 0)) {
    const turns = await runs.turns(runId, ordinalsOf(some));
    if (some.length < rows.length) await nextTurn();
    const byProbe = Map.groupBy(turns, ({ ordinal }) => ordinal);
    yield some.map((row) => wireRecord(runId, row, byProbe.get(row.ordinal) ?? []));
    if (some.length < rows.length) await nextTurn();
  }
}

const ordinalsOf = (rows: readonly ProbeRecord[]): number[] => rows.map(({ ordinal }) => ordinal);

/** Groups rows, in order, so that each group has at most the size of a page. A group has at least one row. */
function* groupedBySize(
  rows: readonly ProbeRecord[],
  bytesOf: (row: ProbeRecord) => number,
): Generator<ProbeRecord[], void> {
  let [group, bytes]: [ProbeRecord[], number] = [[], 0];
  for (const row of rows) {
    const more = bytesOf(row);
    if (group.length > 0 && bytes + more > PAGE_CHARACTERS) {
      yield group;
      [group, bytes] = [[], 0];
    }
    group.push(row);
    bytes += more;
  }
  if (group.length > 0) yield group;
}
