import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { choicesOf, offered } from './choices.ts';

/** What the help says of `redoubt completion`. */
export const ofCompletion = 'print the completion script of a shell: bash, zsh, fish';

/** Adds `completion SHELL`, which prints a script, and the hidden `complete`, which the script calls. */
export async function withCompletion(
  program: CommandUnknownOpts,
  args: readonly string[],
): Promise<CommandUnknownOpts> {
  await offerChoices(program, args.at(-1) ?? '');
  const { default: tab } = await import('@bomb.sh/tab/commander');
  // The cast: the types of a command that commander itself has do not know those of its typed form.
  const scripts = tab(program as unknown as Parameters<typeof tab>[0], { completionCommandName: 'completion' });
  program.commands
    .find((command) => command.name() === 'completion')
    ?.description(`${ofCompletion}. Such as: source <(redoubt completion bash)`)
    .action((...[shell]) =>
      shell === 'bash' ? console.log(bashScript) : scripts.setup('redoubt', 'redoubt', String(shell)),
    );
  return program;
}

/** Gives the choices to commander, where the completion looks for them. Its help would name them a second time. */
async function offerChoices(command: CommandUnknownOpts, typed: string): Promise<void> {
  for (const taker of [...command.options, ...command.registeredArguments]) {
    const choices = choicesOf(taker);
    if (choices) taker.argChoices = await offered(choices, typed);
  }
  for (const each of command.commands) await offerChoices(each, typed);
}

/**
 * The script for bash. That of the library cannot be sourced twice, needs the package bash-completion, and runs what is
 * typed as a command. This one offers names of files where nothing else is known.
 */
const bashScript = `# Completion of redoubt in bash. It may be sourced again.
__redoubt_complete() {
  local line=\${COMP_LINE:0:COMP_POINT} words reply
  read -ra words <<< "$line"
  [[ $line == *[[:space:]] ]] && words+=('')
  COMPREPLY=()
  while IFS= read -r reply; do
    [[ $reply == :* ]] || COMPREPLY+=("\${reply%%$'\\t'*}")
  done < <(redoubt complete -- "\${words[@]:1}" 2> /dev/null)
}
complete -o default -F __redoubt_complete redoubt`;
