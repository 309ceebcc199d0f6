import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Content, OpenApiDocument, Operation } from './openapi-document.ts';

/** An answer as it came. */
export interface FuzzAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** Statuses of the 5xx range that an operation may answer by design; all others are faults of the service. */
export const allowedFailures: Readonly<Record<number, string>> = {
  501: 'specified and not built',
  502: 'the provider cannot be reached',
};

/** Says what is wrong with an answer to an operation; undefined: nothing. */
export type AnswerCheck = (operation: Operation, answer: FuzzAnswer) => string | undefined;

/** Holds answers against the document: the status is listed, the media type too, and a JSON body fits its schema. */
export function answerCheck(document: OpenApiDocument): AnswerCheck {
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
    const { content, misfit } = documentedContent(operation, status);
    // Without a body there is nothing more to be held against anything.
    if (misfit !== undefined || !content) return misfit;
    const type = mediaTypeOf(answer);
    const { schema } = content[type] ?? {};
    if (!schema) return `${status} in "${type}" is not in the document`;
    return type === 'application/json' ? misfitOf(validatorOf(operation, status, schema), answer) : undefined;
  };
}

function documentedContent({ responses }: Operation, status: number): { content?: Content; misfit?: string } {
  if (status >= 500 && !(status in allowedFailures)) return { misfit: `status ${status}` };
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
