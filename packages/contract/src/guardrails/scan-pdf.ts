import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idsOf } from '../ids.ts';
import { Detection, Warnings } from './detection.ts';
import { Detectors } from './detectors.ts';
import { detectorsText } from './detectors-text.ts';
import { exampleFiles } from './example-files.ts';
import { pdfHidings } from './pdf-hiding.ts';
import { Triggered } from './scan-url.ts';
import { ByPolicy, RefreshQuery } from './selected-by.ts';

const base64 = z.base64().min(1).optional();
const document = {
  pdf_data: base64.describe('The PDF in base64'),
  content: base64.describe('Another name of `pdf_data`'),
  filename: z.string().min(1).max(255).optional().describe('Its name, which the answer repeats'),
} as const;

interface Sent {
  pdf_data?: string | undefined;
  content?: string | undefined;
}

/** Refines a body with `document`: it must have the PDF under exactly one of its names. */
const withDocument = <Body extends z.ZodType<Sent>>(body: Body): Body =>
  body.superRefine(({ pdf_data: data, content }, context) => {
    if ((data === undefined) !== (content === undefined)) return;
    const isMissing = data === undefined;
    const message = isMissing ? 'Field required' : 'Send either `pdf_data` or `content`, not both';
    context.addIssue({
      code: 'custom',
      path: ['pdf_data'],
      message,
      params: { type: isMissing ? 'missing' : 'exclusive' },
    });
  });

const file = z.file().describe('The PDF');
const { summary, details, result_message } = Detection.shape;

const found = {
  summary,
  details,
  unsafe_content: z
    .string()
    .describe('The paragraphs and hidden texts in which something was found, a line each; empty where nothing was'),
  triggered_detectors: Triggered,
  hidden: z
    .array(
      z.object({
        hiding: z.enum(idsOf(pdfHidings)).describe(
          idsOf(pdfHidings)
            .map((hiding) => `\`${hiding}\`: ${pdfHidings[hiding]}`)
            .join('; '),
        ),
        content: z.string().describe('The text, cut where it is long'),
      }),
    )
    .describe('Texts that a reader of the pages does not see; they are judged with the others'),
} as const;

/** The verdict on a PDF. */
export const PdfScan = z.object({
  summary: summary.describe('As of POST /guardrails/detect, over all pages and the texts of the file'),
  details: z.object({
    filename: z.string().nullable(),
    total_pages: z.int(),
    pages_with_detections: z.int(),
    pages: z.array(
      z.object({
        page: z.int().describe('From 1'),
        ...found,
        recognised_text: z
          .string()
          .describe('What was recognised in the pictures of a page with next to no text; empty elsewhere'),
      }),
    ),
    pages_without_text: z.array(z.int()).describe('Pages with nothing to judge'),
    document: z.object(found).describe('Texts of the file that belong to no page, such as its properties'),
  }),
  result_message,
  warnings: Warnings,
});

const shared = {
  method: 'POST',
  description:
    'Judges each page, with its text that a reader does not see, and the texts of the file: properties, bookmarks, attachments, scripts. Pages with next to no text, such as scanned ones, are read as pictures. The pages are counted, and their price is held first; the price ends at 300 credits, the reading goes on. A file that is encrypted, broken or of more than 3,000 pages is 422, one that is no PDF is 415: both are free. `Accept: text/event-stream` answers a `page` event for each page, then `credits` and `result`.',
  scope: 'guardrails',
  balance: 'guardrails',
  failures: ['not_found', 'unsupported_media_type'],
  streams: ['text/event-stream'],
  fileIn: ({ pdf_data: data, content }: Readonly<Record<string, unknown>>) => data ?? content,
  response: PdfScan,
} as const;

const example = { pdf_data: exampleFiles.pdf, filename: 'a.pdf' };

export const scanPdf = endpoint({
  ...shared,
  path: '/guardrails/scan-pdf',
  summary: 'Run the enabled detectors on every page of a PDF',
  body: withDocument(z.strictObject({ ...document, detectors: Detectors })).meta({
    examples: [{ ...example, detectors: { injection_attack: { enabled: true } } }],
  }),
  form: z.strictObject({ file, detectors: detectorsText(Detectors) }),
});

export const policyScanPdf = endpoint({
  ...shared,
  path: '/guardrails/policy/scan-pdf',
  summary: 'Run the detectors of a saved policy on every page of a PDF',
  headers: ByPolicy,
  query: RefreshQuery,
  body: withDocument(z.strictObject(document)).meta({ examples: [example] }),
  form: z.strictObject({ file }),
});
