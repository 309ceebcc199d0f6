import { Failure } from '../../errors.ts';

/** What the rules of a code of conduct were made from: a text, or a file with it. */
interface SentSource {
  readonly policy_text?: string | null | undefined;
  readonly policy_file?: File | null | undefined;
}

/** As it is saved; empty where a change names no source. */
type SavedSource = { readonly policy_text: string | null; readonly pdf_name: string | null } | Record<string, never>;

/** The source of a request. A file is 501 until PDF can be read. */
export async function sourceOf({ policy_text, policy_file }: SentSource): Promise<SavedSource> {
  if (policy_file != null) {
    const message = 'policy_file is not built yet; send the text of the document as policy_text';
    throw new Failure('not_implemented', message, { detail: { field: 'policy_file' } });
  }
  return policy_text == null ? {} : { policy_text, pdf_name: null };
}
