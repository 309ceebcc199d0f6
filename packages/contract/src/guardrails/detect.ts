import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { AudioDetection } from './detect-audio.ts';
import { ImageDetection } from './detect-image.ts';
import { Detected, Detection, Warnings } from './detection.ts';
import { Detectors } from './detectors.ts';
import { problemOfMedia, TextInput, textOnlyIn } from './sent-media.ts';

/** Fields of a request for one text, in both of its forms. `textFormsRefined` checks which fields go together. */
export const textForms = {
  text: z.string().optional().describe('The text to judge'),
  mode: z.enum(['text', 'pdf', 'url', 'image', 'audio']).optional().describe('The unified form: what `content` is'),
  content: z
    .string()
    .optional()
    .describe('The unified form: the text, or the image or sound in base64, as a `data:` URL or by its address'),
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
    for (const { type, ...issue } of [...issuesOfForms(sent), ...issuesOfMedia(sent)]) {
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

/** The answer to one text, image or sound. Its type is what all of them have. */
export const OneDetection: z.ZodType<z.output<typeof Detected>> = z.union([Detected, ImageDetection, AudioDetection]);

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
    'Costs the sum of the enabled detectors. The modes `image` and `audio` take, cost and answer what POST /guardrails/detect-image and POST /guardrails/detect-audio do. The modes `url` and `pdf` are 501: use POST /guardrails/scan-url and POST /guardrails/scan-pdf.',
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
