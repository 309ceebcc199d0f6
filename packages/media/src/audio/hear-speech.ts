import { MediaFailure } from '../media-failure.ts';
import type { AudioTask } from './audio.ts';
import { chunksOf, FRAME, type FrameSpan, secondsOf, speechSpans } from './cut-speech.ts';
import { rounded } from './rounded.ts';
import type { HeardText, VoiceMemory } from './speech/speech-task.ts';
import type { SpeechThread } from './speech/speech-thread.ts';

/** Where somebody speaks. */
interface FoundVoices {
  readonly probabilities: Float32Array;
  readonly spans: FrameSpan[];
  readonly speechSeconds: number;
  readonly failure?: undefined;
}

/** Where somebody speaks, or why that cannot be found here. */
type Voices = FoundVoices | { readonly failure: MediaFailure; readonly speechSeconds: undefined };

/** What is said in a stretch, with its place. */
export type HeardSpeech = HeardText & FrameSpan & { readonly seconds: number };

/** Frames of the voice detector in one question: 30 s. */
const FRAMES_AT_ONCE = 937;

/** Asks the speech models of a thread about whole recordings. */
export function createHearing(thread: SpeechThread) {
  /** Without the models for it, a server can still transcribe. */
  async function findVoices(samples: Int16Array, task: AudioTask): Promise<Voices> {
    try {
      const probabilities = await voicesIn(samples, task);
      const spans = speechSpans(probabilities);
      const speech = spans.reduce((sum, { from, to }) => sum + secondsOf(to - from), 0);
      return { probabilities, spans, speechSeconds: rounded(speech, 3) };
    } catch (failure) {
      if (!(failure instanceof MediaFailure) || failure.reason !== 'unavailable') throw failure;
      return { failure, speechSeconds: undefined };
    }
  }

  async function voicesIn(samples: Int16Array, { owner, signal }: AudioTask): Promise<Float32Array> {
    const probabilities = new Float32Array(Math.ceil(samples.length / FRAME));
    let memory: VoiceMemory | undefined;
    for (let frame = 0; frame < probabilities.length; frame += FRAMES_AT_ONCE) {
      signal?.throwIfAborted();
      const stretch = floatsOf(samples, { from: frame, to: frame + FRAMES_AT_ONCE });
      const found = await thread.ask<'detect'>(owner, { kind: 'detect', samples: stretch, memory });
      probabilities.set(found.probabilities, frame);
      memory = found.memory;
    }
    return probabilities;
  }

  /** Writes down what is said where the voices are. */
  async function transcribe(
    samples: Int16Array,
    { spans, probabilities }: FoundVoices,
    { owner, signal }: AudioTask,
  ): Promise<HeardSpeech[]> {
    const heard: HeardSpeech[] = [];
    for (const chunk of chunksOf(spans, probabilities)) {
      signal?.throwIfAborted();
      const sound = floatsOf(samples, chunk);
      const text = await thread.ask<'transcribe'>(owner, { kind: 'transcribe', samples: sound });
      heard.push({ ...text, ...chunk, seconds: secondsOf(chunk.to - chunk.from) });
    }
    return heard;
  }

  return { findVoices, transcribe };
}

const floatsOf = (samples: Int16Array, { from, to }: FrameSpan): Float32Array =>
  Float32Array.from(samples.subarray(from * FRAME, to * FRAME), (sample) => sample / 32_768);
