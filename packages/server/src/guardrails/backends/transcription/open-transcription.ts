import { type NamedTranscript, type SentRecording, type TranscriptForm, transcribeByApi } from '@redoubt/media';
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
  const server = { baseUrl, apiKey, model, timeoutMs };
  const name = `transcription:${model}`;
  let state: BackendState = { status: 'idle' };
  let takesVerbose = true;
  let inFlight = 0;

  async function ask(recording: SentRecording, signal: AbortSignal) {
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
  }

  async function askInBudget(recording: SentRecording, given: AbortSignal | undefined) {
    if (rest.isResting()) throw new BackendFailure('resting', 'It failed several times and is left alone for a while');
    if (inFlight >= MAX_IN_FLIGHT) throw new BackendFailure('busy', `${MAX_IN_FLIGHT} recordings are under way`);
    const budget = AbortSignal.timeout(timeoutMs);
    inFlight += 1;
    try {
      return await ask(recording, given ? AbortSignal.any([given, budget]) : budget);
    } catch (error) {
      if (budget.aborted) throw new BackendFailure('time_out', `No answer within ${timeoutMs} ms`, { cause: error });
      throw error;
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
        const served = await askInBudget(recording, signal);
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
