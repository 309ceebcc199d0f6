import { DocumentFailure } from '@redoubt/documents';
import { Failure } from '../../errors.ts';

/** Whether a document was refused only after it had taken all the work that one may. */
export const tookWork = ({ cause }: Failure): boolean => cause instanceof DocumentFailure && cause.tookWork;

/** What the sender is told of a document that cannot be read: 415 for another kind, 422 else; other errors stay as they are. */
export function documentRefused(error: unknown, field: string, filename: string): unknown {
  if (!(error instanceof DocumentFailure)) return error;
  const { reason, message } = error;
  const detail = [{ type: reason, loc: ['body', field], msg: message, input: filename.slice(0, 200) }];
  const told = `body.${field}: ${message}`;
  if (reason === 'unknown_kind') return new Failure('unsupported_media_type', told, { detail, cause: error });
  return new Failure('invalid_request', told, { detail, cause: error });
}
