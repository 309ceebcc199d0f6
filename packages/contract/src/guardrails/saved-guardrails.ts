import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Name, PageQuery, Pagination } from '../names.ts';
import { SavedDetectors } from './saved-detectors.ts';
import { Description, GuardrailHeader, savedAnswer, savedFields } from './saved-record.ts';

const side = z.strictObject({ detectors: SavedDetectors });
const savedSide = z.object({ detectors: z.record(z.string(), z.unknown()).describe('As they were saved') });
const Guardrail = z.object({
  guardrail_id: z.int(),
  name: z.string(),
  description: z.string(),
  input: savedSide,
  output: savedSide,
  ...savedFields,
});
const Deleted = z.object({ guardrail_id: z.int(), project_name: z.string() });
const MaybeNamed = z.object({ guardrail: Name.optional() });
const nothing = { detectors: {} };

export const addGuardrail = endpoint({
  method: 'POST',
  path: '/guardrails/add-guardrail',
  summary: 'Save a guardrail for the project: detectors for what goes into a model, and for what comes out',
  description: 'The name stands in the body, or in the header `-Guardrail`. A project has at most 1,000 guardrails.',
  scope: 'guardrails',
  failures: ['conflict'],
  headers: MaybeNamed,
  body: z
    .strictObject({
      name: Name.nullish(),
      description: Description.default(''),
      input: side.default(nothing),
      output: side.default(nothing),
    })
    .meta({
      examples: [
        {
          name: 'support',
          description: 'Around the support bot',
          input: { detectors: { injection_attack: { enabled: true } } },
          output: { detectors: { toxicity: { enabled: true } } },
        },
      ],
    }),
  response: savedAnswer('Guardrail', 'added', Guardrail),
});

export const getGuardrail = endpoint({
  method: 'GET',
  path: '/guardrails/get-guardrail',
  summary: 'The guardrail that the header names',
  scope: 'guardrails',
  failures: ['not_found'],
  headers: GuardrailHeader,
  response: Guardrail,
});

export const modifyGuardrail = endpoint({
  method: 'PATCH',
  path: '/guardrails/modify-guardrail',
  summary: 'Change what the body names of the guardrail that the header names',
  description: 'A `name` beside the header renames the guardrail; without the header it says which one is meant.',
  scope: 'guardrails',
  failures: ['not_found', 'conflict'],
  headers: MaybeNamed,
  body: z
    .strictObject({
      name: Name.nullish(),
      description: Description.nullish(),
      input: side.nullish(),
      output: side.nullish(),
    })
    .meta({ examples: [{ name: 'support', output: { detectors: { pii: { enabled: true } } } }] }),
  response: savedAnswer('Guardrail', 'updated', Guardrail),
});

export const deleteGuardrail = endpoint({
  method: 'DELETE',
  path: '/guardrails/delete-guardrail',
  summary: 'Delete the guardrail that the header names',
  scope: 'guardrails',
  failures: ['not_found'],
  headers: GuardrailHeader,
  response: savedAnswer('Guardrail', 'deleted', Deleted),
});

export const listGuardrails = endpoint({
  method: 'GET',
  path: '/guardrails/list-guardrails',
  summary: 'The guardrails of the project, oldest first',
  scope: 'guardrails',
  query: PageQuery,
  response: z.object({ guardrails: z.array(Guardrail), pagination: Pagination }),
});
