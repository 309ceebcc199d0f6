import type { Client } from '@redoubt/client';
import { type Endpoint, maskQuery, settleModelConfig } from '@redoubt/contract';
import { everyPage, type Kind, kinds, type Place, type Saved } from '../saved/kinds.ts';
import { projects } from './projects.ts';

/** What a file wants of one thing. `state` is what is compared with the service, `body` what is sent to make it. */
export interface Wanted {
  readonly place: Place;
  readonly state: Saved;
  readonly body: Saved;
}

/** One section of a file: a list of things of one kind. */
export interface Section {
  readonly noun: string;
  /** The operation that makes one. Its body is the form of an entry. */
  readonly added: Endpoint;
  /** What an entry wants, from its parsed body. */
  wanted(body: Saved): Wanted;
  /** The same fields of what the service has. */
  present(entry: Saved, wanted: Wanted | undefined): Saved;
  placeOf(entry: Saved): Place;
  list(client: Client): Promise<Saved[]>;
  add(client: Client, wanted: Wanted): Promise<unknown>;
  change(client: Client, wanted: Wanted, present: Saved): Promise<unknown>;
  /** Absent where the service deletes none. */
  readonly remove?: (client: Client, place: Place) => Promise<unknown>;
  /** Names the fields that differ, where the service has to say it, because answers do not show everything. */
  readonly differing?: (client: Client, wanted: Wanted) => Promise<readonly string[]>;
}

const pick = (entry: Saved, fields: readonly string[]): Saved =>
  Object.fromEntries(fields.map((field) => [field, entry[field]]));

/** A section of things that are compared field by field and changed by sending all of these fields. */
function sectionOf(kind: Kind, fields: readonly string[]): Section {
  return {
    noun: kind.noun,
    added: kind.added,
    wanted: (body) => ({ place: kind.placeOf(body), state: pick(body, fields), body }),
    present: (entry) => pick(entry, fields),
    placeOf: kind.placeOf,
    list: (client) => everyPage((query) => kind.list(client, query)),
    add: (client, { body }) => kind.add(client, body),
    change: (client, { place, state }) => kind.modify(client, place, state),
    remove: kind.remove,
  };
}

const policies = sectionOf(kinds.policies, ['description', 'detectors']);
const guardrails = sectionOf(kinds.guardrails, ['description', 'input', 'output']);

/** Rules that say no more than their texts, one a line. The service makes such of lines. */
const arePlain = (rules: unknown): boolean =>
  Array.isArray(rules) &&
  rules.every(
    (rule: Saved, index) =>
      rule.id === `rule_${index + 1}` && rule.severity === 'medium' && Object.keys(rule).length === 4,
  );

/** The rules of a code of conduct in the form in which a file holds them: lines, or structured rules. */
export const rulesOf = ({ policy_rules, rules }: Saved): unknown => (arePlain(rules) ? policy_rules : rules);

const codeState = ({ policy_text }: Saved, rules: unknown, isWithText: boolean): Saved => ({
  policy_rules: rules,
  ...(isWithText && { policy_text }),
});

/** The text that rules were made from is compared only where the file has it: the service keeps that of a PDF, too. */
const codes: Section = {
  ...sectionOf(kinds.codes, []),
  wanted: (body) => ({
    place: kinds.codes.placeOf(body),
    state: codeState(body, body.policy_rules, body.policy_text != null),
    body,
  }),
  present: (entry, wanted) => {
    const isOfLines = typeof wanted?.state.policy_rules === 'string' && arePlain(entry.rules);
    return codeState(entry, isOfLines ? entry.policy_rules : entry.rules, wanted?.state.policy_text !== undefined);
  },
};

const limitNames = ['max_concurrent', 'requests_per_minute', 'first_byte_timeout_ms', 'idle_timeout_ms'];
const deploymentFields = [
  'model_saved_name',
  'model_version',
  'fallbacks',
  'input_guardrails_policy',
  'output_guardrails_policy',
  'on_failure',
  'hold_back',
  'block_turns',
  'on_block',
  'tool_gate',
  'restore_in_addresses',
  'unread',
  'fetch_part_addresses',
  'log',
  'limits',
  'retries',
  'cache',
  'prices',
  'budgets',
  'rates',
];
const sideOf = (side: unknown): Saved => ({ ...(side as Saved), policy_name: (side as Saved).policy_name ?? null });
const limitsOf = (limits: unknown): Saved =>
  Object.fromEntries(limitNames.map((name) => [name, (limits as Saved)[name] ?? null]));

const deploymentState = (entry: Saved): Saved => ({
  ...pick(entry, deploymentFields),
  input_guardrails_policy: sideOf(entry.input_guardrails_policy),
  output_guardrails_policy: sideOf(entry.output_guardrails_policy),
  limits: limitsOf(entry.limits),
});

/** Every field of a deployment is compared and sent, so that one that the file does not name has its default. */
const deployments: Section = {
  ...sectionOf(kinds.deployments, []),
  wanted: (body) => ({ place: kinds.deployments.placeOf(body), state: deploymentState(body), body }),
  present: deploymentState,
};

/** What answers show in place of a secret. */
export const MASK = 'xxxxx';
/** Fields of a model that hold secrets and are not shown. */
export const hiddenFields = [
  'apikeys',
  'auth_data',
  'custom_curl_command',
  'custom_headers',
  'http',
  'model_jwt_config',
] as const;
/** Fields of a model with addresses, of which only the query is hidden. */
export const addressFields: readonly string[] = ['endpoint', 'paths', 'reset'];
/** Whether a part of such a field is an address. A body of `reset` is shown as it was sent. */
export const isAddress = (field: string, part: unknown, value: unknown): value is string =>
  typeof value === 'string' && (field !== 'reset' || part === 'url');
const describedFields = ['testing_for', 'model_name', 'certifications'];

/** A field of `model_config` as it may be printed. */
function shownField(field: string, value: unknown): unknown {
  if ((hiddenFields as readonly string[]).includes(field)) return '(secret)';
  if (!addressFields.includes(field)) return value;
  const parts = Object.entries(value as Saved);
  return Object.fromEntries(
    parts.map(([name, part]) => [name, isAddress(field, name, part) ? maskQuery(part, MASK) : part]),
  );
}

const shownConfig = (config: object): Saved =>
  Object.fromEntries(Object.entries(config).map(([field, value]) => [field, shownField(field, value)]));
const setIn = (entry: Saved, fields: readonly string[]): Saved =>
  Object.fromEntries(Object.entries(pick(entry, fields)).filter(([, value]) => value != null && value !== ''));

const modelState = (entry: Saved): Saved => ({
  ...setIn(entry, describedFields),
  model_config: shownConfig((entry.model_config ?? {}) as object),
});

/** The fields that the service has and the file does not, as null: it takes them away. */
const goneFrom = (present: Saved, wanted: Saved): Saved =>
  Object.fromEntries(Object.keys(present).flatMap((field) => (field in wanted ? [] : [[field, null]])));

/** A model is compared by the service, which alone knows its secrets. What is here is what may be printed. */
const models: Section = {
  ...sectionOf(kinds.models, []),
  wanted: (body) => {
    const config = settleModelConfig((body.model_config ?? {}) as object);
    return { place: kinds.models.placeOf(body), state: modelState(body), body: { ...body, model_config: config } };
  },
  present: modelState,
  change: (client, { place, body }, { model_config: before, ...others }) => {
    const config = body.model_config as Saved;
    const described = setIn(body, describedFields);
    return kinds.models.modify(client, place, {
      ...described,
      ...goneFrom(others, described),
      model_config: { ...config, ...goneFrom(before as Saved, config) },
    });
  },
  differing: async (client, { place, body }) => {
    const headers = { model: place.name, ...(place.version !== undefined && { model_version: place.version }) };
    // The cast: the body was parsed by the schema of add-model, which has these fields.
    const compared = { ...setIn(body, describedFields), model_config: body.model_config as object };
    return (await client.models.compareModel({ headers, body: compared })).differs;
  },
};

/** Every section, in the order in which things are made: none names one that comes later. */
export const sections = { codes, policies, guardrails, models, deployments, projects } as const satisfies Record<
  string,
  Section
>;
export type SectionName = keyof typeof sections;
