import { existsSync, readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import type { z } from 'zod';
import { type Config, flagOf, type SettingName, settings } from './settings.ts';

/** An invalid setting. The message contains its value and a remedy. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

interface Sources {
  /** Command-line arguments after the command. */
  args: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
}

const names = Object.keys(settings) as SettingName[];
/** This file is read if it exists and no other file is named. */
const DEFAULT_FILE = 'redoubt.env';

/**
 * Reads the settings. A flag wins over the environment, the environment over the file, and the file over the default.
 */
export function loadConfig({ args, env }: Sources): Config {
  const flags = parseFlags(args);
  const file = readSettingsFile(flags.config ?? env.REDOUBT_CONFIG);
  const entries = names.map((name) => {
    const key = settings[name].env;
    const flag = flagOf(key).slice(2);
    const source = flags[flag] !== undefined ? `${flagOf(key)}` : key;
    return [name, parseSetting(name, source, flags[flag] ?? present(env[key]) ?? present(file[key]))];
  });
  return configOf(entries);
}

/** The only cast from parsed entries to the type that their schemas guarantee. */
const configOf = (entries: unknown[][]): Config => Object.fromEntries(entries) as Config;

/** An empty variable counts as absent, because containers leave settings out that way. */
const present = (value: string | undefined): string | undefined => (value === '' ? undefined : value);

function parseSetting(name: SettingName, source: string, value: string | undefined): unknown {
  const { schema } = settings[name];
  const result: z.ZodSafeParseResult<unknown> = schema.safeParse(value);
  if (result.success) return result.data;
  const reason = result.error.issues.map((issue) => issue.message).join('; ');
  const shown = 'secret' in settings[name] ? '(a secret)' : JSON.stringify(value);
  throw new ConfigError(`${source} is ${shown}: ${reason}. ${settings[name].description}`);
}

function parseFlags(args: readonly string[]): Record<string, string> {
  const known = [...names.map((name) => flagOf(settings[name].env)), '--config'];
  const options = Object.fromEntries(known.map((flag) => [flag.slice(2), { type: 'string' as const }]));
  try {
    const { values } = parseArgs({ args: [...args], options, strict: true, allowPositionals: false });
    return Object.fromEntries(Object.entries(values).map(([flag, value]) => [flag, String(value)]));
  } catch (error) {
    throw new ConfigError(`${(error as Error).message} Known flags: ${known.join(', ')}`, { cause: error });
  }
}

function readSettingsFile(path: string | undefined): Record<string, string | undefined> {
  if (path === undefined && !existsSync(DEFAULT_FILE)) return {};
  const file = path ?? DEFAULT_FILE;
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigError(`The settings file ${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  const values = parseEnv(content);
  const known = new Set<string>(names.map((name) => settings[name].env));
  const unknown = Object.keys(values).find((key) => !known.has(key));
  if (unknown) {
    throw new ConfigError(`${unknown} in ${file} is no setting. Known ones: ${[...known].join(', ')}`);
  }
  return values;
}
