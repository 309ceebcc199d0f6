import { type DetectorName, detectorNames, type SettingName } from './detectors.ts';

/** One detector as requests and policies have it. Settings that no page shows stay as they are. */
export type DetectorSettings = { readonly enabled: boolean } & { readonly [Name in SettingName]?: unknown };

/** Detectors by their names. Those that are off may keep their settings. */
export type DetectorMap = Readonly<Record<string, DetectorSettings>>;

/** The detectors of a request: known ones, each of them on. */
export type SentDetectors = Readonly<Partial<Record<DetectorName, DetectorSettings>>>;

/** Reads the detectors of a saved policy. The cast: the service has checked them when they were saved. */
export const readDetectors = (saved: Readonly<Record<string, unknown>>): DetectorMap => saved as DetectorMap;

/** The names of the detectors that are on. */
export const enabledIn = (detectors: DetectorMap): string[] =>
  Object.entries(detectors).flatMap(([name, { enabled }]) => (enabled ? [name] : []));

/** Changes settings of a detector. A setting that becomes undefined is left out. */
export function withSettings(settings: DetectorSettings, changes: Partial<DetectorSettings>): DetectorSettings {
  const entries = Object.entries({ ...settings, ...changes }).filter(([, value]) => value !== undefined);
  // The cast: `enabled` is never undefined.
  return Object.fromEntries(entries) as DetectorSettings;
}

/** The detectors that are on and meet a condition, in the order of their numbers. */
export const sentDetectors = (
  detectors: DetectorMap,
  isWanted: (name: DetectorName) => boolean = () => true,
): SentDetectors =>
  Object.fromEntries(
    detectorNames.flatMap((name) => {
      const settings = detectors[name];
      return settings?.enabled && isWanted(name) ? [[name, settings]] : [];
    }),
  );
