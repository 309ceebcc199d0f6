import { contract } from '@redoubt/contract';
import type { GuardrailsContext } from '../context.ts';
import { implement } from '../implement.ts';
import { chosenBy, type SelectingRequest } from '../saved/chosen-by.ts';
import { readyToJudge } from '../saved/conduct-rules.ts';
import { countedPdf } from '../scans/pages-to-price.ts';
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

async function sentPdf(body: PdfBody): Promise<SentPdf> {
  if ('file' in body) return pdfOfFile(body.file);
  const { pdf_data: data, content, filename } = body;
  return pdfOfText(data ?? content ?? '', data === undefined ? 'content' : 'pdf_data', filename);
}

async function pdfOf(body: PdfBody, context: GuardrailsContext) {
  const sent = await sentPdf(body);
  return { ...sent, ...(await countedPdf(sent.bytes, context)) };
}

export const scanPdf = implement(contract.guardrails.scanPdf, {
  ...documentScanning,
  prepare: async ({ body }, context) => ({
    ...(await pdfOf(body, context)),
    detectors: await readyToJudge(body.detectors, context),
  }),
});

export const policyScanPdf = implement(contract.guardrails.policyScanPdf, {
  ...documentScanning,
  prepare: async (request: SelectingRequest<PdfBody>, context: GuardrailsContext) => ({
    ...(await pdfOf(request.body, context)),
    ...(await chosenBy(request, context)),
  }),
});
