import { addressOf, type SavedModel } from './model-queries.ts';

/** A model while somebody writes it. */
export interface ModelDraft {
  readonly name: string;
  readonly version: string;
  readonly provider: string;
  readonly address: string;
  readonly modelName: string;
  /** Empty: the key that was saved stays. */
  readonly key: string;
  readonly keyHeader: string;
  readonly systemPrompt: string;
  readonly ratePerMinute: number | '';
  /** JSON of `http`, for an API of the model's own. */
  readonly http: string;
}

export const emptyDraft: ModelDraft = {
  name: '',
  version: 'v1',
  provider: 'openai_compatible',
  address: '',
  modelName: '',
  key: '',
  keyHeader: '',
  systemPrompt: '',
  ratePerMinute: '',
  http: '',
};

export function draftOf(model: SavedModel): ModelDraft {
  const { model_saved_name: name, model_version: version, model_name: modelName = '', model_config: config } = model;
  const header = config.auth_data?.header_name;
  return {
    name,
    version,
    modelName,
    provider: config.model_provider ?? 'openai_compatible',
    address: addressOf(model) ?? '',
    key: '',
    keyHeader: typeof header === 'string' ? header : '',
    systemPrompt: config.system_prompt ?? '',
    ratePerMinute: config.rate_per_min ?? '',
    http: config.http ? JSON.stringify(config.http, null, 2) : '',
  };
}

/** The body that saves a draft. Throws where the JSON of `http` is none. */
export function bodyOf(draft: ModelDraft, isNew: boolean) {
  return {
    model_saved_name: draft.name.trim(),
    model_version: draft.version.trim(),
    model_name: draft.modelName.trim() || null,
    model_config: {
      model_provider: draft.provider,
      model_endpoint_url: draft.address.trim() || null,
      system_prompt: draft.systemPrompt || null,
      rate_per_min: draft.ratePerMinute === '' ? null : draft.ratePerMinute,
      http: draft.http.trim() === '' ? null : parsed(draft.http),
      ...(draft.keyHeader.trim() !== '' && { auth_data: { header_name: draft.keyHeader.trim() } }),
      ...keyOf(draft.key.trim(), isNew),
    },
  };
}

/** A model that is new has no key to keep. */
const keyOf = (key: string, isNew: boolean) => (key !== '' || isNew ? { apikeys: key === '' ? [] : [key] } : {});

function parsed(json: string) {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`The template of requests is no JSON: ${error instanceof Error ? error.message : error}`);
  }
}
