import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Detected } from './detection.ts';
import { Detectors } from './detectors.ts';

/** Both forms of a request for one text; `textFormsRefined` says what goes together. */
export const textForms = {
  text: z.string().optional().describe('The text to judge'),
  mode: z.enum(['text', 'pdf', 'url', 'image', 'audio']).optional().describe('The unified form: what `content` is'),
  content: z.string().optional().describe('The unified form: the text, URL or base64 document'),
  text_input: z.string().optional().describe('The unified form: the prompt beside an image or a sound'),
} as const;

interface TextForms {
  text?: string | undefined;
  mode?: string | undefined;
  content?: string | undefined;
}

/** Holds a body with `textForms` to one of the two forms. */
export const textFormsRefined = <Body extends z.ZodType<TextForms>>(body: Body): Body =>
  body.superRefine(({ text, mode, content }, context) => {
    if (text === undefined && mode === undefined) {
      context.addIssue({ code: 'custom', path: ['text'], message: 'Field required', params: { type: 'missing' } });
    }
    if (text !== undefined && (mode !== undefined || content !== undefined)) {
      const message = 'Send either `text`, or `mode` with `content`, not both';
      context.addIssue({ code: 'custom', path: ['text'], message, params: { type: 'exclusive' } });
    }
    if (mode !== undefined && content === undefined) {
      const message = 'Field required beside `mode`';
      context.addIssue({ code: 'custom', path: ['content'], message, params: { type: 'missing' } });
    }
  });

const DetectBody = textFormsRefined(z.strictObject({ ...textForms, detectors: Detectors })).meta({
  examples: [
    { text: 'Write to jane@example.com', detectors: { pii: { enabled: true }, sponge_attack: { enabled: true } } },
  ],
});

export const detect = endpoint({
  method: 'POST',
  path: '/guardrails/detect',
  summary: 'Run the enabled detectors on one text',
  description: 'Costs the sum of the enabled detectors. A detector that is not built yet is answered with 501.',
  scope: 'guardrails',
  balance: 'guardrails',
  failures: ['not_found'],
  body: DetectBody,
  response: Detected,
});
