import { CategoryId, Comprehensiveness, FrameworkId, modalities, systemTypes } from '@redoubt/contract';
import { Usage } from '../command-failures.ts';
import { connect, connectionOptions, talk } from '../connect.ts';
import { onlyWords, parseWords } from '../parse-words.ts';
import { concludeRun, readWait, waitHelp, waitOptions } from './conclude-run.ts';
import { exitCodes, exitCodesHelp } from './exit-codes.ts';
import { planTable } from './result-tables.ts';
import { submissionOf, submissionOptions } from './submission-of.ts';

export const runHelp = `redoubt redteam run --target URL --scope CATEGORY,… [options]
redoubt redteam run --body FILE [options]

What is attacked:
  --target URL         base address of the model or application (https://api.example.com/v1), or the whole path
  --model NAME         model to ask it for
  --target-key-env NAME  environment variable that holds its key
  --provider NAME      anthropic for the Messages API where the path does not tell; others chat completions
  --system-type TYPE   ${systemTypes.join(', ')} (default foundation_model)
  --tools FILE         JSON list of the agent's tools
  --modalities KIND,…  what it takes: ${modalities.join(', ')} (default text)
  --http FILE          JSON template of an API of your own: how it is asked, and where the answer stands
  --system-description TEXT|@FILE  what the system is
  --canary TEXT        only its instructions hold this: an answer with it is a success; may be repeated

How:
  --scope CATEGORY,…   ${CategoryId.options.slice(0, 4).join(', ')},
                       ${CategoryId.options.slice(4).join(', ')}
  --attacks ATTACK,…   for each of them (default basic)
  --frameworks ID,…    instead of both: ${FrameworkId.options.join(', ')}
  --comprehensiveness  ${Comprehensiveness.options.join(', ')} (default Standard)
  --max-prompts N      caps the whole run
  --seed TEXT          the same seed makes the same prompts
  --name TEXT          name of the run
  --body FILE          a whole request as JSON instead; - is standard input

What then:
  --dry-run            print the plan and its cost; nothing is asked or charged
${waitHelp}

${exitCodesHelp}`;

const options = {
  ...connectionOptions,
  ...submissionOptions,
  ...waitOptions,
  'dry-run': { type: 'boolean' },
} as const;

/** `redoubt redteam run`. */
export async function runCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, options, runHelp);
  onlyWords(positionals, [], runHelp);
  const { isWaiting } = readWait(values);
  const isDry = values['dry-run'] === true;
  if (isDry && isWaiting) throw new Usage('--dry-run starts nothing that --watch or --fail-above could wait for');
  const body = await submissionOf(values);
  const query = { dry_run: isDry ? 'true' : 'false' } as const;
  const answer = await talk(() => connect(values).rt.submitRun({ body, query }));
  if ('dry_run' in answer) {
    console.log(values.json ? JSON.stringify(answer) : planTable(answer));
    return exitCodes.fine;
  }
  const accepted = `Run ${answer.run_id}: ${answer.status}${answer.credits ? `, ${answer.credits.cost} credits` : ''}`;
  if (isWaiting) {
    console.error(accepted);
    return concludeRun(answer.run_id, values);
  }
  const next = `See how it goes: redoubt redteam status ${answer.run_id} --watch`;
  console.log(values.json ? JSON.stringify(answer) : `${accepted}\n${next}`);
  return exitCodes.fine;
}
