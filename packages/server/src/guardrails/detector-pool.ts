import type { Detection, Detectors, SavedTuning } from '@redoubt/contract';
import type { CustomEntity, Measured, ReferenceText, TextViews } from '@redoubt/detectors';
import { judgeViews } from './detect-text.ts';
import type { Refusals } from './detection-task.ts';
import { DetectorThread } from './detector-thread.ts';
import { type DetectorTuning, tunedBy } from './detector-tuning.ts';
import { createEncoderDesk, type EncoderDesk, type SecondStage } from './encoder-desk.ts';
import { type Grounding, type GroundingQuestion, measureAnswer } from './ground-answer.ts';
import { type IndexedTexts, indexTexts } from './index-texts.ts';
import { createPatternMemory } from './pattern-memory.ts';
import { type PersonalSpan, type PiiWanted, personalSpans } from './personal-data.ts';
import { createRecentViews } from './recent-views.ts';
import { askedOf, type SecondStageMode, settle } from './second-look.ts';

/** How a text is judged, where not as usual. */
interface Judging {
  /** What a saved policy says, where it says something. */
  readonly tuning?: SavedTuning | undefined;
  /** In a thread, however small the text is: so many of them come at once. */
  readonly isOneOfMany?: boolean;
}

/** Judges texts: small ones at once, large ones in a thread, so that the event loop stays free. */
export interface DetectorPool {
  /** A promise where a thread or the encoder is asked. */
  detect(text: string, detectors: Detectors, how?: Judging): Detection | Promise<Detection>;
  /** Where personal data stands in a text; a promise where a thread is asked. */
  findPersonal(text: string, wanted: PiiWanted): readonly PersonalSpan[] | Promise<readonly PersonalSpan[]>;
  /** Why each of a caller's patterns cannot be searched for; undefined for one that can. Compiles in a thread. */
  refusedPatterns(patterns: readonly CustomEntity[]): Promise<Refusals>;
  /** Holds an answer against its context or question. */
  ground(question: GroundingQuestion): Promise<Grounding>;
  /** Makes fingerprints of texts. */
  index(texts: readonly ReferenceText[]): Promise<IndexedTexts>;
  /** What texts mean, in their order; undefined where the encoder is off, or cannot say it in time. */
  embed(texts: readonly string[]): Promise<(Float32Array | undefined)[] | undefined>;
  /** What takes a second look at a text that stage 1 is unsure of. */
  secondStage(): SecondStage;
  close(): Promise<void>;
}

/** The settings that say how texts are judged. */
interface DetectionSettings {
  readonly workers: number;
  readonly detectorPreset: DetectorTuning['preset'];
  readonly detectorThresholds: DetectorTuning['thresholds'];
  readonly secondStage: SecondStageMode;
  readonly secondStageMs: number;
  readonly encoderWeights?: string | undefined;
}

interface Told {
  /** What a caller is told where all threads are busy and too many wait. */
  readonly onOverload: () => Error;
  readonly onEncoderFailure: (error: unknown) => void;
}

/** Judged on the main thread up to here: some 5 ms for the most hostile text with every detector, 1 ms for prose. */
const MAIN_THREAD_CHARACTERS = 4_096;
/** Answers and contexts are measured on the main thread up to here: some 2 ms. */
const MAIN_THREAD_GROUNDING = 4_096;
/** To compile a keyword takes about as long as to search this many times its characters. */
const KEYWORD_WEIGHT = 8;
/** Where all threads are busy, this many texts wait; beyond it the caller is told to come back. */
const MAX_WAITING = 1_000;

/** A pool of at most `workers` threads; each starts when a large text first needs it, and is replaced when it dies. */
export function createDetectorPool(settings: DetectionSettings, { onOverload, onEncoderFailure }: Told): DetectorPool {
  const usual: DetectorTuning = { preset: settings.detectorPreset, thresholds: settings.detectorThresholds };
  const desk = createEncoderDesk({
    mode: settings.secondStage,
    budgetMs: settings.secondStageMs,
    weights: settings.encoderWeights,
    onFailure: onEncoderFailure,
  });

  const { inThread, close } = openThreads(settings.workers, desk, onOverload);
  const recent = createRecentViews();
  const refusals = createPatternMemory((patterns) => inThread((thread) => thread.compile(patterns)));

  function measured(question: GroundingQuestion): Measured | Promise<Measured> {
    const isSmall = question.answer.length + question.against.length <= MAIN_THREAD_GROUNDING;
    return isSmall ? measureAnswer(question) : inThread((thread) => thread.measure(question));
  }

  return {
    detect(text, detectors, { tuning: saved, isOneOfMany = false } = {}) {
      const tuning = tunedBy(usual, saved);
      const isSmall = weightOf(text, detectors) <= MAIN_THREAD_CHARACTERS && !hasPatterns(detectors.pii);
      if (isSmall && !isOneOfMany) return judgeHere(recent.make(text), detectors, { tuning, desk });
      return inThread((thread) => thread.judge({ text, detectors, tuning, mode: desk.mode() }));
    },
    findPersonal: (text, wanted) =>
      text.length <= MAIN_THREAD_CHARACTERS && !hasPatterns(wanted)
        ? personalSpans(recent.of(text), wanted)
        : inThread((thread) => thread.find({ text, wanted })),
    refusedPatterns: refusals,
    ground: async (question) => desk.ground(await measured(question), question.task),
    index: async (texts) => {
      const characters = texts.reduce((sum, { text }) => sum + text.length, 0);
      return characters <= MAIN_THREAD_CHARACTERS ? indexTexts(texts) : inThread((thread) => thread.index(texts));
    },
    embed: desk.embed,
    secondStage: desk.describe,
    close: async () => {
      await Promise.all([close(), desk.close()]);
    },
  };
}

/** At most so many threads; the one that has least to do is asked. */
function openThreads(most: number, desk: EncoderDesk, onOverload: Told['onOverload']) {
  const threads: DetectorThread[] = [];

  function open(): DetectorThread {
    const thread: DetectorThread = new DetectorThread(desk, () => {
      const index = threads.indexOf(thread);
      if (index >= 0) threads.splice(index, 1);
    });
    threads.push(thread);
    return thread;
  }

  function leastBusy(): DetectorThread {
    const idle = threads.find(({ waiting }) => waiting === 0);
    if (idle) return idle;
    if (threads.length < most) return open();
    return threads.reduce((best, thread) => (thread.waiting < best.waiting ? thread : best));
  }

  async function inThread<Result>(ask: (thread: DetectorThread) => Promise<Result>): Promise<Result> {
    const thread = leastBusy();
    if (thread.waiting >= MAX_WAITING) throw onOverload();
    return ask(thread);
  }

  return { inThread, close: () => Promise.all(threads.map((thread) => thread.close())) };
}

/** A caller's own patterns are searched for in threads alone: a single one may take long. */
const hasPatterns = (wanted: PiiWanted | undefined): boolean => (wanted?.custom_entities?.length ?? 0) > 0;

/** Judges on this thread; waits only for the encoder. */
function judgeHere(
  views: TextViews,
  detectors: Detectors,
  { tuning, desk }: { tuning: DetectorTuning; desk: EncoderDesk },
): Detection | Promise<Detection> {
  const mode = desk.mode();
  const asked = mode && askedOf(views, detectors, mode);
  if (!asked) return judgeViews(views, detectors, tuning);
  return desk.answer(asked).then((answered) => {
    settle(views, asked, answered);
    return judgeViews(views, detectors, tuning);
  });
}

/** Characters that have to be read: the text, and keyword lists, which are compiled before they are searched for. */
function weightOf(text: string, { keyword_detector: keywords }: Detectors): number {
  if (!keywords) return text.length;
  return keywords.banned_keywords.reduce((sum, keyword) => sum + KEYWORD_WEIGHT * keyword.length, text.length);
}
