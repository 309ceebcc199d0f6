import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { type DetectorName, detectorSettings } from '../guardrails/detectors.ts';
import { savedAnswer, savedFields } from '../guardrails/saved-record.ts';
import { idsOf } from '../ids.ts';
import { Name, PageQuery, Pagination } from '../names.ts';
import { AnswerCache, AnswerCacheChange, ShownAnswerCache } from './kept-answers.ts';
import { Shadow, shadowChange, shadowOf } from './shadow.ts';
import { Budgets, ModelPrices, Rates, Retries } from './spending.ts';
import { ShownToolGate, ToolGate, ToolGateChange } from './tool-gate.ts';
import { ShownVoices, voicesChange, voicesOf } from './voices.ts';

/** Checks of a whole answer. They run beside the detectors. */
export const answerChecks = ['hallucination', 'adherence', 'relevancy'] as const;
export type AnswerCheckName = (typeof answerChecks)[number];

const detectorNames = idsOf(detectorSettings) as [DetectorName, ...DetectorName[]];
const Detector = z.enum(detectorNames);
const Checked = z.enum([...detectorNames, ...answerChecks]);
/** The name of a policy. Some clients send null or an empty text for an absent one. */
const PolicyName = z
  .union([Name, z.literal('')])
  .nullish()
  .describe('A saved policy of POST /guardrails/add-policy; absent, null or empty: no detectors');
const given = PolicyName.transform((name) => name || undefined);
const orElse = <Field extends z.ZodType, Fallback>(field: Field, fallback: Fallback) =>
  field.nullish().transform((value) => value ?? fallback);
const Switch = orElse(z.boolean(), true);
const off = orElse(z.boolean(), false);
const change = z.boolean().nullish();

const inputBlock = z
  .array(Detector)
  .max(detectorNames.length)
  .describe('Detectors whose finding refuses the request; others are only told');
const outputBlock = z
  .array(Checked)
  .max(detectorNames.length + answerChecks.length)
  .describe('Findings that stop the answer; others are only told');

/** Checks of the whole answer have no shadow: they do not belong to a policy. */
const shadowBlock = z.array(Detector).max(detectorNames.length);

const Input = z.strictObject({
  policy_name: given,
  enabled: Switch,
  additional_config: orElse(
    z.strictObject({
      pii_redaction: off.describe('Personal data is replaced before the model sees it, and put back after'),
    }),
    { pii_redaction: false },
  ),
  block: orElse(inputBlock, []),
  shadow: shadowOf(inputBlock),
  voices: voicesOf(inputBlock),
});

const Output = z.strictObject({
  policy_name: given,
  enabled: Switch,
  additional_config: orElse(z.strictObject({ hallucination: off, adherence: off, relevancy: off }), {
    hallucination: false,
    adherence: false,
    relevancy: false,
  }),
  block: orElse(outputBlock, []),
  shadow: shadowOf(shadowBlock),
});

/** Changes of one side. A field that is not sent stays, and null or an empty value removes it. */
const InputChange = z.strictObject({
  policy_name: PolicyName,
  enabled: change,
  additional_config: z.strictObject({ pii_redaction: change }).nullish(),
  block: inputBlock.nullish(),
  shadow: shadowChange(inputBlock),
  voices: voicesChange(inputBlock),
});
const OutputChange = z.strictObject({
  policy_name: PolicyName,
  enabled: change,
  additional_config: z.strictObject({ hallucination: change, adherence: change, relevancy: change }).nullish(),
  block: outputBlock.nullish(),
  shadow: shadowChange(shadowBlock),
});
export type SideChange = z.output<typeof InputChange> | z.output<typeof OutputChange>;

const ModelRef = { model_saved_name: Name, model_version: orElse(Name, 'v1') } as const;

const Limits = z.strictObject({
  max_concurrent: z.int().min(1).max(100_000).nullish().describe('Calls at once; more wait shortly, then 429'),
  requests_per_minute: z.int().min(1).max(10_000_000).nullish(),
  first_byte_timeout_ms: z
    .int()
    .min(100)
    .max(3_600_000)
    .nullish()
    .describe('Until a model begins to answer; default 600,000'),
  idle_timeout_ms: z
    .int()
    .min(100)
    .max(3_600_000)
    .nullish()
    .describe('Between two pieces of an answer; default 300,000'),
});

const Fallbacks = z
  .array(z.strictObject(ModelRef))
  .max(8)
  .describe('Tried in order where the first model cannot be had');
const OnFailure = z
  .enum(['closed', 'open'])
  .describe(
    'Where a stage fails by a fault of the service: `closed` refuses the call, `open` goes on without the stage',
  );
const HoldBack = z
  .int()
  .min(8)
  .max(10_000)
  .describe('Characters of a stream that detectors may hold back at most; 200 where absent');
/** Which turns of a conversation are judged, and which block. */
const turnChoices = ['latest', 'all', 'latest_only'] as const;
const BlockTurns = z
  .enum(turnChoices)
  .describe(
    "Whose findings refuse a request: `latest` those of the user's latest turn and what came after it, `all` those of earlier turns, too; earlier turns are told in both. `latest_only`: as `latest`, and earlier turns are not judged at all",
  );
/** How clients are told that a call was blocked. */
export const blockForms = ['error', 'content_filter', 'message'] as const;
const BlockForm = z
  .enum(blockForms)
  .describe(
    '`error`: an error of status 400; `content_filter`: an empty answer whose finish reason is `content_filter`; `message`: an answer with your words',
  );
const Words = z.string().min(1).max(2_000).nullish();
const OnBlock = z.strictObject({
  as: BlockForm,
  message: Words.transform((words) => words ?? null).describe(
    'Your words; absent: the message of the detector that blocked',
  ),
});
const OnBlockChange = z.strictObject({
  as: BlockForm.nullish(),
  message: Words.describe('null takes the words away'),
});
/** How a deployment tells that a call was blocked. */
export type OnBlock = z.output<typeof OnBlock>;
const RestoreInAddresses = z
  .boolean()
  .describe(
    'Personal data is put back inside addresses of other hosts, too (links, pictures, arguments of tools); absent or false: only where host and datum stood in one address of the request',
  );
const Unread = z
  .enum(['judge', 'pass', 'block'])
  .describe(
    'What happens to pictures, recordings and files in messages: `judge` reads and judges them, and tells which went to the model unread; `pass` reads none; `block` is `judge`, and refuses a request with a part that is unread',
  );
const FetchPartAddresses = z
  .boolean()
  .describe(
    'Parts of messages that are an address are fetched and read, too, by the rules of scans; absent or false: an address is never fetched, and its part is unread',
  );
const Log = z
  .enum(['off', 'metadata', 'full'])
  .describe('What is kept of each call; `full` keeps texts with personal data replaced');

const Prices = ModelPrices.nullish().describe(
  'What the model costs, in US dollars per million tokens; absent: as the table of prices says. Fallbacks go by the table',
);

const fields = {
  ...ModelRef,
  fallbacks: orElse(Fallbacks, []),
  input_guardrails_policy: Input.nullish().transform((side) => side ?? Input.parse({})),
  output_guardrails_policy: Output.nullish().transform((side) => side ?? Output.parse({})),
  on_failure: orElse(OnFailure, 'closed' as const),
  hold_back: orElse(HoldBack, 200),
  block_turns: orElse(BlockTurns, 'latest' as const),
  on_block: orElse(OnBlock, { as: 'error' as const, message: null }),
  tool_gate: ToolGate.nullish()
    .transform((gate) => gate ?? null)
    .describe('Which tools the models may call, and with what; absent or null: calls of tools are not looked at'),
  restore_in_addresses: orElse(RestoreInAddresses, false),
  unread: orElse(Unread, 'judge' as const),
  fetch_part_addresses: orElse(FetchPartAddresses, false),
  log: orElse(Log, 'metadata' as const),
  limits: Limits.nullish().transform((limits) => limits ?? {}),
  retries: Retries.nullish().transform((retries) => retries ?? {}),
  cache: AnswerCache.nullish()
    .transform((cache) => cache ?? null)
    .describe('Answers that are kept and given again to the same request; absent or null: none'),
  prices: Prices.transform((prices) => prices ?? null),
  budgets: orElse(Budgets, []),
  rates: orElse(Rates, []),
} as const;

export const DeploymentFields = z.strictObject(fields);
/** The fields of a deployment as they are saved. */
export type DeploymentFields = z.output<typeof DeploymentFields>;

const Deployment = z.object({
  deployment_id: z.int(),
  model_saved_name: z.string(),
  model_version: z.string(),
  fallbacks: z.array(z.object({ model_saved_name: z.string(), model_version: z.string() })),
  input_guardrails_policy: z.object({
    policy_name: z.string().nullable(),
    enabled: z.boolean(),
    additional_config: z.object({ pii_redaction: z.boolean() }),
    block: z.array(z.string()),
    shadow: Shadow,
    voices: ShownVoices,
  }),
  output_guardrails_policy: z.object({
    policy_name: z.string().nullable(),
    enabled: z.boolean(),
    additional_config: z.object({ hallucination: z.boolean(), adherence: z.boolean(), relevancy: z.boolean() }),
    block: z.array(z.string()),
    shadow: Shadow,
  }),
  on_failure: z.enum(['closed', 'open']),
  hold_back: z.int(),
  block_turns: z.enum(turnChoices),
  on_block: z.object({ as: z.enum(blockForms), message: z.string().nullable() }),
  tool_gate: ShownToolGate.nullable(),
  restore_in_addresses: z.boolean(),
  unread: z.enum(['judge', 'pass', 'block']),
  fetch_part_addresses: z.boolean(),
  log: z.enum(['off', 'metadata', 'full']),
  limits: z.record(z.string(), z.int()),
  retries: z.record(z.string(), z.int()),
  cache: ShownAnswerCache.nullable(),
  prices: ModelPrices.nullable(),
  budgets: z.array(z.object({ per: z.string(), period: z.string(), usd: z.number(), soft_usd: z.number().nullish() })),
  rates: z.array(
    z.object({
      per: z.string(),
      requests_per_minute: z.int().nullish(),
      tokens_per_minute: z.int().nullish(),
    }),
  ),
  ...savedFields,
  name: z.string(),
});
const CheckedDeployment = Deployment.extend({
  warnings: z.array(z.string()).optional().describe('What of it has no effect, a sentence each; absent where all has'),
});
export const DeploymentHeader = z.object({ deployment: Name });
const MaybeNamed = z.object({ deployment: Name.optional() });

const DeploymentChange = z
  .strictObject({
    name: Name.nullish(),
    model_saved_name: Name.nullish(),
    model_version: Name.nullish(),
    fallbacks: Fallbacks.nullish(),
    input_guardrails_policy: InputChange.nullish(),
    output_guardrails_policy: OutputChange.nullish(),
    on_failure: OnFailure.nullish(),
    hold_back: HoldBack.nullish(),
    block_turns: BlockTurns.nullish(),
    on_block: OnBlockChange.nullish(),
    tool_gate: ToolGateChange.nullish().describe('What it does not name stays; null takes the gate away'),
    restore_in_addresses: RestoreInAddresses.nullish(),
    unread: Unread.nullish(),
    fetch_part_addresses: FetchPartAddresses.nullish(),
    log: Log.nullish(),
    limits: Limits.nullish(),
    retries: Retries.nullish(),
    cache: AnswerCacheChange.nullish().describe('What it does not name stays; null keeps no more answers'),
    prices: Prices,
    budgets: Budgets.nullish(),
    rates: Rates.nullish(),
  })
  .meta({ examples: [{ name: 'support', output_guardrails_policy: { additional_config: { relevancy: true } } }] });
/** The fields of a deployment that a call changes. */
export type DeploymentChange = z.output<typeof DeploymentChange>;

export const addDeployment = endpoint({
  method: 'POST',
  path: '/deployments/add-deployment',
  summary: 'Deploy a saved model behind the AI proxy, with guardrails around its calls',
  description:
    'The name stands in the body, or in the header `-Deployment`; calls of /ai-proxy name it there. The model and the policies have to exist. A project has at most 1,000 deployments.',
  scope: 'proxy',
  failures: ['conflict', 'not_found'],
  headers: MaybeNamed,
  body: DeploymentFields.extend({ name: Name.nullish() }).meta({
    examples: [
      {
        name: 'support',
        model_saved_name: 'support',
        input_guardrails_policy: {
          policy_name: 'support',
          additional_config: { pii_redaction: true },
          block: ['injection_attack'],
          shadow: { policy_name: 'support', block: ['injection_attack', 'toxicity'] },
        },
      },
    ],
  }),
  response: savedAnswer('Deployment', 'added', CheckedDeployment),
});

export const getDeployment = endpoint({
  method: 'GET',
  path: '/deployments/get-deployment',
  summary: 'The deployment that the header names',
  scope: 'proxy',
  failures: ['not_found'],
  headers: DeploymentHeader,
  response: CheckedDeployment,
});

export const modifyDeployment = endpoint({
  method: 'PATCH',
  path: '/deployments/modify-deployment',
  summary: 'Change what the body names of the deployment that the header names',
  description:
    'What the body does not name stays, in its blocks too; null or empty takes a field of a block away. A `name` beside the header renames the deployment; without the header it says which one is meant.',
  scope: 'proxy',
  failures: ['not_found', 'conflict'],
  headers: MaybeNamed,
  body: DeploymentChange,
  response: savedAnswer('Deployment', 'updated', CheckedDeployment),
});

export const deleteDeployment = endpoint({
  method: 'DELETE',
  path: '/deployments/delete-deployment',
  summary: 'Delete the deployment that the header names',
  description: 'Calls under way end as they would.',
  scope: 'proxy',
  failures: ['not_found'],
  headers: DeploymentHeader,
  response: savedAnswer('Deployment', 'deleted', z.object({ deployment_id: z.int() })),
});

export const listDeployments = endpoint({
  method: 'GET',
  path: '/deployments/list-deployments',
  summary: 'The deployments of the project, oldest first',
  scope: 'proxy',
  query: PageQuery,
  response: z.object({ deployments: z.array(Deployment), pagination: Pagination }),
});
