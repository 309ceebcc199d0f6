import { type CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import { type Config, ConfigError, flagOf, loadConfig, settings, wordsOfSetting } from '@redoubt/server';
import { taking } from './choices.ts';
import { Usage } from './command-failures.ts';
import { io } from './io.ts';

/** The settings of the service as options. Each is also a variable of the environment. */
const options = Object.values(settings).map((setting) => {
  const { env, description, default: value } = setting;
  const standard = value === '' ? '' : `, default ${value}`;
  const option = new Option(`${flagOf(env)} <value>`, `${description} (${env}${standard})`);
  return taking(option, async () => wordsOfSetting(setting) ?? []);
});
const configOption = new Option(
  '--config <file>',
  'a file with settings, one NAME=value a line (default: ./redoubt.env)',
);

/** Adds the settings of the service to a command that starts one. */
export function withSettings<Added extends CommandUnknownOpts>(command: Added): Added {
  for (const option of [...options, configOption]) command.addOption(option);
  return command;
}

/** Reads the settings: the command's options win over the environment, and it over the file. Throws Usage. */
export function configOf(given: Readonly<Record<string, unknown>>): Config {
  const args = [...options, configOption].flatMap((option) => {
    const value = given[option.attributeName()];
    return typeof value === 'string' ? [`${option.long}`, value] : [];
  });
  try {
    return loadConfig({ args, env: io().env });
  } catch (error) {
    if (error instanceof ConfigError) throw new Usage(error.message);
    throw error;
  }
}
