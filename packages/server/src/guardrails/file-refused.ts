import { DocumentFailure, type DocumentFailureReason } from '@redoubt/documents';
import { MediaFailure, type MediaFailureReason } from '@redoubt/media';
import { Failure } from '../errors.ts';

type FileFailure = DocumentFailure | MediaFailure;

const isOfFile = (error: unknown): error is FileFailure =>
  error instanceof DocumentFailure || error instanceof MediaFailure;

/** Reasons that lie with the service, not with the file. */
const unready: readonly (DocumentFailureReason | MediaFailureReason)[] = ['unavailable', 'stalled'];

/** Returns whether a file was refused only after it had used all the work that is allowed. */
export const tookWork = ({ cause }: Failure): boolean => isOfFile(cause) && cause.tookWork;

/**
 * Converts the failure of a document, a picture or a recording to a failure for the sender: 415 for an unsupported
 * kind, 503 if the service cannot read now, 422 otherwise. Other errors are returned unchanged.
 */
export function fileRefused(error: unknown, field: string, filename: string): unknown {
  if (!isOfFile(error)) return error;
  const { reason, message } = error;
  const told = `body.${field}: ${message}`;
  const detail = [{ type: reason, loc: ['body', field], msg: message, input: filename.slice(0, 200) }];
  if (reason === 'unknown_kind') return new Failure('unsupported_media_type', told, { detail, cause: error });
  return new Failure(unready.includes(reason) ? 'not_ready' : 'invalid_request', told, { detail, cause: error });
}
