import { Validator } from '@seriousme/openapi-schema-validator';

/** Whether a document is valid OpenAPI, and of which version. */
export async function validate(
  document: Record<string, unknown>,
): Promise<{ valid: boolean; version?: string; errors?: unknown }> {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(document);
  return valid ? { valid, version: validator.version } : { valid, errors };
}
