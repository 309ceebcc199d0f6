/** A package, or a room of the server: a folder, or one file at its root. */
interface Room {
  readonly name: string;
  /** A short description of its content. It becomes a row in the tables of ARCHITECTURE.md. */
  readonly what: string;
  /** The packages or rooms that it may import. All of them must come later in the list. */
  readonly imports: readonly string[];
}

/** The packages. A package comes before those that it imports. */
export const packages: readonly Room[] = [
  {
    name: 'cli',
    what: 'the `redoubt` command; commands that own a store or a port load the server',
    imports: ['server', 'practice-target', 'client', 'relay', 'reports', 'contract'],
  },
  {
    name: 'server',
    what: 'the service: HTTP, accounts, guardrails, the gateway, the red team’s API, usage, webhooks',
    imports: [
      'redteam',
      'relay',
      'pdf',
      'reports',
      'providers',
      'store',
      'secrets',
      'metering',
      'documents',
      'media',
      'sandbox',
      'guard',
      'detectors',
      'contract',
      'data-files',
    ],
  },
  {
    name: 'web',
    what: 'the dashboard: pages in React over the public API, built to files that the server serves',
    imports: ['client', 'reports', 'contract'],
  },
  {
    name: 'guard',
    what: 'guards calls of models in a process: AI SDK, OpenAI’s client; watches over streams, placeholders; usable alone',
    imports: ['client', 'detectors', 'contract'],
  },
  {
    name: 'client',
    what: 'one typed function an operation; follows a run over broken connections',
    imports: ['contract'],
  },
  {
    name: 'practice-target',
    what: 'a simulated model with known weaknesses, a server of its own',
    imports: ['redteam', 'rendering', 'contract'],
  },
  {
    name: 'redteam',
    what: 'attacks, goals, the plan of a run, the engine that works on it, judges, results; no HTTP of ours',
    imports: ['rendering', 'providers', 'store', 'secrets', 'detectors', 'contract', 'data-files'],
  },
  {
    name: 'pdf',
    what: 'documents of plain blocks as PDF, with their fonts, in a thread that starts when it is needed',
    imports: ['reports'],
  },
  {
    name: 'reports',
    what: 'pages and files about a run: HTML, Markdown, JUnit, SARIF, compliance, documents of blocks; pure',
    imports: ['contract'],
  },
  {
    name: 'rendering',
    what: 'pictures and speech of attacks: plain data in, PNG or WAV out, in a thread that starts when it is needed',
    imports: [],
  },
  {
    name: 'relay',
    what: 'both ends of the bridge to models in private networks: frames, flow control, what is forwarded',
    imports: ['providers', 'contract'],
  },
  {
    name: 'media',
    what: 'readers of pictures and recordings into texts, in the sandbox; speech in a thread with its models',
    imports: ['providers', 'sandbox', 'data-files'],
  },
  {
    name: 'providers',
    what: 'calling models: the egress guard, HTTP clients, one adapter a form of API, retries, limits, circuits',
    imports: ['secrets', 'contract'],
  },
  {
    name: 'store',
    what: 'everything that is kept, on SQLite or PostgreSQL behind one interface',
    imports: ['contract'],
  },
  {
    name: 'secrets',
    what: 'the box that seals secrets, its master keys, and what is shown in a secret’s place',
    imports: [],
  },
  { name: 'metering', what: 'rates, prices, plans and billing periods; pure', imports: ['contract'] },
  {
    name: 'documents',
    what: 'readers of files into pages of blocks; they run in the sandbox',
    imports: ['sandbox', 'contract'],
  },
  {
    name: 'sandbox',
    what: 'child processes with limits of the operating system, and the fair queue before them',
    imports: [],
  },
  {
    name: 'detectors',
    what: 'text in, verdict out: `detect(text, settings)`; reads its own weights and data; usable alone',
    imports: ['contract', 'data-files'],
  },
  {
    name: 'contract',
    what: 'what goes over the wire: ids, schemas, endpoints, errors, headers, OpenAPI, the archived API’s translation',
    imports: [],
  },
  {
    name: 'data-files',
    what: 'reads the data files that packages ship: JSON, JSON Lines and lists of lines, each checked',
    imports: [],
  },
];

/** The rooms of the server. A room comes before those that it imports. */
export const serverRooms: readonly Room[] = [
  {
    name: 'index.ts',
    what: 'what the command line starts',
    imports: ['start', 'maintenance', 'config'],
  },
  {
    name: 'start',
    what: 'puts the service together: the list of endpoints, what all share, the port, the chores, the graceful stop',
    imports: [
      'dashboard',
      'legacy',
      'redteam-api',
      'gateway',
      'relay',
      'guardrails',
      'saved-models',
      'admin',
      'usage',
      'insights',
      'service',
      'http',
      'accounts',
      'webhooks',
      'models',
      'context.ts',
      'errors.ts',
      'config',
      'version.ts',
    ],
  },
  {
    name: 'dashboard',
    what: 'the pages at `/`: their files, and the sessions of browsers: by key, password or link',
    imports: ['http', 'accounts', 'context.ts', 'errors.ts'],
  },
  {
    name: 'maintenance',
    what: 'work on a store without a service: backup, restore, a first key, new master keys, verification',
    imports: ['guardrails', 'pii-tokens', 'saved-models', 'admin', 'webhooks', 'accounts', 'config', 'version.ts'],
  },
  {
    name: 'legacy',
    what: 'the archived API under `/redteam`: a task is a run; results as files and ZIP',
    imports: ['redteam-api', 'saved-models', 'http', 'errors.ts'],
  },
  {
    name: 'insights',
    what: 'what happened over time, in one answer for a page: calls of the AI proxy, red-team runs',
    imports: ['redteam-api', 'gateway', 'usage', 'http'],
  },
  {
    name: 'redteam-api',
    what: '`/rt`: submissions read, checked, priced and accepted; runs, records and events',
    imports: ['relay', 'guardrails', 'saved-models', 'http', 'charging', 'context.ts', 'errors.ts'],
  },
  {
    name: 'gateway',
    what: 'the AI proxy: stages around a call, guarded streams, deployments, the call log and its spans',
    imports: [
      'relay',
      'guardrails',
      'saved-models',
      'http',
      'charging',
      'accounts',
      'revision-cache',
      'context.ts',
      'errors.ts',
      'config',
    ],
  },
  {
    name: 'relay',
    what: 'bridges to models in private networks: handshakes, who reaches which, status',
    imports: ['http', 'accounts', 'context.ts', 'errors.ts'],
  },
  {
    name: 'guardrails',
    what: 'the pool of detector threads, the cascade to the encoder, backends, saved policies, protected texts, the wizard, scans',
    imports: ['saved-resources', 'pii-tokens', 'http', 'revision-cache', 'models', 'context.ts', 'errors.ts'],
  },
  {
    name: 'pii-tokens',
    what: 'the sealed maps of placeholders that stand for personal data',
    imports: ['context.ts', 'errors.ts'],
  },
  {
    name: 'saved-models',
    what: 'models that projects save: their secrets sealed and masked, and the targets that they make',
    imports: ['http', 'saved-resources', 'context.ts', 'errors.ts'],
  },
  {
    name: 'saved-resources',
    what: 'one record, one set of endpoint steps and one memory for everything that projects save under a name',
    imports: ['http', 'revision-cache', 'context.ts', 'errors.ts'],
  },
  {
    name: 'admin',
    what: 'organisations, projects, keys, corrections, webhooks, the audit, the settings; who may administer what',
    imports: ['http', 'accounts', 'webhooks', 'context.ts', 'errors.ts', 'config'],
  },
  {
    name: 'usage',
    what: 'reports of what was used, and the timer that folds the ledger into sums',
    imports: ['http', 'context.ts', 'errors.ts'],
  },
  { name: 'service', what: 'health and readiness', imports: ['http'] },
  {
    name: 'http',
    what: 'the life of a request: authenticate, parse, price, charge, run, settle, answer',
    imports: ['accounts', 'charging', 'context.ts', 'errors.ts'],
  },
  {
    name: 'charging',
    what: 'charges, holds and refunds of a request, and what it is told of them',
    imports: ['context.ts', 'errors.ts'],
  },
  {
    name: 'accounts',
    what: 'keys: secrets, cache, issue, uses; sign-in links; the first start',
    imports: ['revision-cache', 'context.ts'],
  },
  { name: 'webhooks', what: 'events delivered, signed, with leases and retries', imports: ['context.ts'] },
  {
    name: 'revision-cache',
    what: 'what was read of the store, in memory while its revision says that it stands',
    imports: [],
  },
  { name: 'models', what: 'the operator’s chat models, read from their file', imports: ['config'] },
  { name: 'context.ts', what: 'what the whole process shares, and what a request has', imports: ['config'] },
  { name: 'errors.ts', what: 'failures that callers are told of', imports: [] },
  { name: 'config', what: 'the one table of settings and how it is read', imports: [] },
  { name: 'version.ts', what: 'the version of the package', imports: [] },
];
