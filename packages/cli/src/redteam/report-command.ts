import { Option } from '@commander-js/extra-typings';
import { openStream, readBytes, records, routes } from '@redoubt/client';
import { FrameworkId, ReportKind, type RunMediumPart } from '@redoubt/contract';
import { reportFormats, simulationNote } from '@redoubt/reports';
import { taking } from '../choices.ts';
import { serviceCommand } from '../command.ts';
import { Usage } from '../command-failures.ts';
import { type Connection, clientOptionsOf, connect, talk } from '../connect.ts';
import { warn } from '../io.ts';
import { version } from '../own-package.ts';
import { oneOf } from '../read-words.ts';
import { allFindings } from './all-findings.ts';
import { peoplesReport, writeForPeople } from './peoples-report.ts';
import { artifactOfReport, DEFAULT_ARTIFACT, repositoryPathOf } from './repository-path.ts';
import { writeOut } from './write-out.ts';

const formatNames = [...(Object.keys(reportFormats) as (keyof typeof reportFormats)[]), 'csv', 'pdf'] as const;

const description = `Writes what came of a run, from its results and records.

  html   one file for people: findings in words, rates with their intervals, records, judges, the plan
  md     the same in short
  json   {results, records}
  csv    a line for each record, with corrections in columns of their own
  junit  a suite for each category, a test case for each probe; a success of the attack is a failure
  sarif  SARIF 2.1.0: a rule for each attack of each category, a result for each success; findings that were accepted
         or called false positives are suppressed
  pdf    a report for people, with its fonts

--kind chooses the report for people of html and pdf: executive (one page), technical, or framework (with --framework).`;

/** `redoubt redteam report`. */
export const reportCommand = () =>
  serviceCommand('report')
    .description(description)
    .summary('write what came of a run as HTML, PDF, Markdown, JSON, CSV, JUnit or SARIF')
    .argument('<run>', 'id of the run')
    .addOption(
      taking(new Option('--format <format>', `${formatNames.join(', ')} (--json is --format json)`), formatNames),
    )
    .addOption(
      taking(
        new Option('--kind <kind>', `of html and pdf: ${ReportKind.options.join(', ')} (default: executive for pdf)`),
        ReportKind.options,
      ),
    )
    .addOption(
      taking(new Option('--framework <id>', 'of --kind framework: the compliance framework'), FrameworkId.options),
    )
    .option('-o, --out <file>', 'write to this file instead of standard output; pdf needs one')
    .option(
      '--artifact <file>',
      `of sarif: the file of the repository that a code host shows the findings at (default: the report itself, or ${DEFAULT_ARTIFACT})`,
    )
    .action(async (run_id, { json, ...options }) => {
      const name = oneOf(formatNames, options.format ?? formatOf(json, options.kind), '--format');
      const chosen = peoplesReport({ ...options, format: name });
      if (chosen) await writeForPeople(run_id, chosen, options);
      // The PDF is a report for people in every case.
      else if (name !== 'pdf') await report(run_id, { ...options, format: name });
    });

/** The format that is meant where none is named. */
function formatOf(isJson: boolean | undefined, kind: string | undefined): 'json' | 'html' | undefined {
  if (isJson) return 'json';
  return kind === undefined ? undefined : 'html';
}

interface Options extends Connection {
  readonly format: Exclude<(typeof formatNames)[number], 'pdf'>;
  readonly out?: string | undefined;
  readonly artifact?: string | undefined;
}

async function report(run_id: string, options: Options): Promise<void> {
  const form = options.format;
  const artifactUri = artifactOf(options);
  const client = connect(options);
  const params = { run_id };
  const run = await talk(() => client.rt.getRun({ params }));
  const results = await talk(() => client.rt.getResults({ params }));
  const connection = clientOptionsOf(options);
  const recordsUrl = `${connection.baseUrl.replace(/\/$/, '')}/rt/runs/${run_id}/records`;
  const readMedium = ({ media_type: accept, url }: RunMediumPart) => {
    const digest = url.slice(url.lastIndexOf('/') + 1);
    return talk(() => readBytes(connection, routes.rt.getMedium, { params: { run_id, digest }, accept }));
  };
  // Every other format contains this note.
  if (results.is_simulation && options.format === 'csv') warn(simulationNote);
  if (run.status !== 'Finished') warn(`The run is ${run.status}: the report is of what it has so far.`);
  const pieces = () => {
    if (form === 'csv') return openStream(connection, routes.rt.getRecords, { params, accept: 'text/csv' });
    return reportFormats[form]({
      ...{ run, results, recordsUrl, artifactUri, version, readMedium },
      records: (query) => records(client, { params, query }),
      findings: () => allFindings(client, { run_id }),
      told: async () => (await client.rt.findings({ body: { summary: { run_id } } })).key_findings,
    });
  };
  await talk(async () => writeOut(await pieces(), options.out));
}

function artifactOf({ artifact, out, format }: Options): string {
  if (artifact === undefined) return artifactOfReport(out);
  if (format !== 'sarif') throw new Usage('--artifact goes with --format sarif');
  const path = repositoryPathOf(artifact);
  if (path !== undefined) return path;
  throw new Usage(`--artifact ${artifact} is not below this folder; start the command in the root of the repository`);
}
