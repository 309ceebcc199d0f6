import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Name, PageQuery, Pagination } from '../names.ts';
import { RuleChecks } from './policy-rule.ts';
import { SavedDetectors } from './saved-detectors.ts';
import { Description, PolicyHeader, savedAnswer, savedFields } from './saved-record.ts';

const Policy = z.object({
  policy_id: z.int(),
  name: z.string(),
  description: z.string(),
  detectors: z.record(z.string(), z.unknown()).describe('As they were saved'),
  rule_checks: RuleChecks,
  ...savedFields,
});
const Deleted = z.object({ policy_id: z.int(), project_name: z.string() });
const MaybeNamed = z.object({ policy: Name.optional() });

export const addPolicy = endpoint({
  method: 'POST',
  path: '/guardrails/add-policy',
  summary: 'Save a policy of detectors for the project',
  description: 'The name stands in the body, or in the header `-Policy`. A project has at most 1,000 policies.',
  scope: 'guardrails',
  isWorkUnpriced: true,
  failures: ['conflict'],
  headers: MaybeNamed,
  body: z.strictObject({ name: Name.nullish(), description: Description.default(''), detectors: SavedDetectors }).meta({
    examples: [{ name: 'support', description: 'What customers write', detectors: { pii: { enabled: true } } }],
  }),
  response: savedAnswer('Policy', 'added', Policy),
});

export const getPolicy = endpoint({
  method: 'GET',
  path: '/guardrails/get-policy',
  summary: 'The policy that the header names',
  scope: 'guardrails',
  failures: ['not_found'],
  headers: PolicyHeader,
  response: Policy,
});

export const modifyPolicy = endpoint({
  method: 'PATCH',
  path: '/guardrails/modify-policy',
  summary: 'Change what the body names of the policy that the header names',
  description: 'A `name` beside the header renames the policy; without the header it says which policy is meant.',
  scope: 'guardrails',
  isWorkUnpriced: true,
  failures: ['not_found', 'conflict'],
  headers: MaybeNamed,
  body: z
    .strictObject({
      name: Name.nullish(),
      description: Description.nullish(),
      detectors: SavedDetectors.nullish(),
    })
    .meta({ examples: [{ name: 'support', detectors: { toxicity: { enabled: true, threshold: 0.7 } } }] }),
  response: savedAnswer('Policy', 'updated', Policy),
});

export const deletePolicy = endpoint({
  method: 'DELETE',
  path: '/guardrails/delete-policy',
  summary: 'Delete the policy that the header names',
  scope: 'guardrails',
  failures: ['not_found'],
  headers: PolicyHeader,
  response: savedAnswer('Policy', 'deleted', Deleted),
});

export const listPolicies = endpoint({
  method: 'GET',
  path: '/guardrails/list-policies',
  summary: 'The policies of the project, oldest first',
  scope: 'guardrails',
  query: PageQuery,
  response: z.object({ policies: z.array(Policy), pagination: Pagination }),
});
