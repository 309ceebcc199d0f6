import { Failure } from '../../errors.ts';
import type { GuardrailsContext } from '../context.ts';
import { fileRefused } from '../file-refused.ts';

/** The source of a code of conduct's rules: a text or a file. */
interface SentSource {
  readonly policy_text?: string | null | undefined;
  readonly policy_file?: File | null | undefined;
}

/** The saved form of the source. Empty if a change names no source. */
type SavedSource = { readonly policy_text: string | null; readonly pdf_name: string | null } | Record<string, never>;

/** The maximum length of `policy_text`. */
const MAX_TEXT = 2_000_000;
const FIELD = 'policy_file';

/**
 * Returns the source of a request. The text of a file is read in the sandbox. Throws 415 for an unsupported kind of
 * file, and 422 if it cannot be read.
 */
export async function sourceOf(
  { policy_text, policy_file }: SentSource,
  { wizard, account }: GuardrailsContext,
): Promise<SavedSource> {
  if (policy_file == null) return policy_text == null ? {} : { policy_text, pdf_name: null };
  const document = { bytes: new Uint8Array(await policy_file.arrayBuffer()), filename: policy_file.name };
  const text = await wizard.read(document, account.organisation.id).catch((error: unknown) => {
    throw fileRefused(error, FIELD, document.filename);
  });
  if (text.length > MAX_TEXT) throw tooLong(text.length);
  return { policy_text: text, pdf_name: document.filename };
}

function tooLong(length: number): Failure {
  const message = `body.${FIELD}: its text has ${length} characters; ${MAX_TEXT} are the most that are kept`;
  return new Failure('invalid_request', message, {
    detail: [{ type: 'too_long', loc: ['body', FIELD], msg: message, input: length }],
  });
}
