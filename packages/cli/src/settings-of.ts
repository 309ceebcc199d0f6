import type { Config } from '@redoubt/server';
import { Usage } from './command-failures.ts';
import { io } from './io.ts';

/** The settings of a service, where options of the command take precedence. Throws Usage. */
export async function settingsOf(given: Readonly<Record<string, string | undefined>>): Promise<Config> {
  const { ConfigError, loadConfig } = await import('@redoubt/server');
  const flags = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value]));
  try {
    return loadConfig({ args: flags, env: io().env });
  } catch (error) {
    if (error instanceof ConfigError) throw new Usage(error.message);
    throw error;
  }
}
