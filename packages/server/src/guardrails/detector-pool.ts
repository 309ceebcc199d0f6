import type { Detection, Detectors, SavedTuning } from '@redoubt/contract';
import {
  type CustomEntity,
  type DetectorTuning,
  encoderQuestionOf,
  type GroundingQuestion,
  groundAnswer,
  type JudgedAnswer,
  judgeViews,
  type Located,
  locate,
  measureAnswer,
  type PairReadings,
  type PersonalSpan,
  type PiiWanted,
  personalSpans,
  type ReferenceText,
  type SecondModelMode,
  settle,
  type TextPair,
  type TextViews,
  tunedBy,
} from '@redoubt/detectors';
import { LRUCache } from 'lru-cache';
import { Failure } from '../errors.ts';
import type { DetectionTask, Refusals } from './detection-task.ts';
import { createDetectorClient, type DetectorClient } from './detector-client.ts';
import { type DetectorThreads, openThreads } from './detector-threads.ts';
import { createEncoderClient, type EncoderClient, type SecondModel, type Waiting } from './encoder-client.ts';
import { type IndexedTexts, indexTexts } from './index-texts.ts';
import { LoopShare, type PlaceWork, placeFor } from './loop-share.ts';
import { createRecentViews, type RecentViews } from './recent-views.ts';
import { type RedactedText, type Redacting, type Restoring, redactText, restoreText } from './redact-text.ts';
import { weightOf, weightOfAnswer, weightOfLocating } from './weigh-work.ts';

/** Maximum number of remembered patterns. When it is exceeded, all are forgotten. */
const MAX_REMEMBERED = 5_000;

/** Returns why each pattern is refused. It calls `ask` if a pattern is not remembered. */
type PatternMemory = (
  patterns: readonly CustomEntity[],
  ask: (patterns: readonly CustomEntity[]) => Promise<Refusals>,
) => Promise<Refusals>;

/** Remembers whether and why each pattern is refused, so that a thread compiles each only once. */
function createPatternMemory(): PatternMemory {
  const remembered = new Map<string, string | undefined>();
  return async (patterns, ask) => {
    if (!patterns.every((pattern) => remembered.has(keyOf(pattern)))) {
      const refusals = await ask(patterns);
      if (remembered.size + patterns.length > MAX_REMEMBERED) remembered.clear();
      for (const [index, pattern] of patterns.entries()) remembered.set(keyOf(pattern), refusals[index]);
      return refusals;
    }
    return patterns.map((pattern) => remembered.get(keyOf(pattern)));
  };
}

const keyOf = ({ pattern, case_sensitive }: CustomEntity): string => `${case_sensitive ?? true} ${pattern}`;

/** Options for judging a text. */
interface Judging extends Waiting {
  /** The settings of a saved policy, if it has any. */
  readonly tuning?: SavedTuning | undefined;
  /** True to use a thread even for a small text, because many arrive at once. */
  readonly isOneOfMany?: boolean | undefined;
}

/** Judges texts. Light ones are judged at once and heavy ones in a thread, so that the event loop stays free. */
export interface DetectorPool {
  /** Returns the pool for one organisation, whose heavy work waits in its own queue. */
  of(organisationId: string): DetectorPool;
  /** Judges a text. Returns a promise if a thread or the encoder is used. */
  detect(text: string, detectors: Detectors, how?: Judging): Detection | Promise<Detection>;
  /** Judges several texts together in one thread and returns a verdict for each. */
  detectEach(
    texts: readonly string[],
    detectors: Detectors,
    how?: Omit<Judging, 'isOneOfMany'>,
  ): Promise<readonly Detection[]>;
  /** Returns the detectors that flag a text, with the stretches for which they do. The second model is not asked. */
  locate(
    text: string,
    detectors: Detectors,
    how?: Pick<Judging, 'tuning' | 'signal'>,
  ): readonly Located[] | Promise<readonly Located[]>;
  /** Finds personal data in a text. Returns a promise if a thread is used. */
  findPersonal(
    text: string,
    wanted: PiiWanted,
    how?: Pick<Judging, 'isOneOfMany'>,
  ): readonly PersonalSpan[] | Promise<readonly PersonalSpan[]>;
  /** Replaces personal data in a text by placeholders. Returns a promise if a thread is used. */
  redact(text: string, how: Redacting): RedactedText | Promise<RedactedText>;
  /**
   * Replaces the placeholders of a text by their values. Returns undefined if the text would become longer than
   * allowed.
   */
  restore(restoring: Restoring): string | undefined | Promise<string | undefined>;
  /**
   * Returns why each of the caller's patterns is refused, or undefined for an accepted one. Compiles them in a thread.
   */
  refusedPatterns(patterns: readonly CustomEntity[]): Promise<Refusals>;
  /** Checks an answer against its context or question. The signal gives up waiting for the encoder. */
  ground(question: GroundingQuestion, signal?: AbortSignal): Promise<JudgedAnswer>;
  /** Creates fingerprints of texts. */
  index(texts: readonly ReferenceText[]): Promise<IndexedTexts>;
  /** Returns the embeddings of texts, in their order. Returns undefined if the encoder is off or cannot answer. */
  embed(texts: readonly string[]): Promise<(Float32Array | undefined)[] | undefined>;
  /** Reads pairs of texts, in their order. Returns undefined if the encoder is off or cannot run here. */
  readPairs(pairs: readonly TextPair[], how?: Waiting): Promise<PairReadings | undefined>;
  /** The thresholds of the service, which a saved policy may replace. */
  readonly tuning: DetectorTuning;
  /** Returns the state of the second model, which reads texts that the first is unsure of. */
  secondStage(): SecondModel;
  close(): Promise<void>;
}

/** The settings that control how texts are judged. */
interface DetectionSettings {
  readonly workers: number;
  readonly textSeconds: number;
  readonly detectorPreset: DetectorTuning['preset'];
  readonly detectorThresholds: DetectorTuning['thresholds'];
  readonly secondStage: SecondModelMode;
  readonly secondStageMs: number;
  readonly secondStageLate: 'wait' | 'refuse' | 'first_model';
  readonly encoderWeights?: string | undefined;
  readonly encoderThreads?: number | undefined;
}

interface PoolObserver {
  /** Creates the error for a caller if all threads are busy and too much work waits, of its organisation or of all. */
  readonly onOverload: (of: 'organisation' | 'service', retryAfterSeconds: number) => Error;
  readonly onEncoderFailure: (error: unknown) => void;
  /** Called once if the encoder turns out to be unable to run here, with the reason. */
  readonly onEncoderUnavailable?: (reason: string) => void;
}

/**
 * Texts up to this weight are judged on the main thread. That takes about 5 ms for the most hostile text with every
 * detector, and 1 ms for prose. With one explanation these are texts up to about 195 characters.
 */
const MAIN_THREAD_WEIGHT = 4_096;
/** Answers and contexts up to this weight are measured on the main thread, in about 2 ms. */
const MAIN_THREAD_GROUNDING = 4_096;
/** Maps up to this many characters are read and written on the main thread, in a few ms. */
const MAIN_THREAD_MAP = 65_536;
/** The owner of the service's own work, such as an index that is built when first needed. */
const SERVICE = '';

/** Maximum number of organisations whose pool objects are kept. */
const MAX_POOLS = 10_000;

/** Creates a pool of threads. Threads start when a heavy text first needs them, and are replaced when they die. */
export function createDetectorPool(
  settings: DetectionSettings,
  { onOverload, onEncoderFailure, onEncoderUnavailable }: PoolObserver,
): DetectorPool {
  const encoder = createEncoderClient({
    mode: settings.secondStage,
    budgetMs: settings.secondStageLate === 'wait' ? undefined : settings.secondStageMs,
    onLate: settings.secondStageLate === 'refuse' ? (seconds) => onOverload('service', seconds) : undefined,
    onFull: onOverload,
    onBroken: settings.secondStageLate === 'first_model' ? undefined : encoderFailed,
    weights: settings.encoderWeights,
    threads: settings.encoderThreads,
    onFailure: onEncoderFailure,
    onUnavailable: onEncoderUnavailable,
  });
  const threads = openThreads({ most: settings.workers, textSeconds: settings.textSeconds, onOverload });
  const pools = new LRUCache<string, DetectorPool>({ max: MAX_POOLS });
  const shared: Shared = {
    usual: { preset: settings.detectorPreset, thresholds: settings.detectorThresholds },
    threads,
    encoder,
    recent: createRecentViews(),
    loop: new LoopShare(),
    refusals: createPatternMemory(),
    of(owner) {
      const known = pools.get(owner);
      if (known) return known;
      const made = poolOf(owner, shared);
      pools.set(owner, made);
      return made;
    },
    close: async () => {
      await Promise.all([threads.close(), encoder.close()]);
    },
  };
  return shared.of(SERVICE);
}

/** What the pools of all organisations share. */
interface Shared extends Pick<DetectorPool, 'of' | 'close'> {
  readonly usual: DetectorTuning;
  readonly threads: DetectorThreads;
  readonly encoder: EncoderClient;
  readonly recent: RecentViews;
  readonly loop: LoopShare;
  readonly refusals: PatternMemory;
}

/** The parts of one owner's pool. */
interface Owned extends Shared {
  readonly owner: string;
  readonly client: DetectorClient;
  readonly place: PlaceWork;
}

function poolOf(owner: string, shared: Shared): DetectorPool {
  const { encoder, threads, loop, refusals, of, close } = shared;
  const client = createDetectorClient({ threads, encoder, owner });
  const place = placeFor(owner, loop);
  const owned: Owned = { ...shared, owner, client, place };
  return {
    of,
    close,
    ...judging(owned),
    ...redacting(owned),
    refusedPatterns: (patterns) => refusals(patterns, client.compile),
    async ground(question, signal) {
      const isLight = weightOfAnswer(question) <= MAIN_THREAD_GROUNDING;
      const here = () => measureAnswer(question);
      const measured = await place({ isLight, here, inThread: () => client.measure(question) });
      return groundAnswer(measured, (texts) => encoder.readPairs(texts, owner, { signal }));
    },
    index: async (texts) => {
      const isLight = texts.reduce((sum, { text }) => sum + text.length, 0) <= MAIN_THREAD_WEIGHT;
      return place({ isLight, here: () => indexTexts(texts), inThread: () => client.index(texts) });
    },
    embed: (texts) => encoder.embed(texts, owner),
    readPairs: (pairs, how) => encoder.readPairs(pairs, owner, how),
    tuning: owned.usual,
    secondStage: encoder.describe,
  };
}

function judging(owned: Owned): Pick<DetectorPool, 'detect' | 'detectEach' | 'locate'> {
  const { usual, recent, client, place } = owned;
  return {
    detect(text, detectors, { tuning: saved, isOneOfMany = false, ...waiting } = {}) {
      const how = { detectors, tuning: tunedBy(usual, saved) };
      const isSmall = weightOf(text, detectors) <= MAIN_THREAD_WEIGHT && !hasPatterns(detectors.pii);
      return place({
        isLight: isSmall && !isOneOfMany,
        here: () => judgeHere(recent.make(text), { ...how, ...waiting }, owned),
        inThread: () => client.judge(text, { ...how, ...waiting }),
      });
    },
    async detectEach(texts, detectors, { tuning, ...waiting } = {}) {
      const how = { detectors, tuning: tunedBy(usual, tuning), ...waiting };
      const sure = await client.judgeEach(texts, how);
      return Promise.all(texts.map((text, at) => sure[at] ?? client.judge(text, how)));
    },
    locate(text, detectors, { tuning: saved, signal } = {}) {
      const tuning = tunedBy(usual, saved);
      return place({
        isLight: weightOfLocating(text, detectors) <= MAIN_THREAD_WEIGHT && !hasPatterns(detectors.pii),
        // The views of a text that was just judged hold its verdict.
        here: () => locate(recent.of(text), detectors, tuning),
        inThread: () => client.locate({ text, detectors, tuning }, signal),
      });
    },
  };
}

function redacting({ recent, client, place }: Owned): Pick<DetectorPool, 'findPersonal' | 'redact' | 'restore'> {
  const isSmall = (text: string, map = '') => text.length <= MAIN_THREAD_WEIGHT && map.length <= MAIN_THREAD_MAP;
  return {
    findPersonal: (text, wanted, { isOneOfMany = false } = {}) =>
      place({
        isLight: isSmall(text) && !isOneOfMany && !hasPatterns(wanted),
        here: () => personalSpans(recent.of(text), wanted),
        inThread: () => client.find({ text, wanted }),
      }),
    redact: (text, how) =>
      place({
        isLight: isSmall(text, how.map) && !hasPatterns(how.wanted),
        here: () => redactText(recent.of(text), how),
        inThread: () => client.redact(text, how),
      }),
    restore: (restoring) =>
      place({
        isLight: isSmall(restoring.text, restoring.map),
        here: () => restoreText(restoring),
        inThread: () => client.restore(restoring),
      }),
  };
}

/** Without its reading a text would get a verdict that depends on luck. */
const encoderFailed = (cause: unknown): Failure =>
  new Failure('not_ready', 'The second model failed on this text; try again', {
    cause,
    headers: { 'retry-after': '1' },
  });

/** The caller's own patterns are searched only in threads, because a single one may take long. */
const hasPatterns = (wanted: PiiWanted | undefined): boolean => (wanted?.custom_entities?.length ?? 0) > 0;

/** Judges on this thread. Waits only for the encoder. */
function judgeHere(
  views: TextViews,
  { detectors, tuning, ...waiting }: Pick<DetectionTask, 'detectors' | 'tuning'> & Waiting,
  { encoder, owner }: Pick<Owned, 'encoder' | 'owner'>,
): Detection | Promise<Detection> {
  const mode = encoder.mode();
  const asked = mode && encoderQuestionOf(views, detectors, mode);
  if (!asked) return judgeViews(views, detectors, tuning);
  return encoder.answer(asked, owner, waiting).then((answered) => {
    settle(views, asked, answered);
    return judgeViews(views, detectors, tuning);
  });
}
