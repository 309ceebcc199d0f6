import { translateSubmission } from '@redoubt/contract';
import { answeringCommand, groupCommand } from '../command.ts';
import { Failed } from '../command-failures.ts';
import { print, warn } from '../io.ts';
import { shown } from '../marked.ts';
import { maskSecrets, refusalsOfRun } from '../migrate/translated.ts';
import { readJson } from '../read-json.ts';

const ofLegacy = `Prints what a body of the archived Red Team API (POST /redteam/v2/add-task, /redteam/v2/add-custom-task,
/redteam/v3/add-custom-task) is today: the body of POST /rt/redteam. Nothing is sent anywhere. What is dropped or
changed is told on standard error, one line each. With --json: {path, body, warnings} and nothing else.
The tables are in docs/redteam/migrating.md.`;

const exitCodes = `
Exit codes: 0 translated, 1 the body cannot be translated (the reason names the place), 2 the words or the JSON were not
understood.`;

const legacy = () =>
  answeringCommand('legacy')
    .description(ofLegacy)
    .summary('a body of the archived Red Team API')
    .argument('<file>', 'the body; - reads standard input')
    .option('--saved', 'the body was for a saved model: that of POST /rt/model/redteam, without target')
    .option('--with-secrets', "print the model's key and other secrets instead of <API_KEY>")
    .addHelpText('after', exitCodes)
    .action(async (file, options) => translate(await readJson(file), options));

interface Options {
  readonly saved?: boolean | undefined;
  readonly withSecrets?: boolean | undefined;
  readonly json?: boolean | undefined;
}

function translate(sent: unknown, { saved = false, withSecrets = false, json = false }: Options): void {
  const answer = translateSubmission(sent, { version: 'v3', isSaved: saved });
  if (answer.isRefused) throw new Failed(shown(answer.refusal.message), 1);
  const body = withSecrets ? answer.body : maskSecrets(answer.body);
  const warnings = [...answer.warnings, ...refusalsOfRun(answer.body)];
  const path = saved ? '/rt/model/redteam' : '/rt/redteam';
  print(JSON.stringify(json ? { path, body, warnings } : body, null, 2));
  if (!json) for (const warning of warnings) warn(`warning: ${shown(warning)}`);
}

/** `redoubt migrate legacy`. */
export const migrateCommand = () =>
  groupCommand('migrate').description('Translates what older APIs took.').addCommand(legacy());
