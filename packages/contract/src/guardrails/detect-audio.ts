import { z } from 'zod';
import { exampleFiles } from './example-files.ts';
import { MediaDetection } from './media-detection.ts';
import { mediaEndpoints } from './media-endpoints.ts';
import { MediaText } from './sent-media.ts';

/** The verdict on a recording, with what was heard. */
export const AudioDetection = MediaDetection.extend({
  transcript: z.string().describe('What is said; empty where nobody speaks'),
  segments: z
    .array(
      z.object({
        start: z.number().describe('In seconds'),
        end: z.number(),
        text: z.string(),
        confidence: z.number().min(0).max(1).nullable().describe('Null where a transcription server does not tell it'),
      }),
    )
    .describe('The parts between pauses'),
  seconds: z.number(),
  speech_seconds: z.number().describe('How long somebody speaks'),
  language: z
    .string()
    .nullable()
    .describe(
      'Two letters of ISO 639-1. `en` from the embedded model, which understands no other; otherwise what the transcription server heard, or null where it does not tell',
    ),
  backend: z.string().optional().describe('The transcription server, where one wrote the recording down'),
  understood: z
    .boolean()
    .describe('False where somebody speaks and the transcript is not what is said: the recording may not be harmless'),
});

const calls = mediaEndpoints({
  path: 'detect-audio',
  judged: 'what a recording says',
  description:
    'Writes down what is said, and judges it with `text_input`. Costs 4 for each enabled detector. WAV, MP3, Ogg, FLAC and WebM of at most ten minutes are read. Another kind is 415, a broken, too large or too long recording 422, one that cannot be fetched 422 or 502, and all are free.',
  sent: { audio_data: MediaText.describe('The recording in base64, as a `data:` URL, or its http(s) address') },
  file: 'The recording',
  example: { audio_data: exampleFiles.recording, text_input: 'What does the caller want?' },
  response: AudioDetection,
});

export const detectAudio = calls.own;

export const policyDetectAudio = calls.byPolicy;

export const guardrailDetectAudio = calls.byGuardrail;
