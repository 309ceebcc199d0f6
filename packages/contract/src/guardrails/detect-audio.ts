import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { detectorsText } from './detectors-text.ts';
import { MediaDetection } from './media-detection.ts';
import { ByGuardrail, ByPolicy, RefreshQuery } from './selected-by.ts';
import { MediaDetectors, MediaText, TextInput } from './sent-media.ts';

/** The verdict on a recording, with what was heard. */
export const AudioDetection = MediaDetection.extend({
  transcript: z.string().describe('What is said; empty where nobody speaks'),
  segments: z
    .array(
      z.object({
        start: z.number().describe('In seconds'),
        end: z.number(),
        text: z.string(),
        confidence: z.number().min(0).max(1),
      }),
    )
    .describe('The parts between pauses'),
  seconds: z.number(),
  speech_seconds: z.number().describe('How long somebody speaks'),
  language: z.literal('en').describe('The only language that is understood'),
  understood: z
    .boolean()
    .describe('False where somebody speaks and the transcript is not what is said: the recording may not be harmless'),
});

const description =
  'Writes down what is said, and judges it with `text_input`. Costs 4 for each enabled detector. WAV, MP3, Ogg, FLAC and WebM of at most ten minutes are read. Another kind is 415, a broken, too large or too long recording 422, and both are free.';

const shared = {
  method: 'POST',
  description,
  scope: 'guardrails',
  balance: 'guardrails',
  failures: ['not_found', 'unsupported_media_type'],
  response: AudioDetection,
} as const;

const recording = {
  audio_data: MediaText.describe('The recording in base64, or as a `data:` URL'),
  text_input: TextInput,
};
const file = z.file().describe('The recording');
const example = { audio_data: 'UklGRg==', text_input: 'What does the caller want?' };

export const detectAudio = endpoint({
  ...shared,
  path: '/guardrails/detect-audio',
  summary: 'Run the enabled detectors on what a recording says and the text beside it',
  body: z
    .strictObject({ ...recording, detectors: MediaDetectors })
    .meta({ examples: [{ ...example, detectors: { injection_attack: { enabled: true } } }] }),
  form: z.strictObject({ file, text_input: TextInput, detectors: detectorsText(MediaDetectors) }),
});

const selected = {
  ...shared,
  query: RefreshQuery,
  body: z.strictObject(recording).meta({ examples: [example] }),
  form: z.strictObject({ file, text_input: TextInput }),
} as const;

export const policyDetectAudio = endpoint({
  ...selected,
  path: '/guardrails/policy/detect-audio',
  summary: 'Run the multimodal detectors of a saved policy on a recording and the text beside it',
  headers: ByPolicy,
});

export const guardrailDetectAudio = endpoint({
  ...selected,
  path: '/guardrails/guardrail/detect-audio',
  summary: 'Run the multimodal detectors of a saved guardrail, as `-Mode` says, on a recording and the text beside it',
  headers: ByGuardrail,
});
