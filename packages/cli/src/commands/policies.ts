import { samplesCommand } from '../policies/samples-command.ts';
import { testCommand } from '../policies/test-command.ts';
import { savedCommand } from './saved.ts';

/** `redoubt policies list|show|add|set|delete|test|samples`. */
export const policiesCommand = () =>
  savedCommand('policies')
    .description("Lists, shows, adds, changes, deletes and tests: policies of the key's project.")
    .addCommand(testCommand())
    .addCommand(samplesCommand());
