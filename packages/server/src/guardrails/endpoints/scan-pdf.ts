import { contract } from '@redoubt/contract';
import type { GuardrailsContext } from '../context.ts';
import { implement } from '../implement.ts';
import { chosenBy, type SelectingRequest } from '../saved/chosen-by.ts';
import { readyToJudge } from '../saved/conduct-rules.ts';
import { documentScanning } from '../scans/scanning.ts';
import { pdfOfFile, pdfOfText, type SentPdf } from '../scans/sent-pdf.ts';

/** A PDF in a JSON body. */
interface PdfText {
  readonly pdf_data?: string | undefined;
  readonly content?: string | undefined;
  readonly filename?: string | undefined;
}

/** The forms in which a PDF is sent. */
type PdfBody = PdfText | { readonly file: File };

async function pdfOf(body: PdfBody): Promise<SentPdf> {
  if ('file' in body) return pdfOfFile(body.file);
  const { pdf_data: data, content, filename } = body;
  return pdfOfText(data ?? content ?? '', data === undefined ? 'content' : 'pdf_data', filename);
}

export const scanPdf = implement(contract.guardrails.scanPdf, {
  ...documentScanning,
  prepare: async ({ body }, context) => ({
    ...(await pdfOf(body)),
    detectors: await readyToJudge(body.detectors, context),
  }),
});

export const policyScanPdf = implement(contract.guardrails.policyScanPdf, {
  ...documentScanning,
  prepare: async (request: SelectingRequest<PdfBody>, context: GuardrailsContext) => ({
    ...(await pdfOf(request.body)),
    ...(await chosenBy(request, context)),
  }),
});
