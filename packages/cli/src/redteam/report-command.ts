import { type Client, openStream, readBytes, records, routes } from '@redoubt/client';
import { CategoryId, type Results, type RunMediumPart, type RunRecord } from '@redoubt/contract';
import {
  htmlReport,
  type JunitSuite,
  jsonReport,
  junitReport,
  junitSuite,
  markdownReport,
  type RunStatus,
  readMedia,
  sarifReport,
  simulationNote,
  WeaknessGroups,
  worstOf,
} from '@redoubt/reports';
import { serviceCommand } from '../command.ts';
import { Usage } from '../command-failures.ts';
import { type Connection, clientOptionsOf, connect, talk } from '../connect.ts';
import { version } from '../own-package.ts';
import { oneOf } from '../read-words.ts';
import { allFindings } from './all-findings.ts';
import { countedRecords } from './counted-records.ts';
import { artifactOfReport, DEFAULT_ARTIFACT, repositoryPathOf } from './repository-path.ts';
import { writeOut } from './write-out.ts';

/** The input of a report format. */
interface Source {
  readonly client: Client;
  readonly run_id: string;
  readonly run: RunStatus;
  readonly results: Results;
  readonly recordsUrl: string;
  /** The file at which findings of SARIF are shown. */
  readonly artifactUri: string;
  /** Reads a picture or a recording of the run. */
  readMedium(part: RunMediumPart): Promise<Uint8Array>;
  /** Opens the records in the CSV form of the service. */
  openCsv(): Promise<AsyncIterable<string>>;
}

type Format = (source: Source) => Promise<AsyncIterable<string> | Iterable<string>>;

const formats = {
  html: async (source) => {
    const report = await withFindings(source);
    return [htmlReport({ ...report, media: await readMedia(report.findings, source.readMedium) })];
  },
  md: async (source) => [markdownReport(await withFindings(source))],
  json: async ({ client, run_id, results }) => jsonReport(results, records(client, { params: { run_id } })),
  csv: ({ openCsv }) => openCsv(),
  junit: async (source) => [junitReport(await suitesOf(source), source)],
  sarif: async (source) => {
    const successes = await listOf(successesOf(source));
    const tracked = await listOf(allFindings(source.client, { run_id: source.run_id }));
    return [`${JSON.stringify(sarifReport({ ...source, successes, tracked, version }), null, 2)}\n`];
  },
} as const satisfies Record<string, Format>;
const formatNames = Object.keys(formats) as (keyof typeof formats)[];

const description = `Writes what came of a run, from its results and records.

  html   one file for people: rates with their intervals, worst findings, judges, the plan
  md     the same in short
  json   {results, records}
  csv    a line for each record, with corrections in columns of their own
  junit  a suite for each category, a test case for each probe; a success of the attack is a failure
  sarif  SARIF 2.1.0: a rule for each attack of each category, a result for each success; findings that were accepted
         or called false positives are suppressed`;

/** `redoubt redteam report`. */
export const reportCommand = () =>
  serviceCommand('report')
    .description(description)
    .summary('write what came of a run as HTML, Markdown, JSON, CSV, JUnit or SARIF')
    .argument('<run>', 'id of the run')
    .option('--format <format>', `${formatNames.join(', ')} (--json is --format json)`)
    .option('--out <file>', 'write to this file instead of standard output')
    .option(
      '--artifact <file>',
      `of sarif: the file of the repository that a code host shows the findings at (default: the report itself, or ${DEFAULT_ARTIFACT})`,
    )
    .action(async (run_id, { json, ...options }) => {
      const name = oneOf(formatNames, options.format ?? (json ? 'json' : undefined), '--format');
      await report(run_id, { ...options, format: name });
    });

interface Options extends Connection {
  readonly format: keyof typeof formats;
  readonly out?: string | undefined;
  readonly artifact?: string | undefined;
}

async function report(run_id: string, options: Options): Promise<void> {
  const format: Format = formats[options.format];
  const artifactUri = artifactOf(options);
  const client = connect(options);
  const params = { run_id };
  const run = await talk(() => client.rt.getRun({ params }));
  const results = await talk(() => client.rt.getResults({ params }));
  const connection = clientOptionsOf(options);
  const recordsUrl = `${connection.baseUrl.replace(/\/$/, '')}/rt/runs/${run_id}/records`;
  const openCsv = () => talk(() => openStream(connection, routes.rt.getRecords, { params, accept: 'text/csv' }));
  const readMedium = ({ media_type: accept, url }: RunMediumPart) => {
    const digest = url.slice(url.lastIndexOf('/') + 1);
    return talk(() => readBytes(connection, routes.rt.getMedium, { params: { run_id, digest }, accept }));
  };
  // Every other format contains this note.
  if (results.is_simulation && options.format === 'csv') console.error(simulationNote);
  if (run.status !== 'Finished') console.error(`The run is ${run.status}: the report is of what it has so far.`);
  const source = { client, run_id, run, results, recordsUrl, artifactUri, readMedium, openCsv };
  await talk(async () => writeOut(await format(source), options.out));
}

function artifactOf({ artifact, out, format }: Options): string {
  if (artifact === undefined) return artifactOfReport(out);
  if (format !== 'sarif') throw new Usage('--artifact goes with --format sarif');
  const path = repositoryPathOf(artifact);
  if (path !== undefined) return path;
  throw new Usage(`--artifact ${artifact} is not below this folder; start the command in the root of the repository`);
}

const successesOf = ({ client, run_id }: Source) => countedRecords(client, run_id, { success: 'true' });

async function withFindings(source: Source) {
  const groups = new WeaknessGroups();
  const findings = await worstOf(grouped(successesOf(source), groups));
  return { ...source, findings, media: new Map<string, string>(), weaknesses: groups.sorted(source.results) };
}

/** Passes records on and collects their weaknesses. */
async function* grouped(found: AsyncIterable<RunRecord>, groups: WeaknessGroups): AsyncGenerator<RunRecord> {
  for await (const record of found) {
    groups.add(record);
    yield record;
  }
}

/** Makes the suites one category at a time, so that only the records of one category are in memory. */
async function suitesOf({ client, run_id, run, results }: Source): Promise<JunitSuite[]> {
  const suites: JunitSuite[] = [];
  for (const { id } of results.categories) {
    const category = CategoryId.parse(id);
    const ofCategory = await listOf(countedRecords(client, run_id, { category }));
    suites.push(junitSuite({ category, records: ofCategory, run, results }));
  }
  return suites;
}

async function listOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}
