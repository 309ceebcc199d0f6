import { Failure } from '../../errors.ts';

/** Both forms of a request for one text. */
export interface TextForms {
  readonly text?: string | undefined;
  readonly mode?: string | undefined;
  readonly content?: string | undefined;
  readonly text_input?: string | undefined;
}

/** Returns the text to judge from either form of the request. Throws 501 for addresses and documents. */
export function textOf({ text, mode, content }: TextForms): string {
  if (text !== undefined) return text;
  if (mode === 'text' && content !== undefined) return content;
  const instead = mode === 'url' || mode === 'pdf' ? `; use POST /guardrails/scan-${mode}` : '';
  const message = `mode "${mode}" is not built yet${instead}`;
  throw new Failure('not_implemented', message, { detail: { mode } });
}
