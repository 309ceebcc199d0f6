import { Failed, HelpWanted, Usage } from './command-failures.ts';
import { inRed } from './marked.ts';
import { didYouMean } from './parse-words.ts';

/** One command. `run` parses its words, prints its output and returns the exit code. */
interface Command {
  readonly summary: string;
  readonly run: (args: string[]) => Promise<number>;
}

/** Each command loads its modules when it runs. Only commands that open a store or serve load the server. */
const commands: Record<string, Command> = {
  start: {
    summary: 'start the service',
    run: async (args) => (await import('./commands/start.ts')).startCommand(args),
  },
  detect: {
    summary: 'judge a text: exit code 1 when something is found',
    run: async (args) => (await import('./commands/detect.ts')).detectCommand(args),
  },
  keys: {
    summary: 'create, list and revoke keys',
    run: async (args) => (await import('./commands/keys.ts')).keysCommand(args),
  },
  admin: {
    summary: 'sign in to the pages: a link for once, or a password',
    run: async (args) => (await import('./commands/admin.ts')).adminCommand(args),
  },
  organisations: {
    summary: 'create and list organisations',
    run: async (args) => (await import('./commands/organisations.ts')).organisationsCommand(args),
  },
  projects: {
    summary: 'create and list projects',
    run: async (args) => (await import('./commands/projects.ts')).projectsCommand(args),
  },
  plan: {
    summary: 'set the plan of an organisation',
    run: async (args) => (await import('./commands/plan.ts')).planCommand(args),
  },
  mode: {
    summary: 'set how an organisation is metered',
    run: async (args) => (await import('./commands/mode.ts')).modeCommand(args),
  },
  limit: {
    summary: 'set the limit of an organisation or a project',
    run: async (args) => (await import('./commands/limit.ts')).limitCommand(args),
  },
  grant: {
    summary: 'grant credits for this billing period',
    run: async (args) => (await import('./commands/grant.ts')).grantCommand(args),
  },
  ledger: {
    summary: 'verify the ledger: exit code 1 when a balance is wrong',
    run: async (args) => (await import('./commands/ledger.ts')).ledgerCommand(args),
  },
  secrets: {
    summary: 'seal the secrets of a store anew with another key',
    run: async (args) => (await import('./commands/secrets.ts')).secretsCommand(args),
  },
  backup: {
    summary: 'write the embedded store into one file, also while the service runs',
    run: async (args) => (await import('./commands/backup.ts')).backupCommand(args),
  },
  restore: {
    summary: 'make a data folder of a backup',
    run: async (args) => (await import('./commands/restore.ts')).restoreCommand(args),
  },
  usage: {
    summary: 'what was used, how the balances stand, what was booked',
    run: async (args) => (await import('./commands/usage.ts')).usageCommand(args),
  },
  webhook: {
    summary: 'set, test and remove where events are sent; list events',
    run: async (args) => (await import('./commands/webhook.ts')).webhookCommand(args),
  },
  redteam: {
    summary: 'attack a target, follow the run, report and compare',
    run: async (args) => (await import('./commands/redteam.ts')).redteamCommand(args),
  },
  worker: {
    summary: 'work on the red-team runs of a PostgreSQL',
    run: async (args) => (await import('./commands/worker.ts')).workerCommand(args),
  },
  migrate: {
    summary: 'translate a body of the archived Red Team API',
    run: async (args) => (await import('./commands/migrate.ts')).migrateCommand(args),
  },
  relay: {
    summary: 'connect a model in a private network to a service',
    run: async (args) => (await import('./commands/relay.ts')).relayCommand(args),
  },
  'practice-target': {
    summary: 'serve a leaky assistant on loopback to try red teaming on',
    run: async (args) => (await import('./commands/practice-target.ts')).practiceTargetCommand(args),
  },
  call: {
    summary: 'call any operation of the service by its name',
    run: async (args) => (await import('./commands/call.ts')).callCommand(args),
  },
};

const help = `redoubt <command> [options]

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(16)} ${summary}`)
  .join('\n')}

  redoubt <command> --help   what a command takes
  redoubt --version          which version this is

Commands other than start, admin, worker, backup, restore, secrets, migrate and practice-target talk to a running service:
  REDOUBT_URL       where it answers (default http://127.0.0.1:8787), or --url
  REDOUBT_API_KEY   the key to use, or --key

Exit codes: 0 all well, 1 something was found or failed, 2 the words were not understood. detect, which says 1 only where
something was found, and redteam also have 3: the service could not be asked.`;

/** Runs the command line and returns the exit code. Never throws for a mistake of the caller. */
export async function run(args: string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(help);
    return name === undefined ? 2 : 0;
  }
  if (name === '--version' || name === '-V' || name === 'version') {
    console.log(`redoubt ${(await import('./own-version.ts')).version}`);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const known = Object.keys(commands);
    const mistake = `There is no command "${name}"; known ones: ${known.join(', ')}.${didYouMean(name, known)}`;
    console.error(inRed(`redoubt: ${mistake}`));
    return 2;
  }
  try {
    return await command.run(rest);
  } catch (error) {
    return reportFailure(name, error);
  }
}

/**
 * Prints a failure. Help that was asked for goes to standard output, so that it can be piped. The error comes last,
 * after the help text.
 */
function reportFailure(name: string, error: unknown): number {
  if (error instanceof HelpWanted) {
    console.log(error.message);
    return 0;
  }
  if (error instanceof Usage && error.help !== undefined) console.error(`${error.help}\n`);
  console.error(inRed(`redoubt ${name}: ${error instanceof Error ? error.message : String(error)}`));
  if (error instanceof Usage) return 2;
  return error instanceof Failed ? error.exitCode : 1;
}
