import { Argument } from '@commander-js/extra-typings';
import type { contract, ResponseOf } from '@redoubt/contract';
import type { RunStatus } from '@redoubt/reports';
import { taking } from '../choices.ts';
import { serviceCommand } from '../command.ts';
import { type Connection, connect, talk } from '../connect.ts';
import { exitWith, print, warn } from '../io.ts';
import { shown } from '../marked.ts';
import { oneOf } from '../read-words.ts';
import { concludeRun, readWait, type WaitWords, waitingCommand } from './conclude-run.ts';
import { exitCodes } from './exit-codes.ts';
import { progressText } from './progress-line.ts';

/** `redoubt redteam status`. */
export const statusCommand = () =>
  waitingCommand('status')
    .description('Shows how a run stands, or with --watch how it goes on.')
    .summary('how a run stands, or goes on')
    .argument('<run>', 'id of the run')
    .action(async (run_id, options) => {
      exitWith(readWait(options).isWaiting ? await concludeRun(run_id, options) : await status(run_id, options));
    });

async function status(run_id: string, options: WaitWords & Connection): Promise<number> {
  const run = await talk(() => connect(options).rt.getRun({ params: { run_id } }));
  print(options.json ? JSON.stringify(run) : statusText(run));
  return run.status === 'Failed' ? exitCodes.runFailed : exitCodes.fine;
}

function statusText({ run_id, run_name, status, paused, state_reason, progress, eta_seconds }: RunStatus): string {
  const name = run_name === null ? '' : ` "${shown(run_name)}"`;
  const reason = state_reason === null ? '' : `: ${shown(state_reason)}`;
  const rest = eta_seconds === null || status === 'Finished' ? '' : `, about ${eta_seconds} s to go`;
  return `${run_id}${name}  ${paused ? 'Paused' : status}${reason}${rest}\n${progressText(progress)}`;
}

/** `redoubt redteam resume`. */
export const resumeCommand = () =>
  waitingCommand('resume')
    .description(
      'Goes on with a run that failed or is paused: what is missing or failed is attempted, every record is kept.',
    )
    .summary('go on with a run that failed or is paused')
    .argument('<run>', 'id of the run')
    .action((run_id, options) => goOn(options, () => connect(options).rt.resumeRun({ params: { run_id } })));

const judges = ['embedded', 'model'] as const;

const ofRejudge = `Has the answers of a run that is over judged again, free and without a call to the target; the verdicts of before are
replaced. model is the chat model that the operator configured as the judge.`;

/** `redoubt redteam rejudge`. */
export const rejudgeCommand = () =>
  waitingCommand('rejudge')
    .description(ofRejudge)
    .summary('have the answers of a run judged again by another judge')
    .argument('<run>', 'id of the run')
    .requiredOption('--judge <judge>', judges.join(' or '))
    .action((run_id, options) => {
      const judge = oneOf(judges, options.judge, '--judge');
      return goOn(options, () => connect(options).rt.rejudgeRun({ params: { run_id }, body: { judge } }));
    });

/** Continues a run, and waits for its end if the options ask for that. */
async function goOn(
  options: WaitWords & Connection,
  call: () => Promise<ResponseOf<typeof contract.rt.resumeRun>>,
): Promise<void> {
  const { isWaiting } = readWait(options);
  const answer = await talk(call);
  const sentence = `${answer.run_id}: ${answer.status}, ${answer.remaining} probes to go`;
  if (!isWaiting) return print(options.json ? JSON.stringify(answer) : sentence);
  warn(sentence);
  exitWith(await concludeRun(answer.run_id, options));
}

const signals = ['pause', 'resume', 'cancel'] as const;

/** `redoubt redteam signal`. */
export const signalCommand = () =>
  serviceCommand('signal')
    .description('Asks a run to pause, to go on, or to end. Calls under way end and are kept.')
    .summary('ask a run to pause, resume or cancel')
    .argument('<run>', 'id of the run')
    .addArgument(taking(new Argument('<signal>', signals.join(', ')), signals))
    .action(async (run_id, word, options) => {
      const name = oneOf(signals, word, 'The signal');
      const answer = await talk(() => connect(options).rt.signalRun({ params: { run_id, name } }));
      print(options.json ? JSON.stringify(answer) : `${run_id}: ${answer.paused ? 'Paused' : answer.status}`);
    });

type JudgeTest = ResponseOf<typeof contract.rt.testJudge>;

/** `redoubt redteam test-judge`. */
export const testJudgeCommand = () =>
  serviceCommand('test-judge')
    .description('Tries the chat model that judges on 20 answers whose outcome is known, before runs rely on it.')
    .summary('try the judge model on answers whose outcome is known')
    .action(async (options) => {
      const answer = await talk(() => connect(options).rt.testJudge());
      print(options.json ? JSON.stringify(answer) : judgeTestText(answer));
      exitWith(answer.is_fit ? exitCodes.fine : exitCodes.gateFailed);
    });

function judgeTestText({ judge, samples, model, embedded, errors, disagreements, advice }: JudgeTest): string {
  return [
    `${shown(judge.name)}: ${model.agreed} of ${samples} right, ${model.unclear} unclear, ${errors.length} errors`,
    `embedded: ${embedded.agreed} of ${samples} right, ${embedded.unclear} unclear`,
    ...disagreements.map(
      ({ goal, about, known, said, reason }) =>
        `\n${said}, and it is ${known}: ${goal}\n  the answer: ${about}\n  the judge: ${shown(reason)}`,
    ),
    ...errors.map(({ sample, message }) => `\nNo verdict on sample ${sample}: ${shown(message)}`),
    '',
    advice,
  ].join('\n');
}
