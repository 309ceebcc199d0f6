import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { EgressGuard } from '@redoubt/providers';
import { misfit, readSettingsFile, resolveServer, type SettingsFile } from '../../models/settings-file.ts';
import { type BackendDetector, backendDetectors } from './backend.ts';
import {
  BackendSettings,
  type JudgeSettings,
  type OnnxSettings,
  type TranscriptionSettings,
} from './backend-settings.ts';

/** The server that transcribes recordings, with its key. */
export type ChosenTranscription = TranscriptionSettings & { readonly apiKey: string | undefined };

/** The backends of the file. */
export interface ChosenBackends {
  readonly detectors: readonly ChosenBackend[];
  readonly transcription?: ChosenTranscription | undefined;
}

/** One detector's backend, with resolved file paths and key. */
export type ChosenBackend = { readonly detector: BackendDetector } & (
  | (JudgeSettings & { readonly apiKey: string | undefined })
  | (OnnxSettings & {
      readonly modelDir: string /** Folders whose packages are searched. */;
      readonly packagesNear: string;
    })
);

interface Dependencies {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly egress: EgressGuard;
}

/**
 * Reads the file that REDOUBT_BACKENDS names. Returns no backends if the setting is absent. @throws ConfigError naming
 * file, field and value
 */
export function readBackends(file: string | undefined, dependencies: Dependencies): ChosenBackends {
  if (file === undefined) return { detectors: [] };
  const from = { setting: 'REDOUBT_BACKENDS', file, wayOut: 'docs/guardrails/backends.md shows every field' };
  const settings = readSettingsFile(from, BackendSettings);
  const detectors = backendDetectors.flatMap((detector) => {
    const chosen = settings[detector];
    return chosen ? [resolveChosen(from, detector, chosen, dependencies)] : [];
  });
  const { transcription } = settings;
  if (!transcription) return { detectors };
  const server = resolveServer(from, 'transcription', transcription, dependencies);
  return { detectors, transcription: { ...transcription, ...server } };
}

function resolveChosen(
  from: SettingsFile,
  detector: BackendDetector,
  chosen: JudgeSettings | OnnxSettings,
  dependencies: Dependencies,
): ChosenBackend {
  if (chosen.kind === 'judge') {
    return { detector, ...chosen, ...resolveServer(from, detector, chosen, dependencies) };
  }
  const folder = dirname(resolve(from.file));
  const modelDir = resolve(folder, chosen.dir);
  checkLabels(from, detector, chosen, modelDir);
  return { detector, ...chosen, modelDir, packagesNear: folder };
}

/**
 * Throws for a label that the model does not have, because it would never be found. If the model's labels cannot be
 * read, nothing is checked.
 */
function checkLabels(from: SettingsFile, detector: string, chosen: OnnxSettings, modelDir: string): void {
  const known = labelsOf(modelDir);
  const isMapped = 'labels' in chosen;
  const wanted = isMapped ? Object.keys(chosen.labels) : chosen.positive_labels;
  const stranger = wanted.find((label) => known && !known.includes(label));
  if (stranger === undefined || !known) return;
  const field = `${detector}.${isMapped ? 'labels' : 'positive_labels'}`;
  throw misfit(from, field, `has "${stranger}", which the model does not know; its labels are ${known.join(', ')}`);
}

function labelsOf(modelDir: string): readonly string[] | undefined {
  try {
    const { id2label } = JSON.parse(readFileSync(join(modelDir, 'config.json'), 'utf8'));
    return id2label ? Object.values<string>(id2label) : undefined;
  } catch {
    // The thread that loads the model reports what is wrong with it.
    return undefined;
  }
}
