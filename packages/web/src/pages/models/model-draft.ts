import type { api } from '../../api.ts';
import { hasWrongTool, sentTools, type ToolDraft, toolDraftsOf } from '../../redteam/tool-drafts.ts';
import { problemOfJson } from '../../shown/json-problem.ts';
import { addressOf } from './address-of.ts';
import type { SavedModel } from './model-queries.ts';

export const modalities = ['text', 'image', 'audio'] as const;
type Modality = (typeof modalities)[number];

/** What kind of system a model is, in the words of the API and of people. */
export const systemKinds = {
  foundationModels: 'A model',
  chatbots: 'A chatbot',
  agents: 'An agent with tools',
} as const;

/** A model while somebody writes it. */
export interface ModelDraft {
  readonly name: string;
  readonly version: string;
  readonly provider: string;
  readonly address: string;
  readonly modelName: string;
  readonly kind: string;
  /** Empty: the key that was saved stays. */
  readonly key: string;
  readonly keyHeader: string;
  readonly keyPrefix: string;
  /** A header a line, such as `X-Team: support`. */
  readonly headers: string;
  readonly systemPrompt: string;
  readonly inputModalities: readonly Modality[];
  readonly outputModalities: readonly Modality[];
  readonly ratePerMinute: number | '';
  readonly tools: readonly ToolDraft[];
  /** JSON: members of each request that does not say them itself. */
  readonly defaults: string;
  /** JSON of `http`, for an API of the model's own. */
  readonly http: string;
  /** JSON of `reset`, for a target that remembers. */
  readonly reset: string;
}

export const emptyDraft: ModelDraft = {
  name: '',
  version: 'v1',
  provider: 'openai_compatible',
  address: '',
  modelName: '',
  kind: 'foundationModels',
  key: '',
  keyHeader: '',
  keyPrefix: '',
  headers: '',
  systemPrompt: '',
  inputModalities: [],
  outputModalities: [],
  ratePerMinute: '',
  tools: [],
  defaults: '',
  http: '',
  reset: '',
};

/** Where the practice target listens unless told otherwise. */
export const practiceDraft: Partial<ModelDraft> = {
  provider: 'openai_compatible',
  address: 'http://127.0.0.1:8790/v1',
  modelName: 'redoubt-practice-1',
  kind: 'chatbots',
};

export function draftOf(model: SavedModel): ModelDraft {
  const { model_saved_name: name, model_version: version, model_name: modelName = '', model_config: config } = model;
  const { header_name: keyHeader, header_prefix: keyPrefix } = config.auth_data ?? {};
  return {
    name,
    version,
    modelName,
    kind: model.testing_for ?? 'foundationModels',
    provider: config.model_provider ?? 'openai_compatible',
    address: addressOf(model) ?? '',
    key: '',
    keyHeader: textOf(keyHeader),
    keyPrefix: textOf(keyPrefix),
    headers: headerLines(config.custom_headers),
    systemPrompt: config.system_prompt ?? '',
    inputModalities: config.input_modalities ?? [],
    outputModalities: config.output_modalities ?? [],
    ratePerMinute: config.rate_per_min ?? '',
    tools: toolDraftsOf(config.tools),
    defaults: jsonOf(config.default_request_options),
    http: jsonOf(config.http),
    reset: jsonOf(config.reset),
  };
}

/** The draft of another version. Secrets are never shown, so it has none. */
export function nextVersionOf(model: SavedModel): ModelDraft {
  const { version, ...draft } = draftOf(model);
  const number = /^v(\d+)$/.exec(version)?.[1];
  return { ...draft, version: number === undefined ? '' : `v${Number(number) + 1}`, headers: '', http: '' };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const jsonOf = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 2));

function headerLines(headers: unknown): string {
  if (typeof headers !== 'object' || headers === null) return '';
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

type Body = Parameters<typeof api.models.addModel>[0]['body'];

/** The body that saves a draft. Call it only where `problemsOf` has none. */
export function bodyOf(draft: ModelDraft, saved: SavedModel | undefined): Body {
  return {
    model_saved_name: draft.name.trim(),
    model_version: draft.version.trim(),
    model_name: draft.modelName.trim() || null,
    testing_for: draft.kind,
    model_config: {
      model_provider: draft.provider,
      ...addressChange(draft.address.trim(), saved),
      auth_data: authOf(draft, saved),
      custom_headers: Object.fromEntries(headersIn(draft.headers)),
      system_prompt: draft.systemPrompt || null,
      input_modalities: [...draft.inputModalities],
      output_modalities: [...draft.outputModalities],
      rate_per_min: draft.ratePerMinute === '' ? null : draft.ratePerMinute,
      tools: sentTools(draft.tools),
      default_request_options: parsed(draft.defaults) as Record<string, unknown> | null,
      // The cast: the service checks what people write.
      http: parsed(draft.http) as NonNullable<Body['model_config']['http']> | null,
      reset: parsed(draft.reset) as Body['model_config']['reset'] | null,
      ...keyOf(draft.key.trim(), saved === undefined),
    },
  };
}

/** An address that is emptied is taken away, so that the provider's own is used. */
function addressChange(address: string, saved: SavedModel | undefined) {
  if (address !== '') return { model_endpoint_url: address };
  return saved?.model_config.endpoint ? { endpoint: null } : {};
}

/** What a model has of this beside the two fields stays as it is. */
function authOf({ keyHeader, keyPrefix }: ModelDraft, saved: SavedModel | undefined) {
  const { header_name: _, header_prefix: __, ...others } = saved?.model_config.auth_data ?? {};
  const name = keyHeader.trim();
  const prefix = keyPrefix.trim();
  return { ...others, ...(name !== '' && { header_name: name }), ...(prefix !== '' && { header_prefix: prefix }) };
}

/** A model that is new has no key to keep. */
const keyOf = (key: string, isNew: boolean) => (key !== '' || isNew ? { apikeys: key === '' ? [] : [key] } : {});

const parsed = (json: string): unknown => (json.trim() === '' ? null : JSON.parse(json));

function headersIn(lines: string): [name: string, value: string][] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    });
}

/** What of a draft cannot be read, by the field of the draft. */
export function problemsOf(draft: ModelDraft): Partial<Record<keyof ModelDraft, string>> {
  const wrong = draft.headers.split('\n').find((line) => line.trim() !== '' && line.indexOf(':') < 1);
  const found = {
    headers: wrong === undefined ? undefined : `“${wrong.trim()}” has no name before a colon; write Name: value`,
    tools: hasWrongTool(draft.tools) ? 'A tool is not whole' : undefined,
    defaults: problemOfJson(draft.defaults, 'an object, such as {"temperature": 0}'),
    http: problemOfJson(draft.http, 'an object, such as {"body": {"question": "{{prompt}}"}}'),
    reset: problemOfJson(draft.reset, 'an object, such as {"kind": "none"}'),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}
