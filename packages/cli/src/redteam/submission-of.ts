import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import {
  AttackId,
  type AttackName,
  attackAliases,
  type CallOf,
  CategoryId,
  Comprehensiveness,
  type contract,
  FrameworkId,
  findItem,
  frameworks,
  type ItemRun,
  modalities,
  runOfItem,
  systemTypes,
} from '@redoubt/contract';
import { Usage } from '../command-failures.ts';
import { io, pathOf } from '../io.ts';
import { listed, oneOf } from '../read-words.ts';
import { numberOf } from './number-of.ts';

/** The body of a submission. */
type SubmissionBody = NonNullable<CallOf<typeof contract.rt.submitRun>['body']>;

/** The options that say what to attack and how. `body` is the whole request in their place. */
const words = [
  'target',
  'model',
  'targetKeyEnv',
  'provider',
  'systemType',
  'tools',
  'modalities',
  'http',
  'reset',
  'systemDescription',
  'industry',
  'scope',
  'frameworks',
  'items',
  'attacks',
  'comprehensiveness',
  'maxPrompts',
  'seed',
  'name',
  'canary',
  'body',
] as const;
type Word = Exclude<(typeof words)[number], 'canary'>;

/** The values of these options. */
export type SubmissionWords = { readonly [W in Word]?: string | undefined } & {
  readonly canary?: readonly string[] | undefined;
};

/**
 * Options that may be used together with `--body`. The key is one of them, because a secret should not be in a file.
 */
const besideBody: readonly string[] = ['body', 'targetKeyEnv'];

/** Makes the body of a submission from the options. Throws Usage. */
export async function submissionOf(given: SubmissionWords): Promise<SubmissionBody> {
  const api_key = keyOf(given.targetKeyEnv);
  if (given.body !== undefined) return withKey(await wholeBody(given, given.body), api_key);
  const { comprehensiveness, name } = given;
  return {
    target: { ...(await targetOf(given)), ...(api_key && { api_key }) },
    ...scopeOf(given),
    ...generationOf(given),
    ...(comprehensiveness && {
      comprehensiveness: oneOf(Comprehensiveness.options, comprehensiveness, '--comprehensiveness'),
    }),
    ...(name && { run_name: name }),
    ...contextOf(given),
  };
}

async function targetOf({
  target,
  model,
  provider,
  tools,
  modalities: taken,
  http,
  reset,
  ...described
}: SubmissionWords) {
  if (target === undefined) throw new Usage('--target URL is missing: where the system under test answers');
  const description = described.systemDescription;
  const type = described.systemType;
  return {
    endpoint: target,
    ...(model && { model_name: model }),
    ...(provider && { provider }),
    ...(type && { system_type: oneOf(systemTypes, type, '--system-type') }),
    ...(tools && { tools: listOf(await readJson(tools), tools) }),
    ...(taken && { input_modalities: listed(taken).map((name) => oneOf(modalities, name, '--modalities')) }),
    ...(http && { http: objectOf(await readJson(http), http) as never }),
    ...(reset && { reset: resetOf(reset) }),
    ...(description && { system_description: await textOf(description) }),
  };
}

function contextOf({ canary, industry }: SubmissionWords): Pick<SubmissionBody, 'context'> {
  if (!canary && industry === undefined) return {};
  return {
    context: {
      ...(canary && { canaries: [...canary] }),
      ...(industry !== undefined && { industry: listed(industry) }),
    },
  };
}

type SentReset = NonNullable<NonNullable<SubmissionBody['target']>['reset']>;

/** `none`, `id` for a template with {{session}}, `header:NAME`, `field:NAME`, or an address to call. */
function resetOf(word: string): SentReset {
  if (word === 'none') return { kind: 'none' };
  if (word === 'id') return { kind: 'new_id' };
  const [, place, name] = /^(header|field):([^/].*)$/.exec(word) ?? [];
  if (place && name) return { kind: 'new_id', [place]: name };
  if (/^[a-z]+:\/\//i.test(word)) return { kind: 'call', url: word };
  throw new Usage(`--reset is none, id, header:NAME, field:NAME or an address to call, and not "${word}"`);
}

function generationOf({ maxPrompts: most, seed }: SubmissionWords): Partial<SubmissionBody> {
  const generation_config = {
    ...(most && { max_prompts: numberOf('--max-prompts', most, [1, 100_000], true) }),
    ...(seed && { seed }),
  };
  return Object.keys(generation_config).length > 0 ? { generation_config } : {};
}

/** Every name of an attack, the older ones too. */
export const attackNames = [...AttackId.options, ...(Object.keys(attackAliases) as (keyof typeof attackAliases)[])];

function scopeOf({ scope, frameworks, items, attacks }: SubmissionWords): Partial<SubmissionBody> {
  if (items !== undefined) {
    if (scope !== undefined || frameworks !== undefined || attacks !== undefined) {
      throw new Usage('--items brings its own categories and attacks; leave out --scope, --frameworks and --attacks');
    }
    return { risk_categories: scopeOfItems(listed(items)) };
  }
  if (frameworks !== undefined) {
    if (scope !== undefined || attacks !== undefined) {
      throw new Usage('--frameworks brings its own categories and attacks; leave out --scope and --attacks');
    }
    return { compliance_frameworks: listed(frameworks).map((id) => oneOf(FrameworkId.options, id, '--frameworks')) };
  }
  if (scope === undefined) throw new Usage(`--scope is missing: categories of ${CategoryId.options.join(', ')}`);
  const attack_config = Object.fromEntries(
    listed(attacks ?? 'basic').map((name): [AttackName, object] => [oneOf(attackNames, name, '--attacks'), {}]),
  );
  const categories = listed(scope).map((id) => [oneOf(CategoryId.options, id, '--scope'), { attack_config }]);
  return { risk_categories: Object.fromEntries(categories) };
}

async function wholeBody(given: SubmissionWords, file: string): Promise<SubmissionBody> {
  const stray = words.find((word) => given[word] !== undefined && !besideBody.includes(word));
  if (stray !== undefined) throw new Usage(`--body is the whole request; write --${flagOf(stray)} into it`);
  return bodyOf(objectOf(await readJson(file), file));
}

/** `maxPrompts` is the option `max-prompts`. */
const flagOf = (word: string): string => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function objectOf(value: unknown, file: string): object {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new Usage(`${file} does not hold a JSON object`);
}

/** The only cast to this type. The service checks the body and reports what does not fit. */
const bodyOf = (body: object): SubmissionBody => body as SubmissionBody;

function withKey(body: SubmissionBody, api_key: string | undefined): SubmissionBody {
  if (api_key === undefined) return body;
  const field = body.target ? 'target' : 'model';
  return { ...body, [field]: { ...body[field], api_key } };
}

/** Reads the key from the environment, so that it is in no shell history and no list of processes. */
function keyOf(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  const value = io().env[name];
  if (value) return value;
  throw new Usage(`--target-key-env names ${name}, which the environment does not hold`);
}

/** The text itself, or the content of the file for `@FILE`. */
const textOf = async (word: string): Promise<string> => (word.startsWith('@') ? readWhole(word.slice(1)) : word);

async function readJson(file: string): Promise<unknown> {
  const content = await readWhole(file);
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new Usage(`${file} is no JSON: ${(error as Error).message}`);
  }
}

function listOf(value: unknown, file: string): never[] {
  // The service checks the tools and reports what does not fit.
  if (Array.isArray(value)) return value as never[];
  throw new Usage(`${file} does not hold a JSON list of tools`);
}

/** Reads a whole file, or standard input if the file is `-`. */
async function readWhole(file: string): Promise<string> {
  try {
    return await (file === '-' ? text(io().input) : readFile(pathOf(file), 'utf8'));
  } catch (error) {
    throw new Usage(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** The scope that tests items of frameworks, each written as FRAMEWORK/ITEM. Throws Usage. */
function scopeOfItems(names: readonly string[]): ItemRun['risk_categories'] {
  const scopes = names.map(scopeOfItem);
  const merged = CategoryId.options.flatMap((id) => {
    const own = scopes.flatMap((scope) => scope[id] ?? []);
    if (own.length === 0) return [];
    const attack_config = Object.assign({}, ...own.map((entry) => entry.attack_config));
    // An item without sub-categories takes all of the category.
    const isWhole = own.some(({ sub_categories }) => sub_categories === undefined);
    const sub_categories = [...new Set(own.flatMap((entry) => entry.sub_categories ?? []))];
    return [[id, { attack_config, ...(!isWhole && { sub_categories }) }] as const];
  });
  return Object.fromEntries(merged);
}

function scopeOfItem(name: string): ItemRun['risk_categories'] {
  const at = name.indexOf('/');
  const framework = frameworks[oneOf(FrameworkId.options, at < 0 ? name : name.slice(0, at), '--items')];
  const item = findItem(framework, name.slice(at + 1));
  if (at < 0 || !item) {
    const known = framework.items.filter((each) => each.untestable === undefined).map(({ id }) => id);
    throw new Usage(`--items ${name}: write FRAMEWORK/ITEM; items of ${framework.title}: ${known.join(', ')}`);
  }
  const run = runOfItem(item);
  if (!run) throw new Usage(`--items ${name}: no run can test it. ${item.untestable}`);
  return run.risk_categories;
}
