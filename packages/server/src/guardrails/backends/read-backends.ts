import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { z } from 'zod';
import { ConfigError } from '../../config/load-config.ts';
import type { EgressGuard } from '../../egress/egress-guard.ts';
import { EgressRefused } from '../../egress/egress-guard.ts';
import { detectorOf } from '../detectors/index.ts';
import { type AnswerCheck, answerChecks, type BackendDetector, backendDetectors } from './backend.ts';
import { BackendSettings, type JudgeSettings, type OnnxSettings } from './backend-settings.ts';

/** One detector's backend, with its file paths and its key resolved. */
export type ChosenBackend = { readonly detector: BackendDetector } & (
  | (JudgeSettings & { readonly apiKey: string | undefined })
  | (OnnxSettings & {
      readonly modelDir: string /** Folders whose packages are searched. */;
      readonly packagesNear: string;
    })
);

interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly egress: EgressGuard;
}

const WAY_OUT = 'docs/backends.md shows every field';
const MAX_SHOWN = 100;

/** Read the file that REDOUBT_BACKENDS names; without one nothing is chosen. @throws ConfigError naming file, field and value */
export function readBackends(file: string | undefined, surroundings: Surroundings): readonly ChosenBackend[] {
  if (file === undefined) return [];
  const settings = parseSettings(file);
  return backendDetectors.flatMap((detector) => {
    const chosen = settings[detector];
    return chosen ? [resolveChosen(file, detector, chosen, surroundings)] : [];
  });
}

function resolveChosen(
  file: string,
  detector: BackendDetector,
  chosen: JudgeSettings | OnnxSettings,
  { env, egress }: Surroundings,
): ChosenBackend {
  if (!isCheck(detector) && !detectorOf(detector)) throw misfit(file, detector, 'is not built yet; leave it out');
  if (chosen.kind === 'judge') {
    checkAddress(file, detector, chosen, egress);
    return { detector, ...chosen, apiKey: apiKeyOf(file, detector, chosen, env) };
  }
  const folder = dirname(resolve(file));
  const modelDir = resolve(folder, chosen.dir);
  checkLabels(file, detector, chosen, modelDir);
  return { detector, ...chosen, modelDir, packagesNear: folder };
}

const isCheck = (detector: BackendDetector): detector is AnswerCheck =>
  answerChecks.some((check) => check === detector);

function parseSettings(file: string): BackendSettings {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    const { message } = cause as Error;
    throw new ConfigError(`REDOUBT_BACKENDS names ${file}, which cannot be read as JSON: ${message}. ${WAY_OUT}`, {
      cause,
    });
  }
  const result = BackendSettings.safeParse(value);
  if (result.success) return result.data;
  const sentences = result.error.issues.map((issue) => sentenceOf(issue, value));
  throw new ConfigError(`REDOUBT_BACKENDS names ${file}, in which ${sentences.join('; ')}. ${WAY_OUT}`);
}

function sentenceOf({ path, message, ...issue }: z.core.$ZodIssue, whole: unknown): string {
  const place = path.join('.');
  // What an unknown field holds is not repeated: it may be a key that was written into the wrong place.
  if (issue.code === 'unrecognized_keys')
    return `${place || 'the file'} has fields that are not known: ${issue.keys.join(', ')}`;
  const value = path.reduce((inner: unknown, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], whole);
  const shown = value === undefined ? 'missing' : JSON.stringify(value).slice(0, MAX_SHOWN);
  return `${place || 'the file'} is ${shown}: ${message}`;
}

/** A label that the model does not have would never be found. A model that is not there yet has none to compare with. */
function checkLabels(file: string, detector: string, chosen: OnnxSettings, modelDir: string): void {
  const known = labelsOf(modelDir);
  const isMapped = 'labels' in chosen;
  const wanted = isMapped ? Object.keys(chosen.labels) : chosen.positive_labels;
  const stranger = wanted.find((label) => known && !known.includes(label));
  if (stranger === undefined || !known) return;
  const field = `${detector}.${isMapped ? 'labels' : 'positive_labels'}`;
  throw misfit(file, field, `has "${stranger}", which the model does not know; its labels are ${known.join(', ')}`);
}

function labelsOf(modelDir: string): readonly string[] | undefined {
  try {
    const { id2label } = JSON.parse(readFileSync(join(modelDir, 'config.json'), 'utf8'));
    return id2label ? Object.values<string>(id2label) : undefined;
  } catch {
    // The thread that loads the model says what is wrong with it.
    return undefined;
  }
}

function checkAddress(file: string, detector: string, { base_url }: JudgeSettings, egress: EgressGuard): void {
  try {
    egress.checkUrl(base_url);
  } catch (error) {
    if (!(error instanceof EgressRefused)) throw error;
    throw misfit(file, `${detector}.base_url`, `is ${JSON.stringify(base_url)}: ${error.message}`);
  }
}

function apiKeyOf(
  file: string,
  detector: string,
  { api_key_env }: JudgeSettings,
  env: Surroundings['env'],
): string | undefined {
  if (api_key_env === undefined) return undefined;
  const key = env[api_key_env];
  if (key) return key;
  throw misfit(
    file,
    `${detector}.api_key_env`,
    `is "${api_key_env}", a variable that is not set in the environment; set it, or leave the field out`,
  );
}

const misfit = (file: string, field: string, says: string): ConfigError =>
  new ConfigError(`REDOUBT_BACKENDS names ${file}, in which ${field} ${says}. ${WAY_OUT}`);
