import { contract } from '@redoubt/contract';
import { DocumentFailure, isPdf, MAX_SCANNED_PAGES } from '@redoubt/documents';
import { type Price, priceDocument, priceFlatCall } from '@redoubt/metering';
import type { Failure } from '../../errors.ts';
import type { Report } from '../../http/implement.ts';
import type { GuardrailsContext } from '../context.ts';
import { fileRefused, tookWork } from '../file-refused.ts';
import { implement } from '../implement.ts';
import { chosenBy, type SelectingRequest } from '../saved/chosen-by.ts';
import { readyToJudge } from '../saved/conduct-rules.ts';
import { type DocumentScan, scanDocument } from '../scans/scan-document.ts';

/** A PDF in a JSON body. */
interface PdfText {
  readonly pdf_data?: string | undefined;
  readonly content?: string | undefined;
  readonly filename?: string | undefined;
}

/** The forms in which a PDF is sent. */
type SentPdf = PdfText | { readonly file: File };

/** Returns the PDF of a request. @throws Failure 415 if it is no PDF */
async function pdfOf(body: SentPdf): Promise<Pick<DocumentScan, 'bytes' | 'filename' | 'field'>> {
  const sent = 'file' in body ? await sentAsFile(body.file) : sentAsText(body);
  if (isPdf(sent.bytes)) return sent;
  const refused = new DocumentFailure('unknown_kind', 'The document is no PDF; send one, or its text to detect');
  throw fileRefused(refused, sent.field, sent.filename ?? '');
}

const sentAsFile = async (file: File) => ({
  bytes: new Uint8Array(await file.arrayBuffer()),
  filename: file.name,
  field: 'file',
});

function sentAsText({ pdf_data: data, content, filename }: PdfText) {
  const field = data === undefined ? 'content' : 'pdf_data';
  return { bytes: new Uint8Array(Buffer.from(data ?? content ?? '', 'base64')), filename: filename ?? null, field };
}

const scanning = {
  price: ({ bytes }: DocumentScan): Price =>
    priceDocument('scan_pdf', { bytes: bytes.byteLength, pages: { atMost: MAX_SCANNED_PAGES } }),
  settle: ({ bytes }: DocumentScan, { details }: { details: { total_pages: number } }): Price =>
    priceDocument('scan_pdf', { bytes: bytes.byteLength, pages: details.total_pages }),
  priceFailure: (_: DocumentScan, failure: Failure) =>
    tookWork(failure) || failure.isCharged ? priceFlatCall('scan_pdf') : undefined,
  run: (scan: DocumentScan, context: GuardrailsContext, report: Report) => scanDocument(scan, context, report),
};

export const scanPdf = implement(contract.guardrails.scanPdf, {
  ...scanning,
  prepare: async ({ body }, context) => ({
    ...(await pdfOf(body)),
    detectors: await readyToJudge(body.detectors, context),
  }),
});

export const policyScanPdf = implement(contract.guardrails.policyScanPdf, {
  ...scanning,
  prepare: async (request: SelectingRequest<SentPdf>, context: GuardrailsContext) => ({
    ...(await pdfOf(request.body)),
    ...(await chosenBy(request, context)),
  }),
});
