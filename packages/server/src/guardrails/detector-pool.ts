import type { Detection, Detectors, SavedTuning } from '@redoubt/contract';
import type { CustomEntity, ReferenceText, TextViews } from '@redoubt/detectors';
import { judgeViews } from './detect-text.ts';
import type { Refusals } from './detection-task.ts';
import { createDetectorClient } from './detector-client.ts';
import { type DetectorThreads, openThreads } from './detector-threads.ts';
import { type DetectorTuning, tunedBy } from './detector-tuning.ts';
import { createEncoderClient, type EncoderClient, type SecondStage } from './encoder-client.ts';
import { type Grounding, type GroundingQuestion, measureAnswer } from './ground-answer.ts';
import { type IndexedTexts, indexTexts } from './index-texts.ts';
import { createPatternMemory, type PatternMemory } from './pattern-memory.ts';
import { type PersonalSpan, type PiiWanted, personalSpans } from './personal-data.ts';
import { createRecentViews, type RecentViews } from './recent-views.ts';
import { askedOf, type SecondStageMode, settle } from './second-look.ts';
import { weightOf, weightOfAnswer } from './weigh-work.ts';

/** How a text is judged, where not as usual. */
interface Judging {
  /** What a saved policy says, where it says something. */
  readonly tuning?: SavedTuning | undefined;
  /** In a thread, however small the text is: so many of them come at once. */
  readonly isOneOfMany?: boolean | undefined;
}

/** Judges texts: light ones at once, heavy ones in a thread, so that the event loop stays free. */
export interface DetectorPool {
  /** The pool as an organisation has it: what is heavy of it waits in a lane of its own. */
  of(organisationId: string): DetectorPool;
  /** A promise where a thread or the encoder is asked. */
  detect(text: string, detectors: Detectors, how?: Judging): Detection | Promise<Detection>;
  /** The verdict on each of some texts that come at once, judged in a thread together. */
  detectEach(
    texts: readonly string[],
    detectors: Detectors,
    how?: Pick<Judging, 'tuning'>,
  ): Promise<readonly Detection[]>;
  /** Where personal data stands in a text; a promise where a thread is asked. */
  findPersonal(
    text: string,
    wanted: PiiWanted,
    how?: Pick<Judging, 'isOneOfMany'>,
  ): readonly PersonalSpan[] | Promise<readonly PersonalSpan[]>;
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
  readonly textSeconds: number;
  readonly detectorPreset: DetectorTuning['preset'];
  readonly detectorThresholds: DetectorTuning['thresholds'];
  readonly secondStage: SecondStageMode;
  readonly secondStageMs: number;
  readonly encoderWeights?: string | undefined;
}

interface Told {
  /** What a caller is told where all threads are busy and too much waits: of its organisation, or of all. */
  readonly onOverload: (of: 'organisation' | 'service', retryAfterSeconds: number) => Error;
  readonly onEncoderFailure: (error: unknown) => void;
}

/** Judged on the main thread up to this weight: some 5 ms for the most hostile text with every detector, 1 ms for prose. */
const MAIN_THREAD_WEIGHT = 4_096;
/** Answers and contexts are measured on the main thread up to here: some 2 ms. */
const MAIN_THREAD_GROUNDING = 4_096;
/** Whose work is nobody's: what the service itself wants judged, or indexed when it is first needed. */
const SERVICE = '';

/** Organisations whose pools are kept made. */
const MAX_POOLS = 10_000;

/** A pool of threads that start when a heavy text first needs them, and are replaced when they die. */
export function createDetectorPool(settings: DetectionSettings, { onOverload, onEncoderFailure }: Told): DetectorPool {
  const encoder = createEncoderClient({
    mode: settings.secondStage,
    budgetMs: settings.secondStageMs,
    weights: settings.encoderWeights,
    onFailure: onEncoderFailure,
  });
  const threads = openThreads({ most: settings.workers, textSeconds: settings.textSeconds, onOverload });
  const pools = new Map<string, DetectorPool>();
  const shared: Shared = {
    usual: { preset: settings.detectorPreset, thresholds: settings.detectorThresholds },
    threads,
    encoder,
    recent: createRecentViews(),
    refusals: createPatternMemory(),
    of(owner) {
      const known = pools.get(owner);
      if (known) return known;
      if (pools.size >= MAX_POOLS) pools.clear();
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
  readonly refusals: PatternMemory;
}

function poolOf(owner: string, shared: Shared): DetectorPool {
  const { usual, encoder, recent, threads, of, close } = shared;
  const client = createDetectorClient({ threads, encoder, owner });

  async function judgeEach(texts: readonly string[], detectors: Detectors, tuning: DetectorTuning) {
    const sure = await client.judgeEach(texts, { detectors, tuning });
    return Promise.all(texts.map((text, at) => sure[at] ?? client.judge(text, { detectors, tuning })));
  }

  return {
    of,
    close,
    detect(text, detectors, { tuning: saved, isOneOfMany = false } = {}) {
      const tuning = tunedBy(usual, saved);
      const isLight = weightOf(text, detectors) <= MAIN_THREAD_WEIGHT && !hasPatterns(detectors.pii);
      if (isLight && !isOneOfMany) return judgeHere(recent.make(text), detectors, { tuning, encoder, owner });
      return client.judge(text, { detectors, tuning });
    },
    detectEach: (texts, detectors, { tuning } = {}) => judgeEach(texts, detectors, tunedBy(usual, tuning)),
    findPersonal: (text, wanted, { isOneOfMany = false } = {}) =>
      text.length <= MAIN_THREAD_WEIGHT && !isOneOfMany && !hasPatterns(wanted)
        ? personalSpans(recent.of(text), wanted)
        : client.find({ text, wanted }),
    refusedPatterns: (patterns) => shared.refusals(patterns, client.compile),
    async ground(question) {
      const isLight = weightOfAnswer(question) <= MAIN_THREAD_GROUNDING;
      const measured = isLight ? measureAnswer(question) : await client.measure(question);
      return encoder.ground(measured, question.task, owner);
    },
    index: async (texts) => {
      const characters = texts.reduce((sum, { text }) => sum + text.length, 0);
      return characters <= MAIN_THREAD_WEIGHT ? indexTexts(texts) : client.index(texts);
    },
    embed: (texts) => encoder.embed(texts, owner),
    secondStage: encoder.describe,
  };
}

/** A caller's own patterns are searched for in threads alone: a single one may take long. */
const hasPatterns = (wanted: PiiWanted | undefined): boolean => (wanted?.custom_entities?.length ?? 0) > 0;

/** Judges on this thread; waits only for the encoder. */
function judgeHere(
  views: TextViews,
  detectors: Detectors,
  { tuning, encoder, owner }: { tuning: DetectorTuning; encoder: EncoderClient; owner: string },
): Detection | Promise<Detection> {
  const mode = encoder.mode();
  const asked = mode && askedOf(views, detectors, mode);
  if (!asked) return judgeViews(views, detectors, tuning);
  return encoder.answer(asked, owner).then((answered) => {
    settle(views, asked, answered);
    return judgeViews(views, detectors, tuning);
  });
}
