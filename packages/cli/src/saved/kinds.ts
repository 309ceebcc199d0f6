import type { Client } from '@redoubt/client';
import { type CallOf, contract, DEFAULT_MODEL_VERSION, type Endpoint, type ResponseOf } from '@redoubt/contract';
import type { Cell } from '../table.ts';

/** Something saved, as the service answers it. */
export type Saved = Readonly<Record<string, unknown>>;

/** What a saved thing is known by. Only models have versions. */
export interface Place {
  readonly name: string;
  readonly version?: string | undefined;
}

interface Page {
  readonly entries: readonly Saved[];
  readonly pagination: ResponseOf<typeof contract.models.listModels>['pagination'];
}
interface PageQuery {
  readonly page: string;
  readonly per_page: string;
}

/** One kind of what projects save: its operations, and how a list shows it. */
export interface Kind {
  readonly noun: string;
  /** The operation that adds one. Its body says which fields there are. */
  readonly added: Endpoint;
  readonly header: readonly string[];
  row(entry: Saved): readonly Cell[];
  placeOf(entry: Saved): Place;
  list(client: Client, query: PageQuery): Promise<Page>;
  get(client: Client, place: Place): Promise<Saved>;
  add(client: Client, body: Saved): Promise<Answer>;
  modify(client: Client, place: Place, body: Saved): Promise<Answer>;
  remove(client: Client, place: Place): Promise<Answer>;
}

interface Answer {
  readonly message: string;
  readonly data: object;
}

/** The service checks the body and tells what does not fit. So this is the only cast to the type of a body. */
const bodyOf = <E extends Endpoint>(body: Saved) => body as (CallOf<E> & { body: never })['body'];

const textOf = (value: unknown): string => (value == null ? '' : String(value));
const byName = { placeOf: ({ name }: Saved): Place => ({ name: textOf(name) }) };
const changed = ({ updated_at, updated_by }: Saved): readonly Cell[] => [textOf(updated_at), textOf(updated_by)];
const changedHeader = ['changed', 'by key'];
const isOn = (settings: unknown): boolean => (settings as { enabled?: boolean } | null)?.enabled !== false;
const namesOf = (detectors: unknown): string =>
  Object.entries((detectors ?? {}) as object)
    .flatMap(([name, settings]) => (isOn(settings) ? [name] : []))
    .join(', ');
const detectorsOf = (side: unknown): string => namesOf((side as { detectors?: object } | undefined)?.detectors);

const policies: Kind = {
  ...byName,
  noun: 'policy',
  added: contract.guardrails.addPolicy,
  header: ['name', 'detectors', ...changedHeader],
  row: (entry) => [textOf(entry.name), namesOf(entry.detectors), ...changed(entry)],
  list: async ({ guardrails }, query) => {
    const { policies: entries, pagination } = await guardrails.listPolicies({ query });
    return { entries, pagination };
  },
  get: ({ guardrails }, { name: policy }) => guardrails.getPolicy({ headers: { policy } }),
  add: ({ guardrails }, body) => guardrails.addPolicy({ body: bodyOf<typeof contract.guardrails.addPolicy>(body) }),
  modify: ({ guardrails }, { name: policy }, body) =>
    guardrails.modifyPolicy({ headers: { policy }, body: bodyOf<typeof contract.guardrails.modifyPolicy>(body) }),
  remove: ({ guardrails }, { name: policy }) => guardrails.deletePolicy({ headers: { policy } }),
};

const guardrails: Kind = {
  ...byName,
  noun: 'guardrail',
  added: contract.guardrails.addGuardrail,
  header: ['name', 'input', 'output', ...changedHeader],
  row: (entry) => [textOf(entry.name), detectorsOf(entry.input), detectorsOf(entry.output), ...changed(entry)],
  list: async ({ guardrails: calls }, query) => {
    const { guardrails: entries, pagination } = await calls.listGuardrails({ query });
    return { entries, pagination };
  },
  get: ({ guardrails: calls }, { name: guardrail }) => calls.getGuardrail({ headers: { guardrail } }),
  add: ({ guardrails: calls }, body) =>
    calls.addGuardrail({ body: bodyOf<typeof contract.guardrails.addGuardrail>(body) }),
  modify: ({ guardrails: calls }, { name: guardrail }, body) =>
    calls.modifyGuardrail({ headers: { guardrail }, body: bodyOf<typeof contract.guardrails.modifyGuardrail>(body) }),
  remove: ({ guardrails: calls }, { name: guardrail }) => calls.deleteGuardrail({ headers: { guardrail } }),
};

const codes: Kind = {
  ...byName,
  noun: 'code of conduct',
  added: contract.codeOfConduct.addPolicy,
  header: ['name', 'rules', ...changedHeader],
  row: (entry) => [textOf(entry.name), Number(entry.total_rules ?? 0), ...changed(entry)],
  list: async ({ codeOfConduct }, query) => {
    const { policies: entries, pagination } = await codeOfConduct.listPolicies({ query });
    return { entries, pagination };
  },
  get: ({ codeOfConduct }, { name: policy }) => codeOfConduct.getPolicy({ headers: { policy } }),
  add: ({ codeOfConduct }, body) =>
    codeOfConduct.addPolicy({ body: bodyOf<typeof contract.codeOfConduct.addPolicy>(body) }),
  modify: ({ codeOfConduct }, { name: policy }, body) =>
    codeOfConduct.modifyPolicy({ headers: { policy }, body: bodyOf<typeof contract.codeOfConduct.modifyPolicy>(body) }),
  remove: ({ codeOfConduct }, { name: policy }) => codeOfConduct.deletePolicy({ headers: { policy } }),
};

const headersOf = ({ name, version = DEFAULT_MODEL_VERSION }: Place) => ({ model: name, model_version: version });
const addressOf = (config: unknown): string => {
  const { endpoint: { host, port, base_path } = {} } = config as {
    endpoint?: { host?: string; port?: number; base_path?: string };
  };
  return host === undefined ? '' : `${host}${port === undefined ? '' : `:${port}`}${base_path ?? ''}`;
};
const providerOf = (config: unknown): string => textOf((config as { model_provider?: string }).model_provider);

const models: Kind = {
  noun: 'model',
  added: contract.models.addModel,
  header: ['name', 'version', 'provider', 'model', 'address', ...changedHeader],
  row: ({ model_saved_name, model_version, model_name, model_config, ...entry }) => [
    textOf(model_saved_name),
    textOf(model_version),
    providerOf(model_config),
    textOf(model_name),
    addressOf(model_config),
    ...changed(entry),
  ],
  placeOf: ({ model_saved_name, model_version }) => ({
    name: textOf(model_saved_name),
    version: textOf(model_version) || DEFAULT_MODEL_VERSION,
  }),
  list: async ({ models: calls }, query) => {
    const { models: entries, pagination } = await calls.listModels({ query });
    return { entries, pagination };
  },
  get: ({ models: calls }, place) => calls.getModel({ headers: headersOf(place) }),
  add: ({ models: calls }, body) => calls.addModel({ body: bodyOf<typeof contract.models.addModel>(body) }),
  modify: ({ models: calls }, place, body) =>
    calls.modifyModel({ headers: headersOf(place), body: bodyOf<typeof contract.models.modifyModel>(body) }),
  remove: ({ models: calls }, place) => calls.deleteModel({ headers: headersOf(place) }),
};

const policyOf = (side: unknown): string => textOf((side as { policy_name?: string | null } | undefined)?.policy_name);

const deployments: Kind = {
  ...byName,
  noun: 'deployment',
  added: contract.proxy.addDeployment,
  header: ['name', 'model', 'version', 'input policy', 'output policy', 'log', ...changedHeader],
  row: (entry) => [
    textOf(entry.name),
    textOf(entry.model_saved_name),
    textOf(entry.model_version),
    policyOf(entry.input_guardrails_policy),
    policyOf(entry.output_guardrails_policy),
    textOf(entry.log),
    ...changed(entry),
  ],
  list: async ({ proxy }, query) => {
    const { deployments: entries, pagination } = await proxy.listDeployments({ query });
    return { entries, pagination };
  },
  get: ({ proxy }, { name: deployment }) => proxy.getDeployment({ headers: { deployment } }),
  add: ({ proxy }, body) => proxy.addDeployment({ body: bodyOf<typeof contract.proxy.addDeployment>(body) }),
  modify: ({ proxy }, { name: deployment }, body) =>
    proxy.modifyDeployment({ headers: { deployment }, body: bodyOf<typeof contract.proxy.modifyDeployment>(body) }),
  remove: ({ proxy }, { name: deployment }) => proxy.deleteDeployment({ headers: { deployment } }),
};

/** Every kind, in an order in which each comes after those that it may name. */
export const kinds = { codes, policies, guardrails, models, deployments } as const satisfies Record<string, Kind>;
export type KindName = keyof typeof kinds;

const AT_ONCE = '100';

/** Everything that a list has, page by page. */
export async function everyPage(list: (query: PageQuery) => Promise<Page>): Promise<Saved[]> {
  const found: Saved[] = [];
  for (let page = 1; ; page++) {
    const { entries, pagination } = await list({ page: String(page), per_page: AT_ONCE });
    found.push(...entries);
    if (!pagination.has_next) return found;
  }
}
