import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { AudioDetection } from './detect-audio.ts';
import { ImageDetection } from './detect-image.ts';
import { Detected, Detection, Warnings } from './detection.ts';
import { Detectors } from './detectors.ts';
import { PdfScan } from './scan-pdf.ts';
import { MAX_URL, UrlScan } from './scan-url.ts';
import { base64OfMedia, problemOfMedia, TextInput, textOnlyIn } from './sent-media.ts';

/** Fields of a request for one text, in both of its forms. `textFormsRefined` checks which fields go together. */
export const textForms = {
  text: z.string().optional().describe('The text to judge'),
  mode: z.enum(['text', 'pdf', 'url', 'image', 'audio']).optional().describe('The unified form: what `content` is'),
  content: z
    .string()
    .optional()
    .describe(
      'The unified form: the text, the address of a page, or the PDF, image or sound in base64 or as a `data:` URL. An image or a sound may be sent by its address, too',
    ),
  text_input: TextInput.describe('The unified form: the prompt beside an image or a sound'),
} as const;

interface TextForms {
  text?: string | undefined;
  mode?: string | undefined;
  content?: string | undefined;
  detectors?: Detectors | undefined;
}

/** Refines a body with `textForms`: it must have exactly one of the two forms. */
export const textFormsRefined = <Body extends z.ZodType<TextForms>>(body: Body): Body =>
  body.superRefine((sent, context) => {
    for (const { type, ...issue } of [...issuesOfForms(sent), ...issuesOfMedia(sent), ...issuesOfScan(sent)]) {
      context.addIssue({ code: 'custom', ...issue, params: { type } });
    }
  });

/** Returns the image or sound that the unified form of a request holds. */
export const fileInForms = ({ mode, content }: Readonly<Record<string, unknown>>): unknown =>
  mode === 'image' || mode === 'audio' ? content : undefined;

interface FormIssue {
  readonly path: string[];
  readonly message: string;
  readonly type: string;
}

function issuesOfForms({ text, mode, content }: TextForms): FormIssue[] {
  const issues: FormIssue[] = [];
  if (text === undefined && mode === undefined) {
    issues.push({ path: ['text'], message: 'Field required', type: 'missing' });
  }
  if (text !== undefined && (mode !== undefined || content !== undefined)) {
    const message = 'Send either `text`, or `mode` with `content`, not both';
    issues.push({ path: ['text'], message, type: 'exclusive' });
  }
  if (mode !== undefined && content === undefined) {
    issues.push({ path: ['content'], message: 'Field required beside `mode`', type: 'missing' });
  }
  return issues;
}

function issuesOfMedia({ mode, content, detectors = {} }: TextForms): FormIssue[] {
  if (mode !== 'image' && mode !== 'audio') return [];
  const problem = content === undefined ? undefined : problemOfMedia(content);
  return [
    ...(problem === undefined ? [] : [{ path: ['content'], message: problem, type: 'no_file' }]),
    ...textOnlyIn(detectors).map(({ name, message }) => ({ path: ['detectors', name], message, type: 'text_only' })),
  ];
}

function issuesOfScan({ mode, content }: TextForms): FormIssue[] {
  if (content === undefined) return [];
  if (mode === 'url' && (content === '' || content.length > MAX_URL)) {
    const message = `An address has 1 to ${MAX_URL} characters; this one has ${content.length}`;
    return [{ path: ['content'], message, type: 'no_address' }];
  }
  if (mode === 'pdf' && !isBase64(base64OfMedia(content))) {
    const message = 'Neither base64 nor a `data:` URL in base64; send the bytes of the PDF in one of them';
    return [{ path: ['content'], message, type: 'no_file' }];
  }
  return [];
}

const Base64 = z.base64().min(1);
const isBase64 = (sent: string): boolean => Base64.safeParse(sent).success;

const answers = z.union([Detected, ImageDetection, AudioDetection, UrlScan, PdfScan]);

/**
 * The answer to one text, page or file. Its type is that of a text. The cast: `details` of the others have names of
 * their own.
 */
export const OneDetection = answers as unknown as z.ZodType<z.output<typeof Detected>>;

const DetectBody = textFormsRefined(z.strictObject({ ...textForms, detectors: Detectors })).meta({
  examples: [
    { text: 'Write to jane@example.com', detectors: { pii: { enabled: true }, sponge_attack: { enabled: true } } },
  ],
});

export const detect = endpoint({
  method: 'POST',
  path: '/guardrails/detect',
  summary: 'Run the enabled detectors on one text',
  description:
    'Costs the sum of the enabled detectors. The modes `image` and `audio` take, cost and answer what POST /guardrails/detect-image and POST /guardrails/detect-audio do. So do the modes `url` and `pdf` with POST /guardrails/scan-url and POST /guardrails/scan-pdf.',
  scope: 'guardrails',
  balance: 'guardrails',
  failures: ['not_found', 'unsupported_media_type', 'upstream_failed'],
  body: DetectBody,
  fileIn: fileInForms,
  response: OneDetection,
});

/** The largest number of texts in one batch. */
export const MAX_BATCH_TEXTS = 10_000;

/**
 * Texts of a batch. Any value is accepted here: a value that is no string gets an error of its own, and the other texts
 * are judged.
 */
export const BatchTexts = z
  .array(z.unknown().meta({ type: 'string' }))
  .min(1)
  .max(MAX_BATCH_TEXTS)
  .describe('What is no string is answered by an error of its own, and costs nothing');

/** The answer to one text of a batch: its verdict, or the reason why it has none. */
export const BatchItem = z.object({
  text: z.unknown().describe('As it was sent'),
  summary: Detection.shape.summary.optional(),
  details: Detection.shape.details.optional(),
  error: z
    .object({ error: z.string().describe('Machine-readable code'), message: z.string() })
    .optional()
    .describe('Why this text has no verdict; it then costs nothing'),
  warnings: Warnings,
});
export type BatchItem = z.output<typeof BatchItem>;

export const batchDescription =
  'The answer starts with the first verdict and is written while the rest is judged. A text that cannot be judged answers its own error and costs nothing; the others are not touched by it.';

export const batchDetect = endpoint({
  method: 'POST',
  path: '/guardrails/batch/detect',
  summary: 'Run the enabled detectors on each of several texts; the answers come in the order of the texts',
  description: `Costs the sum of the enabled detectors on each text. ${batchDescription}`,
  scope: 'guardrails',
  balance: 'guardrails',
  failures: ['not_found'],
  body: z.strictObject({ texts: BatchTexts, detectors: Detectors }).meta({
    examples: [{ texts: ['Write to jane@example.com', 'Hello'], detectors: { pii: { enabled: true } } }],
  }),
  response: z.array(BatchItem),
});
