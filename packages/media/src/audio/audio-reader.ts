import type { AudioSegment, AudioTask, ReadAudio } from './audio.ts';
import { secondsOf } from './cut-speech.ts';
import { createSandboxedDecoder, type DecoderSettings } from './decode-in-sandbox.ts';
import { createHearing, type HeardSpeech } from './hear-speech.ts';
import { isUnderstood } from './is-understood.ts';
import { rounded } from './rounded.ts';
import { type NamedTranscript, servedReading } from './served-reading.ts';
import type { SpeechModel } from './speech/speech-task.ts';
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

/** Recordings of all owners that are held in memory. One owner may have half of them. Each takes at most 50 MB. */
const MAX_RECORDINGS = 16;

/** Creates a reader. It starts no process and loads no model before its first recording. */
export function createAudioReader(settings: AudioReaderSettings): AudioReader {
  const decoder = createSandboxedDecoder(settings);
  const thread = new SpeechThread(settings.model ?? 'base');
  const hearing = createHearing(thread);
  const held: string[] = [];

  async function read(task: AudioTask): Promise<ReadAudio> {
    const { format, seconds, samples } = await decoder.decode(task);
    const voices = await hearing.findVoices(samples, task);
    const file = { format, seconds: rounded(seconds, 3) };
    const served =
      voices.speechSeconds === 0 ? undefined : await settings.transcribe?.({ bytes: task.bytes, format }, task.signal);
    if (served) return { ...file, ...servedReading(served, { seconds, speechSeconds: voices.speechSeconds }) };
    if (voices.failure) throw voices.failure;
    const heard = await hearing.transcribe(samples, voices, task);
    return { ...file, speechSeconds: voices.speechSeconds, ...embeddedReading(heard, seconds) };
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

/** What the embedded model's texts say about a recording. */
const embeddedReading = (heard: readonly HeardSpeech[], seconds: number) => ({
  models: heard.length > 0 ? (['silero-vad', 'moonshine'] as const) : (['silero-vad'] as const),
  transcript: heard.flatMap(({ text }) => text || []).join(' '),
  segments: heard.filter(({ text }) => text !== '').map((each) => segmentOf(each, seconds)),
  alternatives: heard.flatMap(({ alternatives }) => alternatives),
  language: 'en',
  understood: isUnderstood(heard),
});

/** The last frame can reach beyond the recording. */
function segmentOf({ from, to, text, confidence }: HeardSpeech, seconds: number): AudioSegment {
  const end = Math.min(secondsOf(to), seconds);
  return { start: rounded(secondsOf(from), 2), end: rounded(end, 2), text, confidence: rounded(confidence, 3) };
}
