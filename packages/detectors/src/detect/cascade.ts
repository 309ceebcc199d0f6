import type { Detection, DetectionOf, DetectorName, EnabledDetectors, SentDetectors } from '@redoubt/contract';
import { createEncoder, type Encoder, type EncoderStatus } from '../encoder/create-encoder.ts';
import type { TextPair, TextReading } from '../encoder/read-texts.ts';
import { viewsOf } from '../normalise/views-of.ts';
import { type DetectOptions, judgeViews, tuningOf } from './detect.ts';
import {
  type EncoderFindings,
  type EncoderQuestion,
  encoderQuestionOf,
  type SecondModelMode,
  settle,
} from './escalation.ts';
import { readSettings, readText } from './read-settings.ts';

/** How a cascade judges. */
export interface CascadeOptions extends DetectOptions {
  /** When the second model reads a text. Default `uncertain`: where the first one is not sure. */
  readonly secondModel?: SecondModelMode;
  /**
   * Called once if the second model cannot run here, with the reason. The first model then judges alone. Default: a
   * warning of the process.
   */
  readonly onUnavailable?: (reason: string) => void;
}

/** Both models in one process: the first in this thread, the second in a thread that starts when it is needed. */
export interface Cascade {
  /**
   * Judges one text. Rejects with DetectorSettingsError if the settings cannot be served, and if the thread of the
   * second model fails or too many texts wait for it.
   */
  detect<N extends DetectorName>(text: string, settings: EnabledDetectors<N>): Promise<DetectionOf<N>>;
  detect(text: string, settings: SentDetectors): Promise<Detection>;
  /** Whether the second model can run. `idle` until it is needed. */
  status(): EncoderStatus;
  /** Ends the thread. Texts in work are judged first. */
  close(): Promise<void>;
}

/** Opens a cascade. Close it when no text comes any more, or the process does not end. */
export function createCascade(options: CascadeOptions = {}): Cascade {
  const { secondModel = 'uncertain', onUnavailable = warn } = options;
  const encoder = createEncoder();
  const tuning = tuningOf(options);
  let isTold = false;

  function tellOnce(): void {
    const status = encoder.status();
    if (status.kind !== 'unavailable' || isTold) return;
    isTold = true;
    onUnavailable(status.reason);
  }

  async function judge(text: string, settings: SentDetectors): Promise<Detection> {
    const detectors = readSettings(settings, options);
    const views = viewsOf(readText(text));
    const isUsable = secondModel !== 'off' && encoder.status().kind !== 'unavailable';
    const asked = isUsable ? encoderQuestionOf(views, detectors, secondModel) : undefined;
    if (asked) {
      settle(views, asked, await answer(asked, encoder));
      tellOnce();
    }
    return judgeViews(views, detectors, tuning);
  }

  return {
    // The cast: the second form of `detect` is the one that is written, and the first says more of its answer.
    detect: judge as Cascade['detect'],
    status: () => encoder.status(),
    close: () => encoder.close(),
  };
}

const warn = (reason: string): void => {
  const message = `The second model of Redoubt's detectors cannot run here, so the first one judges alone: ${reason}`;
  process.emitWarning(message, { code: 'REDOUBT_SECOND_MODEL' });
};

/** Lets the encoder read what is in doubt. */
async function answer({ questions, pairs, clauses }: EncoderQuestion, encoder: Encoder): Promise<EncoderFindings> {
  const [read, told] = await Promise.all([readAll(encoder, [...questions, ...pairs]), readAll(encoder, clauses)]);
  return {
    labels: read.labels,
    readings: read.readings.slice(0, questions.length),
    pairs: read.readings.slice(questions.length),
    meanings: told.readings.map(({ chunks }) => chunks[0]?.embedding),
  };
}

async function readAll(
  encoder: Encoder,
  texts: readonly (string | TextPair)[],
): Promise<{ readonly readings: readonly TextReading[]; readonly labels: readonly string[] }> {
  const outcome = texts.length > 0 ? await encoder.read(texts) : undefined;
  return outcome?.kind === 'read' ? outcome : { readings: [], labels: [] };
}
