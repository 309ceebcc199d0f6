import { Validator } from '@seriousme/openapi-schema-validator';

/** Returns whether a document is valid OpenAPI, with its version or the errors. */
export async function validate(
  document: Record<string, unknown>,
): Promise<{ valid: boolean; version?: string; errors?: unknown }> {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(document);
  return valid ? { valid, version: validator.version } : { valid, errors };
}
