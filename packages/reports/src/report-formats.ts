import { type Results, type RunMediumPart, type RunRecord, ShownCategory } from '@redoubt/contract';
import { countedRecords } from './counted-records.ts';
import { htmlReport } from './html-report.ts';
import { type JunitSuite, junitReport, junitSuite } from './junit-report.ts';
import { markdownReport } from './markdown-report.ts';
import { readMedia } from './report-media.ts';
import { type RunReport, type RunStatus, worstOf } from './run-report.ts';
import { sarifReport } from './sarif-report.ts';
import type { ToldFinding } from './told-findings.ts';
import type { TrackedFinding } from './tracked-findings.ts';
import { WeaknessGroups } from './weaknesses.ts';

/** What a report is made of, and how more of it is read. */
export interface ReportSource {
  readonly run: RunStatus;
  readonly results: Results;
  /** The URL of all records of the run. */
  readonly recordsUrl: string;
  /** The file at which findings of SARIF are shown. */
  readonly artifactUri: string;
  /** The version of Redoubt. */
  readonly version: string;
  /** Reads the records that match, as the service answers them. */
  records(query: { readonly category?: ShownCategory; readonly success?: 'true' }): AsyncIterable<RunRecord>;
  /** Reads what the successes of the run show, in the words of a person. */
  told(): Promise<readonly ToldFinding[]>;
  /** Reads the findings that the run attacked. */
  findings(): AsyncIterable<TrackedFinding>;
  /** Reads a picture or a recording of the run. */
  readMedium(part: RunMediumPart): Promise<Uint8Array>;
}

type Format = (source: ReportSource) => AsyncIterable<string> | Promise<Iterable<string>>;

/** The forms of a report. Each reads what it needs and yields the file in pieces. */
export const reportFormats = {
  html: async (source) => {
    const report = await readReport(source);
    return [await technicalHtml(report, source.readMedium)];
  },
  md: async (source) => [markdownReport(await readReport(source))],
  json: ({ results, records }) => jsonReport(results, records({})),
  junit: async (source) => [junitReport(await suitesOf(source), source)],
  sarif: async (source) => {
    const successes = await listOf(successesOf(source));
    const tracked = await listOf(source.findings());
    return [`${JSON.stringify(sarifReport({ ...source, successes, tracked }), null, 2)}\n`];
  },
} as const satisfies Record<string, Format>;

/** The technical report as HTML, with the pictures and recordings of its findings. */
export const technicalHtml = async (report: RunReport, readMedium: ReportSource['readMedium']): Promise<string> =>
  htmlReport({ ...report, media: await readMedia(report.findings, readMedium) });

const successesOf = ({ records }: Pick<ReportSource, 'records'>) => countedRecords(records({ success: 'true' }));

/** Reads what the reports for people are made of. The findings are the surest successes, and have no media yet. */
export async function readReport(source: Omit<ReportSource, 'findings' | 'readMedium'>): Promise<RunReport> {
  const groups = new WeaknessGroups();
  const findings = await worstOf(grouped(successesOf(source), groups));
  const told = await source.told();
  return { ...source, findings, told, media: new Map<string, string>(), weaknesses: groups.sorted(source.results) };
}

/** Passes records on and collects their weaknesses. */
async function* grouped(found: AsyncIterable<RunRecord>, groups: WeaknessGroups): AsyncGenerator<RunRecord> {
  for await (const record of found) {
    groups.add(record);
    yield record;
  }
}

/** Makes the suites one category at a time, so that only the records of one category are in memory. */
async function suitesOf({ records, run, results }: ReportSource): Promise<JunitSuite[]> {
  const suites: JunitSuite[] = [];
  for (const { id } of results.categories) {
    const category = ShownCategory.parse(id);
    const ofCategory = await listOf(countedRecords(records({ category })));
    suites.push(junitSuite({ category, records: ofCategory, run, results }));
  }
  return suites;
}

async function listOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

/** Writes `{results, records}` record by record. `results.is_simulation` marks a simulation. */
export async function* jsonReport(results: Results, records: AsyncIterable<RunRecord>): AsyncGenerator<string> {
  yield `{"results":${JSON.stringify(results)},"records":[`;
  let separator = '\n';
  for await (const record of records) {
    yield separator + JSON.stringify(record);
    separator = ',\n';
  }
  yield '\n]}\n';
}
