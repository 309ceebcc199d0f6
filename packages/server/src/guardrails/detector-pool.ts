import type { Detection, Detectors } from '@redoubt/contract';
import { viewsOf } from '@redoubt/detectors';
import { judgeViews } from './detect-text.ts';
import { DetectorThread } from './detector-thread.ts';
import type { DetectorTuning } from './detector-tuning.ts';
import { createEncoderDesk, type EncoderDesk, type SecondStage } from './encoder-desk.ts';
import { type Grounding, type GroundingQuestion, measureAnswer } from './ground-answer.ts';
import { askedOf, type SecondStageMode, settle } from './second-look.ts';

/** Judges texts: small ones at once, large ones in a thread, so that the event loop stays free. */
export interface DetectorPool {
  /** A promise where a thread or the encoder is asked. `tuning`: what a saved policy says, where it says something. */
  detect(text: string, detectors: Detectors, tuning?: DetectorTuning): Detection | Promise<Detection>;
  /** Holds an answer against its context or question. */
  ground(question: GroundingQuestion): Promise<Grounding>;
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

/** Judged on the main thread up to here: some 30 ms for the most hostile text, 2 ms for prose. */
const MAIN_THREAD_CHARACTERS = 8_192;
/** Answers and contexts are measured on the main thread up to here: some 2 ms. */
const MAIN_THREAD_GROUNDING = 4_096;
/** To compile a keyword takes about as long as to search this many times its characters. */
const KEYWORD_WEIGHT = 8;
/** Where all threads are busy, this many texts wait; beyond it the caller is told to come back. */
const MAX_WAITING = 1_000;

/** A pool of at most `workers` threads; each starts when a large text first needs it, and is replaced when it dies. */
export function createDetectorPool(settings: DetectionSettings, { onOverload, onEncoderFailure }: Told): DetectorPool {
  const threads: DetectorThread[] = [];
  const usual: DetectorTuning = { preset: settings.detectorPreset, thresholds: settings.detectorThresholds };
  const desk = createEncoderDesk({
    mode: settings.secondStage,
    budgetMs: settings.secondStageMs,
    weights: settings.encoderWeights,
    onFailure: onEncoderFailure,
  });

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
    if (threads.length < settings.workers) return open();
    return threads.reduce((best, thread) => (thread.waiting < best.waiting ? thread : best));
  }

  function inThread(text: string, detectors: Detectors, tuning: DetectorTuning): Promise<Detection> {
    const thread = leastBusy();
    if (thread.waiting >= MAX_WAITING) return Promise.reject(onOverload());
    return thread.judge({ text, detectors, tuning, mode: desk.mode() });
  }

  function here(text: string, detectors: Detectors, tuning: DetectorTuning): Detection | Promise<Detection> {
    const views = viewsOf(text);
    const mode = desk.mode();
    const asked = mode && askedOf(views, detectors, mode);
    if (!asked) return judgeViews(views, detectors, tuning);
    return desk.answer(asked).then((answered) => {
      settle(views, asked, answered);
      return judgeViews(views, detectors, tuning);
    });
  }

  return {
    ground: (question) => groundWith(question, desk, leastBusy, onOverload),
    detect: (text, detectors, tuning = usual) =>
      weightOf(text, detectors) <= MAIN_THREAD_CHARACTERS
        ? here(text, detectors, tuning)
        : inThread(text, detectors, tuning),
    secondStage: desk.describe,
    close: async () => {
      await Promise.all([...threads.map((thread) => thread.close()), desk.close()]);
    },
  };
}

async function groundWith(
  question: GroundingQuestion,
  desk: EncoderDesk,
  leastBusy: () => DetectorThread,
  onOverload: () => Error,
): Promise<Grounding> {
  const { answer, against, task } = question;
  if (answer.length + against.length <= MAIN_THREAD_GROUNDING) return desk.ground(measureAnswer(question), task);
  const thread = leastBusy();
  if (thread.waiting >= MAX_WAITING) throw onOverload();
  return desk.ground(await thread.measure(question), task);
}

/** Characters that have to be read: the text, and keyword lists, which are compiled before they are searched for. */
function weightOf(text: string, { keyword_detector: keywords }: Detectors): number {
  if (!keywords) return text.length;
  return keywords.banned_keywords.reduce((sum, keyword) => sum + KEYWORD_WEIGHT * keyword.length, text.length);
}
