import type { DetectorSettings } from './detector-map.ts';
import type { DetectorName } from './detectors.ts';

/** What the field of a setting is given. */
export interface SettingProps {
  readonly detector: DetectorName;
  readonly settings: DetectorSettings;
  /** A setting that becomes undefined is left out. */
  readonly onChange: (changes: Partial<DetectorSettings>) => void;
  /** What is wrong with the setting. */
  readonly error: string | undefined;
  /** What is wrong with parts of it, by their paths in it, such as `0.name`. */
  readonly errors: Readonly<Record<string, string>>;
}
