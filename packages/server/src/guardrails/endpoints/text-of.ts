import { Failure } from '../../errors.ts';

/** Both forms of a request for one text. */
export interface TextForms {
  readonly text?: string | undefined;
  readonly mode?: string | undefined;
  readonly content?: string | undefined;
}

/**
 * Returns the text to judge from either form of the request. Throws 501 for images, sounds, addresses and documents.
 */
export function textOf({ text, mode, content }: TextForms): string {
  if (text !== undefined) return text;
  if (mode === 'text' && content !== undefined) return content;
  const message = `mode "${mode}" is not built yet; send mode "text", or the field "text"`;
  throw new Failure('not_implemented', message, { detail: { mode } });
}
