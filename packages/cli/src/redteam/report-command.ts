import { openStream, readBytes, records, routes } from '@redoubt/client';
import type { RunMediumPart } from '@redoubt/contract';
import { reportFormats, simulationNote } from '@redoubt/reports';
import { Usage } from '../command-failures.ts';
import { clientOptionsOf, connect, connectionOptions, talk } from '../connect.ts';
import { version } from '../own-version.ts';
import { oneOf, onlyWords, parseWords } from '../parse-words.ts';
import { allFindings } from './all-findings.ts';
import { exitCodes, exitCodesHelp } from './exit-codes.ts';
import { artifactOfReport, DEFAULT_ARTIFACT, repositoryPathOf } from './repository-path.ts';
import { writeOut } from './write-out.ts';

const formatNames = [...(Object.keys(reportFormats) as (keyof typeof reportFormats)[]), 'csv'] as const;

export const reportHelp = `redoubt redteam report RUN --format ${formatNames.join('|')} [--out FILE] [--artifact FILE]

Writes what came of a run, from its results and records.

  html   one file for people: rates with their intervals, worst findings, judges, the plan
  md     the same in short
  json   {results, records}
  csv    a line for each record, with corrections in columns of their own
  junit  a suite for each category, a test case for each probe; a success of the attack is a failure
  sarif  SARIF 2.1.0: a rule for each attack of each category, a result for each success; findings that
         were accepted or called false positives are suppressed

  --out FILE       instead of standard output
  --artifact FILE  of sarif: the file of the repository that a code host shows the findings at, such as the settings of
                   the system under test (default: the report itself, or ${DEFAULT_ARTIFACT} where it has no file)

${exitCodesHelp}`;

const options = {
  ...connectionOptions,
  format: { type: 'string' },
  out: { type: 'string' },
  artifact: { type: 'string' },
} as const;

/** `redoubt redteam report`. */
export async function reportCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, options, reportHelp);
  const [run_id] = onlyWords(positionals, ['RUN'], reportHelp);
  const form = oneOf(formatNames, values.format, '--format');
  const artifactUri = artifactOf(values);
  const client = connect(values);
  const params = { run_id };
  const run = await talk(() => client.rt.getRun({ params }));
  const results = await talk(() => client.rt.getResults({ params }));
  const connection = clientOptionsOf(values);
  const recordsUrl = `${connection.baseUrl.replace(/\/$/, '')}/rt/runs/${run_id}/records`;
  const readMedium = ({ media_type: accept, url }: RunMediumPart) => {
    const digest = url.slice(url.lastIndexOf('/') + 1);
    return talk(() => readBytes(connection, routes.rt.getMedium, { params: { run_id, digest }, accept }));
  };
  // Every other format contains this note.
  if (results.is_simulation && values.format === 'csv') console.error(simulationNote);
  if (run.status !== 'Finished') console.error(`The run is ${run.status}: the report is of what it has so far.`);
  const pieces = () => {
    if (form === 'csv') return openStream(connection, routes.rt.getRecords, { params, accept: 'text/csv' });
    return reportFormats[form]({
      ...{ run, results, recordsUrl, artifactUri, version, readMedium },
      records: (query) => records(client, { params, query }),
      findings: () => allFindings(client, { run_id }),
    });
  };
  await talk(async () => writeOut(await pieces(), values.out));
  return exitCodes.fine;
}

function artifactOf({ artifact, out, format }: { artifact?: string; out?: string; format?: string }): string {
  if (artifact === undefined) return artifactOfReport(out);
  if (format?.toLowerCase() !== 'sarif') throw new Usage('--artifact goes with --format sarif');
  const path = repositoryPathOf(artifact);
  if (path !== undefined) return path;
  throw new Usage(`--artifact ${artifact} is not below this folder; start the command in the root of the repository`);
}
