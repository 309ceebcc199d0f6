import type { FrameworkId, ReportFormat, ReportKind } from '@redoubt/contract';
import { Busy, documentPdf } from '@redoubt/pdf';
import {
  complianceHtml,
  documentHtml,
  frameworkDocument,
  PAGE_POLICY,
  type ReportDocument,
  reportFileName,
  technicalDocument,
  technicalHtml,
} from '@redoubt/reports';
import type { Run } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import type { RedteamContext } from '../context.ts';
import { heldAgainst } from '../endpoints/compliance.ts';
import { runStatusOf } from '../endpoints/run-status-of.ts';
import { executiveOf } from './executive-of.ts';
import { evidenceOf, readRunMedium } from './read-evidence.ts';

/** Which report of a run. */
export interface ReportChoice {
  readonly kind: ReportKind;
  readonly format: ReportFormat;
  /** Of the kind `framework`. */
  readonly framework?: FrameworkId | undefined;
}

/** A report as a file. */
export interface WrittenReport {
  readonly body: string | Uint8Array;
  readonly name: string;
  readonly format: ReportFormat;
}

/** What reports are written with. `origin` is the address of the service, or empty if it is not known. */
export type ReportContext = Pick<RedteamContext, 'store' | 'secrets' | 'clock'> & { readonly origin: () => string };

/** Writes a report of a run. HTML is made here, in turns, and a PDF in a thread of its own. */
export async function writtenReport(run: Run, choice: ReportChoice, context: ReportContext): Promise<WrittenReport> {
  const { kind, format, framework } = choice;
  const status = await runStatusOf(run, context);
  const { html, document } = await bothForms(run, choice, context);
  const body = format === 'pdf' ? await drawn(document()) : await html();
  return { name: reportFileName(status, framework?.replaceAll('_', '-') ?? kind, format), format, body };
}

/** A report in both forms, each of which is made when it is asked for. */
interface BothForms {
  html(): string | Promise<string>;
  document(): ReportDocument;
}

async function bothForms(run: Run, { kind, framework }: ReportChoice, context: ReportContext): Promise<BothForms> {
  if (kind === 'framework' && framework) {
    const held = await heldAgainst(run, framework, context);
    return { html: () => complianceHtml(held), document: () => frameworkDocument(held) };
  }
  if (kind === 'technical') {
    const report = await evidenceOf(run, context);
    const readMedium = readRunMedium(run, context.store.runs);
    return { html: () => technicalHtml(report, readMedium), document: () => technicalDocument(report) };
  }
  const document = await executiveOf(run, context);
  return { html: () => documentHtml(document), document: () => document };
}

/** Seconds after which a caller should try again when too many PDFs wait. */
const BUSY_SECONDS = 10;

async function drawn(document: ReportDocument): Promise<Uint8Array> {
  try {
    return await documentPdf(document);
  } catch (error) {
    if (!(error instanceof Busy)) throw error;
    throw new Failure('rate_limited', `${error.message}; ask again in ${BUSY_SECONDS} s, or ask for HTML`, {
      headers: { 'retry-after': String(BUSY_SECONDS) },
    });
  }
}

const types = { html: 'text/html; charset=utf-8', pdf: 'application/pdf' } as const satisfies Record<
  ReportFormat,
  string
>;

/** The headers of a report. Its name holds only letters, digits and hyphens. */
export const reportHeaders = ({ name, format }: WrittenReport): Record<string, string> => ({
  'content-type': types[format],
  'content-disposition': `inline; filename="${name}"`,
  'content-security-policy': `${PAGE_POLICY}; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
});
