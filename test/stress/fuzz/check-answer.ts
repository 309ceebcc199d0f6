import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Content, OpenApiDocument, Operation } from './openapi-document.ts';

/** An answer as it was received. */
export interface FuzzAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** Statuses of 500 and above that an operation may answer by design. All others are faults of the service. */
export const allowedFailures: Readonly<Record<number, string>> = {
  502: 'the provider cannot be reached',
};

/** Describes what is wrong with an answer to an operation. Returns undefined if nothing is. */
export type AnswerCheck = (operation: Operation, answer: FuzzAnswer) => string | undefined;

/**
 * Checks answers against the OpenAPI document: the status and the media type must be listed, and a JSON body must match
 * its schema. Of the statuses of 500 and above, only those in `allowed` may be answered.
 */
export function answerCheck(
  document: OpenApiDocument,
  allowed: Readonly<Record<number, string>> = allowedFailures,
): AnswerCheck {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'document', components: document.components });
  const validators = new Map<string, ValidateFunction>();
  const validatorOf = (operation: Operation, status: number, schema: object): ValidateFunction => {
    const key = `${operation.operationId} ${status}`;
    const known = validators.get(key);
    if (known) return known;
    const made = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/')));
    validators.set(key, made);
    return made;
  };
  return (operation, answer) => {
    const { status } = answer;
    const { content, misfit } = documentedContent(operation, status, allowed);
    // An answer without a body has nothing more to check.
    if (misfit !== undefined || !content) return misfit;
    const type = mediaTypeOf(answer);
    const { schema } = content[type] ?? {};
    if (!schema) return `${status} in "${type}" is not in the document`;
    return type === 'application/json' ? misfitOf(validatorOf(operation, status, schema), answer) : undefined;
  };
}

function documentedContent(
  { responses }: Operation,
  status: number,
  allowed: Readonly<Record<number, string>>,
): { content?: Content; misfit?: string } {
  if (status >= 500 && !(status in allowed)) return { misfit: `status ${status}` };
  return responses[status] ?? { misfit: `status ${status} is not in the document` };
}

const mediaTypeOf = ({ contentType }: FuzzAnswer): string => contentType.split(';', 1)[0] ?? '';

function misfitOf(validate: ValidateFunction, { status, body }: FuzzAnswer): string | undefined {
  if (validate(parsed(body))) return undefined;
  const [first] = validate.errors ?? [];
  return `the body of ${status} does not fit: ${first?.instancePath} ${first?.message} ${JSON.stringify(first?.params)}`;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
