import { translateSubmission } from '@redoubt/contract';
import { Failed } from '../command-failures.ts';
import { shown } from '../marked.ts';
import { maskSecrets, refusalsOfRun } from '../migrate/translated.ts';
import { oneOf, onlyWords, parseWords } from '../parse-words.ts';
import { readJson } from '../read-json.ts';

const help = `redoubt migrate legacy FILE|- [--saved] [--with-secrets] [--json]

Prints what a body of the archived Red Team API (POST /redteam/v2/add-task, /redteam/v2/add-custom-task,
/redteam/v3/add-custom-task) is today: the body of POST /rt/redteam. Nothing is sent anywhere. What is dropped or
changed is told on standard error, one line each.

  --saved          the body was for a saved model (/redteam/v2/model/…): that of POST /rt/model/redteam, without target
  --with-secrets   print the model's key and other secrets instead of <API_KEY>
  --json           print {path, body, warnings} and nothing else

Exit codes: 0 translated, 1 the body cannot be translated (the reason names the place), 2 the words or the JSON were
not understood. The tables are in docs/redteam/migrating.md.`;

const options = {
  saved: { type: 'boolean', default: false },
  'with-secrets': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

/** `redoubt migrate legacy`. */
export async function migrateCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, options, help);
  const [kind, file] = onlyWords(positionals, ['legacy', 'FILE'], help);
  oneOf(['legacy'], kind, 'What to migrate');
  const answer = translateSubmission(await readJson(file), { version: 'v3', isSaved: values.saved });
  if (answer.isRefused) throw new Failed(shown(answer.refusal.message), 1);
  const body = values['with-secrets'] ? answer.body : maskSecrets(answer.body);
  const warnings = [...answer.warnings, ...refusalsOfRun(answer.body)];
  const path = values.saved ? '/rt/model/redteam' : '/rt/redteam';
  console.log(JSON.stringify(values.json ? { path, body, warnings } : body, null, 2));
  if (!values.json) for (const warning of warnings) console.error(`warning: ${shown(warning)}`);
  return 0;
}
