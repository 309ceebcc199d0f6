import { groupCommand } from '../command.ts';
import { complianceCommand } from '../redteam/compliance-command.ts';
import { diffCommand } from '../redteam/diff-command.ts';
import { exitCodesHelp } from '../redteam/exit-codes.ts';
import { correctCommand, findingCommand, findingsCommand } from '../redteam/findings-commands.ts';
import { fixCommand } from '../redteam/fix-command.ts';
import { runsCommand } from '../redteam/list-command.ts';
import { reportCommand } from '../redteam/report-command.ts';
import { runCommand } from '../redteam/run-command.ts';
import {
  rejudgeCommand,
  resumeCommand,
  signalCommand,
  statusCommand,
  testJudgeCommand,
} from '../redteam/state-commands.ts';

/** `redoubt redteam run|list|status|report|compliance|diff|fix|findings|finding|correct|resume|rejudge|test-judge|signal`. */
export const redteamCommand = () =>
  groupCommand('redteam')
    .description('Attacks a target, follows the run, reports and compares.')
    .commandsGroup('Attack:')
    .addCommand(runCommand())
    .addCommand(runsCommand())
    .addCommand(statusCommand())
    .addCommand(signalCommand())
    .addCommand(resumeCommand())
    .addCommand(rejudgeCommand())
    .addCommand(testJudgeCommand())
    .commandsGroup('What came of it:')
    .addCommand(reportCommand())
    .addCommand(complianceCommand())
    .addCommand(diffCommand())
    .addCommand(findingsCommand())
    .addCommand(findingCommand())
    .addCommand(correctCommand())
    .addCommand(fixCommand())
    .addHelpText('afterAll', `\n${exitCodesHelp}`);
