import {
  CategoryId,
  type DatasetTask,
  DEFAULT_DATASET_PROMPTS,
  DEFAULT_DATASET_SEED,
  type DescribedSystemBody,
} from '@redoubt/contract';

/** A body of the archived API in the form of `POST /rt/threat-modeling`. */
interface ReadDatasetTask {
  readonly name: string | undefined;
  readonly body: DescribedSystemBody;
  /** The fields that later answers repeat. */
  readonly legacy: Readonly<Record<string, unknown>>;
  /** What of the body has no place any more. */
  readonly warnings: readonly string[];
}

const sizes = ['scenarios', 'categories', 'depth'] as const;

/** Translates a dataset of the archived API. Fields beside `dataset_configuration` count where that has none. */
export function readDatasetTask({
  dataset_configuration: nested,
  dataset_name: name,
  ...flat
}: DatasetTask): ReadDatasetTask {
  const sent = { ...flat, ...nested };
  const words = (sent.risk_categories ?? '').split(/[,;\n]/).flatMap((word) => word.trim() || []);
  const known = words.flatMap((word) => CategoryId.safeParse(word.toLowerCase()).data ?? []);
  const unknown = words.filter((word) => !CategoryId.safeParse(word.toLowerCase()).success);
  return {
    name: name?.trim() || undefined,
    body: {
      context: { system_description: sent.system_description, policy_description: sent.policy_description },
      target: { system_description: undefined, tools: sent.tools ?? [], inexpressible: [] },
      risk_categories: known.length > 0 ? Object.fromEntries(known.map((id) => [id, {}])) : undefined,
      generation_config: { max_prompts: sent.max_prompts || DEFAULT_DATASET_PROMPTS, seed: DEFAULT_DATASET_SEED },
    },
    legacy: Object.fromEntries([...sizes, 'info_pdf_url' as const].map((field) => [field, sent[field]])),
    warnings: [
      ...sizes
        .filter((size) => sent[size])
        .map((size) => `dataset_configuration.${size} is dropped: max_prompts says how many prompts are made`),
      ...(sent.info_pdf_url
        ? ['dataset_configuration.info_pdf_url is dropped: send what it says as policy_description']
        : []),
      ...unknown
        .slice(0, MAX_NAMED)
        .map(
          (word) =>
            `dataset_configuration.risk_categories: "${word.slice(0, MAX_SHOWN)}" is no category and is dropped; there are ${CategoryId.options.join(', ')}`,
        ),
    ],
  };
}

const MAX_NAMED = 10;
const MAX_SHOWN = 80;
