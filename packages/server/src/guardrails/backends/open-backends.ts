import type { DetectorName } from '@redoubt/contract';
import type { HttpClient } from '@redoubt/providers';
import type { Logger } from 'pino';
import { askInTime } from './ask-in-time.ts';
import {
  type AnswerCheck,
  type Backed,
  type Backend,
  type BackendState,
  backendDetectors,
  type JudgedDetector,
  type Opinion,
} from './backend.ts';
import { createFallbackLog } from './fallback-log.ts';
import { createJudgeBackend } from './judge/judge-backend.ts';
import { createClassifiers } from './onnx/classifiers.ts';
import { createOnnxBackend } from './onnx/onnx-backend.ts';
import type { ChosenBackends } from './read-backends.ts';
import type { JudgedReply } from './replace-verdicts.ts';
import { createRest } from './rest.ts';
import { openTranscription, type Transcription } from './transcription/open-transcription.ts';

/** A backend in the form of `GET /guardrails/models`. */
type ListedBackend = {
  readonly detector: Backed;
  readonly backend: string;
  readonly kind: Backend['kind'] | 'transcription';
} & BackendState;

/** The models that the operator chose, by detector. */
export interface Backends {
  has(detector: DetectorName): boolean;
  /**
   * Asks the backends of these detectors. Returns one promise for each detector with a backend. None rejects, and each
   * resolves within its budget.
   */
  ask(
    detectors: readonly DetectorName[],
    textFor: (detector: DetectorName) => string,
    signal: AbortSignal,
  ): Promise<JudgedReply>[];
  /**
   * Asks the judge of an answer check; the question is made only for one. Returns undefined if there is no judge or it
   * does not answer in time. Never rejects.
   */
  askCheck(check: AnswerCheck, makeQuestion: () => string): Promise<CheckOpinion | undefined>;
  /** The server that transcribes recordings, if one was chosen. */
  readonly transcription: Transcription | undefined;
  list(): ListedBackend[];
  close(): Promise<void>;
}

/** A judge's opinion of an answer, with its name. */
export interface CheckOpinion extends Opinion {
  readonly backend: string;
}

interface Dependencies {
  readonly http: HttpClient;
  readonly log: Logger;
  readonly clock: () => Date;
}

const isJudged = (detector: DetectorName): detector is JudgedDetector & DetectorName =>
  backendDetectors.some((name) => name === detector);

/** Opens the backends. Models from directories start to load at once, in their own threads. */
export function openBackends(chosen: ChosenBackends, dependencies: Dependencies): Backends {
  const { log, clock, http } = dependencies;
  const classifiers = createClassifiers(clock);
  const fallbacks = createFallbackLog(log, clock);
  const counsel = new Map(
    chosen.detectors.map((settings) => {
      const backend =
        settings.kind === 'onnx' ? createOnnxBackend(settings, classifiers) : createJudgeBackend(settings, http);
      const asked = { detector: settings.detector, backend, budgetMs: settings.budget_ms, rest: createRest(clock) };
      return [settings.detector, asked] as const;
    }),
  );
  const transcription =
    chosen.transcription && openTranscription(chosen.transcription, { http, fallbacks, rest: createRest(clock) });
  return {
    transcription,
    has: (detector) => isJudged(detector) && counsel.has(detector),
    ask: (detectors, textFor, signal) =>
      detectors.flatMap((detector) => {
        const asked = isJudged(detector) && counsel.get(detector);
        return asked ? [askInTime({ ...asked, detector }, textFor(detector), { signal, fallbacks })] : [];
      }),
    async askCheck(check, makeQuestion) {
      const asked = counsel.get(check);
      if (!asked) return undefined;
      const { backend, opinion } = await askInTime(asked, makeQuestion(), {
        signal: new AbortController().signal,
        fallbacks,
      });
      return opinion && { ...opinion, backend };
    },
    list: () => [
      ...[...counsel.values()].map(({ detector, backend, rest }) => ({
        detector,
        backend: backend.name,
        kind: backend.kind,
        ...(rest.state() ?? backend.state()),
      })),
      ...(transcription
        ? [
            {
              detector: transcription.kind,
              backend: transcription.name,
              kind: transcription.kind,
              ...transcription.state(),
            },
          ]
        : []),
    ],
    close: () => classifiers.close(),
  };
}
