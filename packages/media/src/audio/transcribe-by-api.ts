import { randomUUID } from 'node:crypto';
import { EgressRefused, type HttpAnswer, type HttpClient, ModelFailed, OutOfTime } from '@redoubt/providers';
import { z } from 'zod';
import type { AudioFormat } from './audio.ts';

/** A server with OpenAI's transcription API. */
export interface TranscriptionServer {
  /** The address without `/audio/transcriptions`. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly timeoutMs: number;
}

/** A recording to transcribe. The format names the file, because servers go by its ending. */
export interface SentRecording {
  readonly bytes: Uint8Array;
  readonly format: AudioFormat;
}

/** A part of a served transcript. Times are in seconds. */
interface ServedSegment {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The geometric mean of the probabilities of the text's tokens, if the server tells it. */
  readonly confidence?: number | undefined;
}

/**
 * How much a server is asked to tell. `verbose_json` has segments and the language. `json` has only the text, and every
 * such server knows it.
 */
export type TranscriptForm = 'verbose_json' | 'json';

/** The answer of a server. Servers that answer only a text leave out the rest. */
export interface ServedTranscript {
  readonly transcript: string;
  readonly language?: string | undefined;
  readonly seconds?: number | undefined;
  readonly segments: readonly ServedSegment[];
}

const Segment = z.object({
  start: z.number().min(0),
  end: z.number().min(0),
  text: z.string(),
  avg_logprob: z.number().max(0).optional().catch(undefined),
});
const Transcription = z.object({
  text: z.string(),
  language: z.string().nullish().catch(undefined),
  duration: z.coerce.number().nullish().catch(undefined),
  segments: z.array(Segment).nullish().catch(undefined),
});

/** The transcript of ten minutes with its segments has less than 100 kB. */
const MAX_ANSWER_BYTES = 4_194_304;

/**
 * Transcribes a recording by `POST {base_url}/audio/transcriptions`. Rejects with ModelFailed, or with the reason of the signal. It makes one attempt.
 */
export async function transcribeByApi(
  server: TranscriptionServer,
  recording: SentRecording,
  {
    http,
    signal,
    form = 'json',
  }: { readonly http: HttpClient; readonly signal?: AbortSignal | undefined; readonly form?: TranscriptForm },
): Promise<ServedTranscript> {
  const { type, body } = formOf(recording, { model: server.model, response_format: form, temperature: '0' });
  const headers = {
    'content-type': type,
    accept: 'application/json',
    ...(server.apiKey !== undefined && { authorization: `Bearer ${server.apiKey}` }),
  };
  const url = new URL(`${server.baseUrl.replace(/\/+$/, '')}/audio/transcriptions`);
  const sending = {
    limits: { wholeMs: server.timeoutMs },
    maxAnswerBytes: MAX_ANSWER_BYTES,
    longer: 'cut',
    signal,
  } as const;
  const answer = await http.send({ method: 'POST', url, headers, body }, sending).catch((error: unknown) => {
    throw signal?.aborted ? signal.reason : failureOf(error);
  });
  return transcriptOf(answer);
}

/** A form with the file and the fields (RFC 7578). */
function formOf({ bytes, format }: SentRecording, fields: Readonly<Record<string, string>>) {
  const boundary = randomUUID();
  const head = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
  const texts = Object.entries(fields).map(([name, value]) => `${head(name)}\r\n\r\n${value}\r\n`);
  const file = `${head('file')}; filename="recording.${format}"\r\nContent-Type: ${mediaTypes[format]}\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(texts.join('') + file), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${boundary}`, body };
}

const mediaTypes: Readonly<Record<AudioFormat, string>> = {
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  flac: 'audio/flac',
  webm: 'audio/webm',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
};

function transcriptOf({ status, headers, body }: HttpAnswer): ServedTranscript {
  if (status !== 200) throw failureOfStatus(status, headers['retry-after']);
  const { data } = Transcription.safeParse(jsonOf(body.toString()));
  if (!data) throw new ModelFailed('malformed', "The transcription server's answer has no text");
  const { text, language, duration, segments } = data;
  return {
    transcript: text.trim(),
    language: language ?? undefined,
    seconds: duration ?? undefined,
    segments:
      segments?.map(({ avg_logprob: logarithm, ...segment }) => ({
        ...segment,
        text: segment.text.trim(),
        ...(logarithm !== undefined && { confidence: Math.exp(logarithm) }),
      })) ?? [],
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failureOfStatus(status: number, retryAfter: string | undefined): ModelFailed {
  const message = `The transcription server answered ${status}`;
  if (status === 429 || status === 503) {
    const seconds = Number(retryAfter);
    const isTold = retryAfter !== undefined && Number.isFinite(seconds) && seconds >= 0;
    return new ModelFailed('throttled', message, { retryAfterMs: isTold ? seconds * 1_000 : undefined });
  }
  if (status === 401 || status === 403) return new ModelFailed('auth', message);
  return new ModelFailed(status >= 500 ? 'server' : 'rejected', message);
}

function failureOf(cause: unknown): ModelFailed {
  if (cause instanceof EgressRefused) return new ModelFailed('refused_by_egress', cause.message, { cause });
  if (cause instanceof OutOfTime) return new ModelFailed('timeout', cause.message, { cause });
  return new ModelFailed('unreachable', 'The connection to the transcription server failed', { cause });
}
