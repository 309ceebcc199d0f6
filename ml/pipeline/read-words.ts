import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PipelineError } from './pipeline-file.ts';

/** What `npm run ml` is asked for. */
export interface Asked {
  readonly what: 'adopt' | 'adopt rest' | 'check' | 'environment' | 'help' | 'list' | 'run' | 'tables';
  /** The name of a step, or of a file that a step makes. Empty where `what` needs none. */
  readonly step: string;
  /** The folder of labelled data, which exists. */
  readonly data: string | undefined;
  readonly isForced: boolean;
  readonly isDry: boolean;
  readonly isJson: boolean;
  /** Words for the last command of the step. */
  readonly words: readonly string[];
}

const options = {
  data: { type: 'string' },
  force: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  adopt: { type: 'boolean' },
  check: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;
type Option = keyof typeof options;

/** The options that go with what is asked for. */
const fitting: Readonly<Record<Asked['what'], readonly Option[]>> = {
  adopt: ['adopt', 'data'],
  'adopt rest': ['adopt', 'data'],
  check: ['check', 'data', 'json'],
  environment: [],
  help: ['help'],
  list: ['data', 'json'],
  run: ['data', 'force', 'dry-run'],
  tables: [],
};

/** What is asked of one step. */
const hasStep: ReadonlySet<Asked['what']> = new Set(['adopt', 'check', 'run']);

/** Reads the words after `npm run ml --`. @throws PipelineError that names the word that does not fit */
export function readWords(given: readonly string[]): Asked {
  const end = given.includes('--') ? given.indexOf('--') : given.length;
  const { values, positionals } = parsed(given.slice(0, end));
  const [name = 'list', further] = positionals;
  if (further !== undefined) throw new PipelineError(`One step at a time: "${further}" is too much`);
  const what = whatOf(name, values);
  const words = given.slice(end + 1);
  if (what !== 'help') checkFit(what, Object.keys(values) as Option[], words);
  return {
    what,
    step: hasStep.has(what) ? name : '',
    data: values.data === undefined ? undefined : folderAt(values.data),
    isForced: values.force ?? false,
    isDry: values['dry-run'] ?? false,
    isJson: values.json ?? false,
    words,
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (cause) {
    throw new PipelineError((cause as Error).message, { cause });
  }
}

type Flags = Readonly<Partial<Record<'help' | 'adopt' | 'check', boolean>>>;

function whatOf(name: string, { help, adopt, check }: Flags): Asked['what'] {
  if (help) return 'help';
  if (name === 'list' || name === 'environment' || name === 'tables') return name;
  if (adopt) return name === 'all' ? 'adopt rest' : 'adopt';
  return check ? 'check' : 'run';
}

function checkFit(what: Asked['what'], given: readonly Option[], words: readonly string[]): void {
  const wrong = given.find((option) => !fitting[what].includes(option));
  if (what === 'list' && wrong !== undefined)
    throw new PipelineError(
      `--${wrong} needs a step${wrong === 'adopt' ? ', or "all"' : ''}: npm run ml -- STEP --${wrong}`,
    );
  if (wrong !== undefined) throw new PipelineError(`--${wrong} does not go with "${what}"`);
  if (words.length > 0 && what !== 'run')
    throw new PipelineError(`"${words.join(' ')}" after -- is for the command of a step, and "${what}" runs none`);
}

function folderAt(path: string): string {
  const folder = resolve(path);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  throw new PipelineError(`--data ${path} is not a folder: name that of the labelled data (ml/README.md)`);
}
