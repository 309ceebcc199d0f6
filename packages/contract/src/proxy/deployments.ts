import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { type DetectorName, detectorSettings } from '../guardrails/detectors.ts';
import { savedAnswer, savedFields } from '../guardrails/saved-record.ts';
import { idsOf } from '../ids.ts';
import { Name, PageQuery, Pagination } from '../names.ts';

/** Checks of an answer as a whole, beside detectors. */
export const answerChecks = ['hallucination', 'adherence', 'relevancy'] as const;
export type AnswerCheckName = (typeof answerChecks)[number];

const detectorNames = idsOf(detectorSettings) as [DetectorName, ...DetectorName[]];
const Detector = z.enum(detectorNames);
const Checked = z.enum([...detectorNames, ...answerChecks]);
const PolicyName = Name.nullish().describe('A saved policy of POST /guardrails/add-policy; absent: no detectors');
const Switch = z.boolean().default(true);
const off = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

const Input = z.strictObject({
  policy_name: PolicyName,
  enabled: Switch,
  additional_config: z
    .strictObject({
      pii_redaction: off.describe('Personal data is replaced before the model sees it, and put back after'),
    })
    .prefault({}),
  block: z
    .array(Detector)
    .max(detectorNames.length)
    .default([])
    .describe('Detectors whose finding refuses the request; others are only told'),
});

const Output = z.strictObject({
  policy_name: PolicyName,
  enabled: Switch,
  additional_config: z.strictObject({ hallucination: off, adherence: off, relevancy: off }).prefault({}),
  block: z
    .array(Checked)
    .max(detectorNames.length + answerChecks.length)
    .default([])
    .describe('Findings that stop the answer; others are only told'),
});

const ModelRef = { model_saved_name: Name, model_version: Name.default('v1') } as const;

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

const fields = {
  ...ModelRef,
  fallbacks: z
    .array(z.strictObject(ModelRef))
    .max(8)
    .default([])
    .describe('Tried in order where the first model cannot be had'),
  input_guardrails_policy: Input.prefault({}),
  output_guardrails_policy: Output.prefault({}),
  on_failure: z
    .enum(['closed', 'open'])
    .default('closed')
    .describe(
      'Where a stage fails by a fault of the service: `closed` refuses the call, `open` goes on without the stage',
    ),
  hold_back: z
    .int()
    .min(8)
    .max(10_000)
    .default(200)
    .describe('Characters of a stream that detectors may hold back at most'),
  log: z
    .enum(['off', 'metadata', 'full'])
    .default('metadata')
    .describe('What is kept of each call; `full` keeps texts with personal data replaced'),
  limits: Limits.prefault({}),
} as const;

export const DeploymentFields = z.strictObject(fields);
/** What a deployment is, as it is saved. */
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
  }),
  output_guardrails_policy: z.object({
    policy_name: z.string().nullable(),
    enabled: z.boolean(),
    additional_config: z.object({ hallucination: z.boolean(), adherence: z.boolean(), relevancy: z.boolean() }),
    block: z.array(z.string()),
  }),
  on_failure: z.enum(['closed', 'open']),
  hold_back: z.int(),
  log: z.enum(['off', 'metadata', 'full']),
  limits: z.record(z.string(), z.int()),
  ...savedFields,
  name: z.string(),
});
const CheckedDeployment = Deployment.extend({
  warnings: z.array(z.string()).optional().describe('What of it has no effect, a sentence each; absent where all has'),
});
const DeploymentHeader = z.object({ deployment: Name });
const MaybeNamed = z.object({ deployment: Name.optional() });

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
        model_saved_name: 'gpt',
        input_guardrails_policy: {
          policy_name: 'incoming',
          additional_config: { pii_redaction: true },
          block: ['injection_attack'],
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
  response: Deployment,
});

export const modifyDeployment = endpoint({
  method: 'PATCH',
  path: '/deployments/modify-deployment',
  summary: 'Change what the body names of the deployment that the header names',
  description:
    'A block is replaced as a whole. A `name` beside the header renames the deployment; without the header it says which one is meant.',
  scope: 'proxy',
  failures: ['not_found', 'conflict'],
  headers: MaybeNamed,
  body: z.strictObject({
    name: Name.nullish(),
    model_saved_name: Name.nullish(),
    model_version: Name.nullish(),
    fallbacks: fields.fallbacks.unwrap().nullish(),
    input_guardrails_policy: Input.nullish(),
    output_guardrails_policy: Output.nullish(),
    on_failure: fields.on_failure.unwrap().nullish(),
    hold_back: fields.hold_back.unwrap().nullish(),
    log: fields.log.unwrap().nullish(),
    limits: Limits.nullish(),
  }),
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
