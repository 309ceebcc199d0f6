import { DocumentFailure } from '@redoubt/documents';
import { Failure } from '../../errors.ts';

/** Returns whether a document was refused only after it had used all the work that is allowed. */
export const tookWork = ({ cause }: Failure): boolean => cause instanceof DocumentFailure && cause.tookWork;

/**
 * Converts a DocumentFailure to a failure for the sender: 415 for an unsupported kind, 422 otherwise. Other errors are
 * returned unchanged.
 */
export function documentRefused(error: unknown, field: string, filename: string): unknown {
  if (!(error instanceof DocumentFailure)) return error;
  const { reason, message } = error;
  const detail = [{ type: reason, loc: ['body', field], msg: message, input: filename.slice(0, 200) }];
  const told = `body.${field}: ${message}`;
  if (reason === 'unknown_kind') return new Failure('unsupported_media_type', told, { detail, cause: error });
  return new Failure('invalid_request', told, { detail, cause: error });
}
