import type { SettingName } from './detector-settings.ts';

/** One detector as a policy keeps it. Settings that no page shows stay as they are. */
export type DetectorSettings = { readonly enabled: boolean; readonly block_message?: string | null } & {
  readonly [Name in SettingName]?: unknown;
};

/** The detectors of a policy by their names. */
export type DetectorMap = Readonly<Record<string, DetectorSettings>>;

/** Reads the detectors of a saved policy. The cast: the service has checked them when they were saved. */
export const readDetectors = (saved: Readonly<Record<string, unknown>>): DetectorMap => saved as DetectorMap;

/** The names of the detectors that are on. */
export const enabledIn = (detectors: DetectorMap): string[] =>
  Object.entries(detectors).flatMap(([name, { enabled }]) => (enabled ? [name] : []));
