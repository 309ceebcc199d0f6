import { Failed, HelpWanted, Usage } from '../command-failures.ts';
import { didYouMean } from '../parse-words.ts';
import { exitCodes, exitCodesHelp } from '../redteam/exit-codes.ts';

interface Action {
  readonly summary: string;
  readonly run: (args: string[]) => Promise<number>;
}

const actions: Record<string, Action> = {
  run: {
    summary: 'attack a target',
    run: async (args) => (await import('../redteam/run-command.ts')).runCommand(args),
  },
  list: {
    summary: 'the runs of the project, newest first',
    run: async (args) => (await import('../redteam/list-command.ts')).listCommand(args),
  },
  status: {
    summary: 'how a run stands, or goes on',
    run: async (args) => (await import('../redteam/state-commands.ts')).statusCommand(args),
  },
  report: {
    summary: 'write what came of a run as HTML, Markdown, JSON, CSV, JUnit or SARIF',
    run: async (args) => (await import('../redteam/report-command.ts')).reportCommand(args),
  },
  compliance: {
    summary: 'hold a finished run against a compliance framework',
    run: async (args) => (await import('../redteam/compliance-command.ts')).complianceCommand(args),
  },
  diff: {
    summary: 'compare two runs probe by probe',
    run: async (args) => (await import('../redteam/diff-command.ts')).diffCommand(args),
  },
  fix: {
    summary: 'findings, a guardrails policy that was tried, and its verification',
    run: async (args) => (await import('../redteam/fix-command.ts')).fixCommand(args),
  },
  findings: {
    summary: 'the findings of the project across its runs',
    run: async (args) => (await import('../redteam/findings-commands.ts')).findingsCommand(args),
  },
  finding: {
    summary: 'show a finding, or say that it is accepted, a false positive, fixed or open',
    run: async (args) => (await import('../redteam/findings-commands.ts')).findingCommand(args),
  },
  correct: {
    summary: "correct a judge's verdict, or withdraw the correction",
    run: async (args) => (await import('../redteam/findings-commands.ts')).correctCommand(args),
  },
  resume: {
    summary: 'go on with a run that failed or is paused',
    run: async (args) => (await import('../redteam/state-commands.ts')).resumeCommand(args),
  },
  rejudge: {
    summary: 'have the answers of a run judged again by another judge',
    run: async (args) => (await import('../redteam/state-commands.ts')).rejudgeCommand(args),
  },
  signal: {
    summary: 'ask a run to pause, resume or cancel',
    run: async (args) => (await import('../redteam/state-commands.ts')).signalCommand(args),
  },
};

const help = `redoubt redteam <action> [options]

${Object.entries(actions)
  .map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`)
  .join('\n')}

  redoubt redteam <action> --help   what an action takes

${exitCodesHelp}`;

/** `redoubt redteam run|list|status|report|compliance|diff|fix|findings|finding|correct|resume|rejudge|signal`. */
export async function redteamCommand([name, ...args]: string[]): Promise<number> {
  if (name === undefined) throw new Usage('What to do is missing', help);
  if (name === '--help' || name === '-h') throw new HelpWanted(help);
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) throw new Usage(`There is no "${name}" of redteam.${didYouMean(name, Object.keys(actions))}`, help);
  return action.run(args).catch(fail);
}

/**
 * Fails with `runFailed`, because 1 means that a gate failed. A pipeline must not take an unreachable service for a bad
 * target.
 */
function fail(error: unknown): never {
  if (error instanceof Usage || error instanceof HelpWanted) throw error;
  throw new Failed(error instanceof Error ? error.message : String(error), exitCodes.runFailed, { cause: error });
}
