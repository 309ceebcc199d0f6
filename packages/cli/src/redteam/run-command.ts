import { Option } from '@commander-js/extra-typings';
import { CategoryId, Comprehensiveness, FrameworkId, modalities, systemTypes } from '@redoubt/contract';
import { taking, takingList } from '../choices.ts';
import { collected } from '../command.ts';
import { Usage } from '../command-failures.ts';
import { type Connection, connect, talk } from '../connect.ts';
import { exitWith, print, warn } from '../io.ts';
import { printedCommand } from '../printed-command.ts';
import { concludeRun, readWait, type WaitWords, waitingCommand } from './conclude-run.ts';
import { exitCodes } from './exit-codes.ts';
import { planTable } from './result-tables.ts';
import { attackNames, type SubmissionWords, submissionOf } from './submission-of.ts';

/** Options with a choice of values. */
const chosen = {
  systemType: taking(
    new Option('--system-type <type>', `${systemTypes.join(', ')} (default foundation_model)`),
    systemTypes,
  ),
  modalities: takingList(
    new Option('--modalities <list>', `what it takes: ${modalities.join(', ')} (default text)`),
    modalities,
  ),
  reset: taking(
    new Option('--reset <how>', 'a target that remembers: none, id, header:NAME, field:NAME, or an address'),
    ['none', 'id', 'header:', 'field:'],
  ),
  scope: takingList(new Option('--scope <list>', `categories: ${CategoryId.options.join(', ')}`), CategoryId.options),
  attacks: takingList(new Option('--attacks <list>', 'for each of them (default basic)'), attackNames),
  frameworks: takingList(
    new Option('--frameworks <list>', `instead of both: ${FrameworkId.options.join(', ')}`),
    FrameworkId.options,
  ),
  comprehensiveness: taking(
    new Option('--comprehensiveness <level>', `${Comprehensiveness.options.join(', ')} (default Standard)`),
    Comprehensiveness.options,
  ),
};

/** `redoubt redteam run`. */
export const runCommand = () =>
  waitingCommand('run')
    .description('Attacks a target. Needs --target and --scope, or --target and --frameworks or --items, or --body.')
    .summary('attack a target')
    .option('--dry-run', 'print the plan and its cost; nothing is asked or charged')
    .optionsGroup('What is attacked:')
    .option('--target <url>', 'base address of the model or application, or the whole path')
    .option('--model <name>', 'model to ask it for')
    .option('--target-key-env <name>', 'environment variable that holds its key')
    .option('--provider <name>', 'anthropic for the Messages API where the path does not tell')
    .addOption(chosen.systemType)
    .option('--tools <file>', "JSON list of the agent's tools")
    .addOption(chosen.modalities)
    .option('--http <file>', 'JSON template of an API of your own')
    .addOption(chosen.reset)
    .option('--system-description <text>', 'what the system is; @FILE reads a file')
    .option('--industry <list>', 'its field of business, or two, where the description does not say it')
    .option('--canary <text>', 'only its instructions hold this; may be repeated', collected)
    .optionsGroup('How:')
    .addOption(chosen.scope)
    .addOption(chosen.attacks)
    .addOption(chosen.frameworks)
    .option('--items <list>', 'instead of all three: items of frameworks, as FRAMEWORK/ITEM')
    .addOption(chosen.comprehensiveness)
    .option('--max-prompts <n>', 'caps the whole run')
    .option('--seed <text>', 'the same seed makes the same prompts')
    .option('--name <text>', 'name of the run')
    .option('--body <file>', 'a whole request as JSON instead; - reads standard input')
    .action(async (options) => {
      exitWith(await attack(options));
    });

type Options = SubmissionWords & WaitWords & Connection & { readonly dryRun?: boolean | undefined };

async function attack(options: Options): Promise<number> {
  const { isWaiting } = readWait(options);
  const isDry = options.dryRun === true;
  if (isDry && isWaiting) throw new Usage('--dry-run starts nothing that --watch or --fail-above could wait for');
  const body = await submissionOf(options);
  const query = { dry_run: isDry ? 'true' : 'false' } as const;
  const answer = await talk(() => connect(options).rt.submitRun({ body, query }));
  if ('dry_run' in answer) {
    print(options.json ? JSON.stringify(answer) : planTable(answer));
    return exitCodes.fine;
  }
  const accepted = `Run ${answer.run_id}: ${answer.status}${answer.credits ? `, ${answer.credits.cost} credits` : ''}`;
  if (isWaiting) {
    warn(accepted);
    return concludeRun(answer.run_id, options);
  }
  const next = `See how it goes: ${printedCommand()} redteam status ${answer.run_id} --watch`;
  print(options.json ? JSON.stringify(answer) : `${accepted}\n${next}`);
  return exitCodes.fine;
}
