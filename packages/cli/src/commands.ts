import type { CommandUnknownOpts } from '@commander-js/extra-typings';

interface Listed {
  readonly group: string;
  readonly summary: string;
  /** Loads the command. Only commands that open a store or serve load the server. */
  readonly load: () => Promise<CommandUnknownOpts>;
  /** The exit code where the command could not do its work. 1 by default. 3 where 1 says that something was found. */
  readonly failureCode?: 3;
}

const judging = 'Judge and guard:';
const gateway = 'Models and calls:';
const redteam = 'Red team:';
/** The group of commands for files and scripts. */
export const FILES = 'Files and scripts:';
const accounts = 'Accounts and credits:';
const service = 'Run the service:';

/** Every command, in the order of the help. */
export const commands: Readonly<Record<string, Listed>> = {
  detect: {
    group: judging,
    summary: 'judge a text',
    load: async () => (await import('./commands/detect.ts')).detectCommand(),
    failureCode: 3,
  },
  policies: {
    group: judging,
    summary: 'saved policies: list, show, add, set, delete, test, samples',
    load: async () => (await import('./commands/policies.ts')).policiesCommand(),
  },
  guardrails: {
    group: judging,
    summary: 'saved guardrails: list, show, add, set, delete',
    load: async () => (await import('./commands/saved.ts')).savedCommand('guardrails'),
  },
  codes: {
    group: judging,
    summary: 'codes of conduct: list, show, add, set, delete',
    load: async () => (await import('./commands/saved.ts')).savedCommand('codes'),
  },
  models: {
    group: gateway,
    summary: 'saved models: list, show, add, set, delete',
    load: async () => (await import('./commands/saved.ts')).savedCommand('models'),
  },
  deployments: {
    group: gateway,
    summary: 'deployments of models: list, show, add, set, delete',
    load: async () => (await import('./commands/saved.ts')).savedCommand('deployments'),
  },
  calls: {
    group: gateway,
    summary: 'the log of calls: list with filters, show',
    load: async () => (await import('./commands/calls.ts')).callsCommand(),
  },
  redteam: {
    group: redteam,
    summary: 'attack a target, follow the run, report and compare',
    load: async () => (await import('./commands/redteam.ts')).redteamCommand(),
    failureCode: 3,
  },
  'practice-target': {
    group: redteam,
    summary: 'serve a leaky assistant on loopback to practise on',
    load: async () => (await import('./commands/practice-target.ts')).practiceTargetCommand(),
  },
  relay: {
    group: redteam,
    summary: 'connect a model in a private network to a service',
    load: async () => (await import('./commands/relay.ts')).relayCommand(),
  },
  migrate: {
    group: redteam,
    summary: 'translate a body of the archived Red Team API',
    load: async () => (await import('./commands/migrate.ts')).migrateCommand(),
  },
  apply: {
    group: FILES,
    summary: 'make the service as a YAML or JSON file says, after a diff',
    load: async () => (await import('./commands/apply.ts')).applyCommand(),
    failureCode: 3,
  },
  export: {
    group: FILES,
    summary: 'write such a file from what the service has',
    load: async () => (await import('./commands/export.ts')).exportCommand(),
  },
  call: {
    group: FILES,
    summary: 'call any operation of the service by its name',
    load: async () => (await import('./commands/call.ts')).callCommand(),
  },
  keys: {
    group: accounts,
    summary: 'create, list and revoke keys',
    load: async () => (await import('./commands/keys.ts')).keysCommand(),
  },
  admin: {
    group: accounts,
    summary: 'sign in to the pages: a link for once, or a password',
    load: async () => (await import('./commands/admin.ts')).adminCommand(),
  },
  projects: {
    group: accounts,
    summary: 'create and list projects',
    load: async () => (await import('./commands/projects.ts')).projectsCommand(),
  },
  organisations: {
    group: accounts,
    summary: 'create and list organisations',
    load: async () => (await import('./commands/organisations.ts')).organisationsCommand(),
  },
  usage: {
    group: accounts,
    summary: 'what was used, how the balances stand, what was booked',
    load: async () => (await import('./commands/usage.ts')).usageCommand(),
  },
  limit: {
    group: accounts,
    summary: 'set the limit of an organisation or a project',
    load: async () => (await import('./commands/limit.ts')).limitCommand(),
  },
  grant: {
    group: accounts,
    summary: 'grant credits for this billing period',
    load: async () => (await import('./commands/grant.ts')).grantCommand(),
  },
  plan: {
    group: accounts,
    summary: 'set the plan of an organisation',
    load: async () => (await import('./commands/plan.ts')).planCommand(),
  },
  mode: {
    group: accounts,
    summary: 'set how an organisation is metered',
    load: async () => (await import('./commands/mode.ts')).modeCommand(),
  },
  webhook: {
    group: accounts,
    summary: 'set, test and remove where events are sent; list events',
    load: async () => (await import('./commands/webhook.ts')).webhookCommand(),
  },
  ledger: {
    group: accounts,
    summary: 'verify the ledger',
    load: async () => (await import('./commands/ledger.ts')).ledgerCommand(),
  },
  start: {
    group: service,
    summary: 'start the service',
    load: async () => (await import('./commands/start.ts')).startCommand(),
  },
  worker: {
    group: service,
    summary: 'work on the red-team runs of a PostgreSQL',
    load: async () => (await import('./commands/worker.ts')).workerCommand(),
  },
  backup: {
    group: service,
    summary: 'write the embedded store into one file, also while the service runs',
    load: async () => (await import('./commands/backup.ts')).backupCommand(),
  },
  restore: {
    group: service,
    summary: 'make a data folder of a backup',
    load: async () => (await import('./commands/restore.ts')).restoreCommand(),
  },
  secrets: {
    group: service,
    summary: 'seal the secrets of a store anew with another key',
    load: async () => (await import('./commands/secrets.ts')).secretsCommand(),
  },
};
