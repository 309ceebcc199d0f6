import { readFileSync } from 'node:fs';
import { type EgressGuard, EgressRefused } from '@redoubt/providers';
import type { z } from 'zod';
import { ConfigError } from '../config/load-config.ts';

/** A JSON file that a setting names, with the texts for its error messages. */
export interface SettingsFile {
  /** Name of the setting in the environment. */
  readonly setting: string;
  readonly file: string;
  /** The last sentence of an error message, which says where every field is documented. */
  readonly wayOut: string;
}

const MAX_SHOWN = 100;

/** Reads and validates the file. @throws ConfigError naming file, field and value */
export function readSettingsFile<S extends z.ZodType>(from: SettingsFile, schema: S): z.output<S> {
  const { setting, file, wayOut } = from;
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    const { message } = cause as Error;
    throw new ConfigError(`${setting} names ${file}, which cannot be read as JSON: ${message}. ${wayOut}`, { cause });
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const sentences = result.error.issues.map((issue) => sentenceOf(issue, value));
  throw new ConfigError(`${setting} names ${file}, in which ${sentences.join('; ')}. ${wayOut}`);
}

function sentenceOf({ path, message, ...issue }: z.core.$ZodIssue, whole: unknown): string {
  const place = path.join('.');
  // The value of an unknown field is not repeated, because it may be a key in the wrong place.
  if (issue.code === 'unrecognized_keys')
    return `${place || 'the file'} has fields that are not known: ${issue.keys.join(', ')}`;
  const value = path.reduce((inner: unknown, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], whole);
  const shown = value === undefined ? 'missing' : JSON.stringify(value).slice(0, MAX_SHOWN);
  return `${place || 'the file'} is ${shown}: ${message}`;
}

/** Creates the error for a value that parses but is not allowed. */
export const misfit = ({ setting, file, wayOut }: SettingsFile, field: string, says: string): ConfigError =>
  new ConfigError(`${setting} names ${file}, in which ${field} ${says}. ${wayOut}`);

/** The fields of a settings file that describe a model server. */
interface NamedServer {
  readonly base_url: string;
  readonly api_key_env?: string | undefined;
}

interface Dependencies {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly egress: EgressGuard;
}

/**
 * Reads the key of a model server from the environment, after checking that the address may be called. @throws
 * ConfigError
 */
export function resolveServer(
  from: SettingsFile,
  field: string,
  { base_url, api_key_env }: NamedServer,
  { env, egress }: Dependencies,
): { readonly apiKey: string | undefined } {
  try {
    egress.checkUrl(base_url);
  } catch (error) {
    if (!(error instanceof EgressRefused)) throw error;
    throw misfit(from, `${field}.base_url`, `is ${JSON.stringify(base_url)}: ${error.message}`);
  }
  if (api_key_env === undefined) return { apiKey: undefined };
  const apiKey = env[api_key_env];
  if (apiKey) return { apiKey };
  throw misfit(
    from,
    `${field}.api_key_env`,
    `is "${api_key_env}", a variable that is not set in the environment; set it, or leave the field out`,
  );
}
