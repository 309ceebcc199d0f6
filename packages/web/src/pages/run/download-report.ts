import { openStream, readBytes, records, routes } from '@redoubt/client';
import type { FrameworkId, ReportFormat, ReportKind } from '@redoubt/contract';
import { reportFileName, reportFormats, type TrackedFinding } from '@redoubt/reports';
import { api, connection } from '../../api.ts';
import { saveFile } from '../../shown/save-file.ts';
import type { Run, RunResults } from './run-queries.ts';

/** The forms of a report for programs: those of the package of reports, and streams of the service. */
export type ReportForm = Exclude<keyof typeof reportFormats, 'html'> | 'csv' | 'ndjson';

/** A report for people, which the service writes. */
export interface PeoplesForm {
  readonly kind: ReportKind;
  readonly format: ReportFormat;
  readonly framework?: FrameworkId;
}

const files: Readonly<Record<ReportForm, readonly [extension: string, mediaType: string]>> = {
  md: ['md', 'text/markdown'],
  junit: ['junit.xml', 'application/xml'],
  sarif: ['sarif', 'application/sarif+json'],
  json: ['json', 'application/json'],
  csv: ['csv', 'text/csv'],
  ndjson: ['ndjson', 'application/x-ndjson'],
};

interface Reported {
  readonly run: Run;
  readonly results: RunResults;
  /** The version of the service. */
  readonly version: string;
}

/** Makes a report of a run and hands it to the browser as a file. */
export async function downloadReport(form: ReportForm, reported: Reported): Promise<void> {
  const [extension, mediaType] = files[form];
  const parts: string[] = [];
  for await (const part of await piecesOf(form, reported)) parts.push(part);
  saveFile(`${reported.run.run_id}.${extension}`, new Blob(parts, { type: mediaType }));
}

/** Asks the service for a report for people and hands it to the browser as a file. */
export async function downloadForPeople({ kind, format, framework }: PeoplesForm, run: Run): Promise<void> {
  const accept = format === 'pdf' ? 'application/pdf' : 'text/html';
  const query = { kind, format, ...(framework && { framework }) };
  const bytes = await readBytes(connection, routes.rt.getReport, { params: { run_id: run.run_id }, query, accept });
  const name = reportFileName(run, framework?.replaceAll('_', '-') ?? kind, format);
  // The copy has a buffer of its own, which is what a Blob takes.
  saveFile(name, new Blob([new Uint8Array(bytes)], { type: accept }));
}

async function piecesOf(form: ReportForm, { run, results, version }: Reported) {
  const { run_id } = run;
  const params = { run_id };
  if (form === 'csv') return openStream(connection, routes.rt.getRecords, { params, accept: 'text/csv' });
  if (form === 'ndjson') {
    return openStream(connection, routes.rt.getRecords, { params, accept: 'application/x-ndjson' });
  }
  return reportFormats[form]({
    run,
    results,
    recordsUrl: `${location.origin}/rt/runs/${run_id}/records`,
    artifactUri: `${run_id}.sarif`,
    version,
    records: (query) => records(api, { params, query }),
    findings: () => findingsOf(run_id),
    told: async () => (await api.rt.findings({ body: { summary: { run_id } } })).key_findings,
    readMedium: ({ media_type: accept, url }) => {
      const digest = url.slice(url.lastIndexOf('/') + 1);
      return readBytes(connection, routes.rt.getMedium, { params: { run_id, digest }, accept });
    },
  });
}

async function* findingsOf(run_id: string): AsyncGenerator<TrackedFinding> {
  let cursor: string | null = null;
  do {
    const query = { run_id, limit: '250', ...(cursor !== null && { cursor }) };
    const page: Awaited<ReturnType<typeof api.rt.listFindings>> = await api.rt.listFindings({ query });
    yield* page.findings;
    cursor = page.next_cursor;
  } while (cursor !== null);
}
