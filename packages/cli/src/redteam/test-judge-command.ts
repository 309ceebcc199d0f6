import type { contract, ResponseOf } from '@redoubt/contract';
import { serviceCommand } from '../command.ts';
import { connect, talk } from '../connect.ts';
import { exitWith, print } from '../io.ts';
import { shown } from '../marked.ts';
import { exitCodes } from './exit-codes.ts';

type Answer = ResponseOf<typeof contract.rt.testJudge>;

/** `redoubt redteam test-judge`. */
export const testJudgeCommand = () =>
  serviceCommand('test-judge')
    .description('Tries the chat model that judges on 20 answers whose outcome is known, before runs rely on it.')
    .summary('try the judge model on answers whose outcome is known')
    .action(async (options) => {
      const answer = await talk(() => connect(options).rt.testJudge());
      print(options.json ? JSON.stringify(answer) : textOf(answer));
      exitWith(answer.is_fit ? exitCodes.fine : exitCodes.gateFailed);
    });

function textOf({ judge, samples, model, embedded, errors, disagreements, advice }: Answer): string {
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
