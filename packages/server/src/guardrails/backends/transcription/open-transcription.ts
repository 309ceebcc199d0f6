import {
  type NamedTranscript,
  type SentRecording,
  type ServedTranscript,
  type TranscriptForm,
  type TranscriptionServer,
  transcribeByApi,
} from '@redoubt/media';
import { type HttpClient, ModelFailed, type ModelFailureKind } from '@redoubt/providers';
import { BackendFailure, type BackendState, type FallbackReason } from '../backend.ts';
import type { FallbackLog } from '../fallback-log.ts';
import type { ChosenTranscription } from '../read-backends.ts';
import type { Rest } from '../rest.ts';

/** The server that the operator chose to transcribe recordings. */
export interface Transcription {
  readonly kind: 'transcription';
  /** The name in answers: `transcription:<model>`. */
  readonly name: string;
  /**
   * Transcribes a recording within the budget. Resolves with undefined if the server fails, and counts that. Rejects
   * only with the reason of the signal.
   */
  transcribe(recording: SentRecording, signal?: AbortSignal): Promise<NamedTranscript | undefined>;
  state(): BackendState;
}

interface Dependencies {
  readonly http: HttpClient;
  readonly fallbacks: FallbackLog;
  readonly rest: Rest;
}

/** Recordings on their way to the server, of up to 25 MiB each. Beyond it, the embedded model transcribes. */
const MAX_IN_FLIGHT = 4;

/** Opens the server. It is not called before the first recording. */
export function openTranscription(chosen: ChosenTranscription, { http, fallbacks, rest }: Dependencies): Transcription {
  const { base_url: baseUrl, apiKey, model, budget_ms: timeoutMs } = chosen;
  const post = createPost({ baseUrl, apiKey, model, timeoutMs }, http);
  const name = `transcription:${model}`;
  let state: BackendState = { status: 'idle' };
  let inFlight = 0;

  function checkReady(): void {
    if (rest.isResting()) throw new BackendFailure('resting', 'It failed several times and is left alone for a while');
    if (inFlight >= MAX_IN_FLIGHT) throw new BackendFailure('busy', `${MAX_IN_FLIGHT} recordings are under way`);
  }

  async function ask(recording: SentRecording, given: AbortSignal | undefined): Promise<ServedTranscript> {
    checkReady();
    const budget = AbortSignal.timeout(timeoutMs);
    const signal = given ? AbortSignal.any([given, budget]) : budget;
    inFlight += 1;
    try {
      return await post(recording, signal);
    } catch (cause) {
      throw budget.aborted ? new BackendFailure('time_out', `No answer within ${timeoutMs} ms`, { cause }) : cause;
    } finally {
      inFlight -= 1;
    }
  }

  return {
    kind: 'transcription',
    name,
    state: () => rest.state() ?? state,
    async transcribe(recording, signal) {
      try {
        const served = await ask(recording, signal);
        rest.succeeded();
        state = { status: 'ready' };
        return { ...served, backend: name };
      } catch (error) {
        signal?.throwIfAborted();
        const failure = failureOf(error);
        rest.failed(failure);
        fallbacks.count('transcription', name, failure);
        return undefined;
      }
    },
  };
}

/** Sends recordings in the richest form that the server takes. */
function createPost(server: TranscriptionServer, http: HttpClient) {
  let takesVerbose = true;
  return async (recording: SentRecording, signal: AbortSignal): Promise<ServedTranscript> => {
    const by = (form: TranscriptForm) => transcribeByApi(server, recording, { http, signal, form });
    if (!takesVerbose) return by('json');
    try {
      return await by('verbose_json');
    } catch (error) {
      if (!(error instanceof ModelFailed) || error.kind !== 'rejected') throw error;
      const served = await by('json');
      // Remembered only if the retry succeeded, since the server may have refused the recording itself.
      takesVerbose = false;
      return served;
    }
  };
}

const reasons: Partial<Record<ModelFailureKind, FallbackReason>> = {
  timeout: 'time_out',
  unreachable: 'unreachable',
  refused_by_egress: 'unreachable',
  malformed: 'bad_answer',
};

function failureOf(cause: unknown): BackendFailure {
  if (cause instanceof BackendFailure) return cause;
  if (!(cause instanceof ModelFailed)) return new BackendFailure('failed', String(cause), { cause });
  return new BackendFailure(reasons[cause.kind] ?? 'http_error', cause.message, { cause });
}
