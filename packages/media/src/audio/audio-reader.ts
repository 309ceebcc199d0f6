import { MediaFailure } from '../media-failure.ts';
import type { AudioSegment, AudioTask, ReadAudio } from './audio.ts';
import { chunksOf, FRAME, type FrameSpan, secondsOf, speechSpans } from './cut-speech.ts';
import { createSandboxedDecoder, type DecoderSettings } from './decode-in-sandbox.ts';
import { isUnderstood } from './is-understood.ts';
import { type NamedTranscript, servedReading } from './served-reading.ts';
import type { HeardText, SpeechModel, VoiceMemory } from './speech/speech-task.ts';
import { SpeechThread } from './speech/speech-thread.ts';
import type { SentRecording } from './transcribe-by-api.ts';

/** Hears recordings: decodes them in the sandbox, finds the speech, and writes down what is said. */
export interface AudioReader {
  /** Rejects with MediaFailure if the recording cannot be read. */
  readAudio(task: AudioTask): Promise<ReadAudio>;
  /** Ends all processes and the thread. What runs is given up. */
  close(): Promise<void>;
}

export interface AudioReaderSettings extends DecoderSettings {
  /** `base` if absent. */
  readonly model?: SpeechModel | undefined;
  /** Asks a server to transcribe. The embedded model is used if it is absent or answers undefined. */
  readonly transcribe?:
    | ((recording: SentRecording, signal: AbortSignal | undefined) => Promise<NamedTranscript | undefined>)
    | undefined;
}

/** Where somebody speaks, or why that cannot be found here. */
type Voices =
  | {
      readonly probabilities: Float32Array;
      readonly spans: FrameSpan[];
      readonly speechSeconds: number;
      readonly failure?: undefined;
    }
  | { readonly failure: MediaFailure; readonly speechSeconds: undefined };

/** Recordings of all owners that are held in memory. One owner may have half of them. Each takes at most 50 MB. */
const MAX_RECORDINGS = 16;
/** Frames of the voice detector in one question: 30 s. */
const FRAMES_AT_ONCE = 937;

/** Creates a reader. It starts no process and loads no model before its first recording. */
export function createAudioReader(settings: AudioReaderSettings): AudioReader {
  const decoder = createSandboxedDecoder(settings);
  const thread = new SpeechThread(settings.model ?? 'base');
  const held: string[] = [];

  async function read(task: AudioTask): Promise<ReadAudio> {
    const { format, seconds, samples } = await decoder.decode(task);
    const voices = await findVoices(samples, task);
    const file = { format, seconds: round(seconds, 3) };
    const { speechSeconds } = voices;
    if (speechSeconds !== 0) {
      const served = await settings.transcribe?.({ bytes: task.bytes, format }, task.signal);
      const models = voices.failure ? [] : (['silero-vad'] as const);
      if (served) return { ...file, models, ...servedReading(served, { seconds, speechSeconds }) };
    }
    if (voices.failure) throw voices.failure;
    const heard = [];
    for (const chunk of chunksOf(voices.spans, voices.probabilities)) heard.push(await hear(samples, chunk, task));
    return {
      ...file,
      models: heard.length > 0 ? ['silero-vad', 'moonshine'] : ['silero-vad'],
      speechSeconds: voices.speechSeconds,
      transcript: heard.flatMap(({ text }) => text || []).join(' '),
      segments: heard.filter(({ text }) => text !== '').map((each) => segmentOf(each, seconds)),
      language: 'en',
      understood: isUnderstood(heard),
    };
  }

  /** Without the models for it, a server can still transcribe. */
  async function findVoices(samples: Int16Array, task: AudioTask): Promise<Voices> {
    try {
      const probabilities = await voicesIn(samples, task);
      const spans = speechSpans(probabilities);
      const speech = spans.reduce((sum, { from, to }) => sum + secondsOf(to - from), 0);
      return { probabilities, spans, speechSeconds: round(speech, 3) };
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

  async function hear(samples: Int16Array, chunk: FrameSpan, { owner, signal }: AudioTask) {
    signal?.throwIfAborted();
    const sound = floatsOf(samples, chunk);
    const heard = await thread.ask<'transcribe'>(owner, { kind: 'transcribe', samples: sound });
    return { ...heard, ...chunk, seconds: secondsOf(chunk.to - chunk.from) };
  }

  return {
    async readAudio(task) {
      const own = held.filter((owner) => owner === task.owner).length;
      if (held.length >= MAX_RECORDINGS || own >= MAX_RECORDINGS / 2) throw settings.onOverload();
      held.push(task.owner);
      try {
        return await read(task);
      } finally {
        held.splice(held.indexOf(task.owner), 1);
      }
    },
    async close() {
      await Promise.all([decoder.close(), thread.close()]);
    },
  };
}

const floatsOf = (samples: Int16Array, { from, to }: FrameSpan): Float32Array =>
  Float32Array.from(samples.subarray(from * FRAME, to * FRAME), (sample) => sample / 32_768);

/** The last frame can reach beyond the recording. */
function segmentOf({ from, to, text, confidence }: HeardText & FrameSpan, seconds: number): AudioSegment {
  const end = Math.min(secondsOf(to), seconds);
  return { start: round(secondsOf(from), 2), end: round(end, 2), text, confidence: round(confidence, 3) };
}

const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;
