import type { contract, ResponseOf } from '@redoubt/contract';
import { MAX_AUDIO_BYTES, type ReadAudio } from '@redoubt/media';
import type { GuardrailsContext } from '../context.ts';
import { warningsField, warningsOf } from '../say-nothing-asked.ts';
import { judgeMedia } from './judge-media.ts';
import type { MediaJob } from './media-job.ts';
import { otherReadings } from './other-readings.ts';
import { readMedia } from './read-media.ts';

type AudioAnswer = ResponseOf<typeof contract.guardrails.detectAudio>;

const recording = { name: 'recording', accept: 'audio/*, video/webm', maxBytes: MAX_AUDIO_BYTES } as const;

/** Writes down what a recording says, and judges it and the text beside it. */
export async function detectAudio(job: MediaJob, context: GuardrailsContext): Promise<AudioAnswer> {
  const heard = await readMedia(job, recording, context, (bytes, owner) => context.media.readAudio(bytes, owner));
  const { transcript, segments, seconds, speechSeconds, language, understood, backend } = heard;
  const otherwise = otherReadings(transcript, heard.alternatives);
  const { cut, ...verdict } = await judgeMedia(job, { open: [transcript], hidden: [], otherwise }, context);
  const warnings = [...warningsOf(job.detectors), ...job.leftOut, ...warningsOfHearing(heard), ...cut];
  return {
    ...verdict,
    extracted_text: transcript,
    transcript,
    segments: segments.map(({ start, end, text, confidence }) => ({ start, end, text, confidence })),
    seconds,
    speech_seconds: speechSeconds,
    language,
    understood,
    ...(backend !== undefined && { backend }),
    ...warningsField(warnings),
  };
}

const misheard = 'speech not understood: somebody speaks, and the transcript is not what is said';

function warningsOfHearing({ speechSeconds, understood, backend }: ReadAudio): string[] {
  if (!understood) return [backend === undefined ? `${misheard}; only English is understood` : misheard];
  return speechSeconds === 0 ? ['Nobody speaks in the recording'] : [];
}
