import type { Detection, DetectorSettings, SentDetectors } from '@redoubt/contract';
import type { LabelledSpan } from '../tokens/redact.ts';
import type { OpenFrom } from '../watch/output-watch.ts';

/** Which personal data is replaced, as in the settings of the detector `pii`. */
export type PersonalData = Pick<Partial<DetectorSettings<'pii'>>, 'entities' | 'custom_entities'>;

/** What judges the texts of a guard: detectors in this process, or a service. */
export interface Judge {
  /** Returns the verdict on one text. Throws if it cannot judge; a text that was not judged does not pass. */
  detect(text: string, detectors: SentDetectors, signal?: AbortSignal): Detection | Promise<Detection>;
  /** Returns where personal data is in a text. */
  personalData(
    text: string,
    wanted: PersonalData,
    signal?: AbortSignal,
  ): readonly LabelledSpan[] | Promise<readonly LabelledSpan[]>;
  /** Returns what finds the end of a text that may still become something, if any of the detectors needs it. */
  openTail(detectors: SentDetectors, holdBack: number): OpenFrom | undefined;
  /** Characters of a stream between two verdicts. Absent: about 180. */
  readonly every?: number;
}
