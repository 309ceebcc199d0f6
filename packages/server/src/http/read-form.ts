import { Failure } from '../errors.ts';
import { readBytes } from './read-body.ts';

const formTypes = ['multipart/form-data', 'application/x-www-form-urlencoded'];

/** Whether a body comes as a form. */
export function isForm(headers: Headers): boolean {
  const mediaType = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return formTypes.includes(mediaType);
}

/** The fields of a form of at most `maxBytes`, and its bytes as text: 413 when larger, 422 when it is none. */
export async function readForm(
  request: Request,
  maxBytes: number,
): Promise<{ text: string; fields: Record<string, unknown> }> {
  const bytes = await readBytes(request, maxBytes);
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  try {
    const form = await new Response(bytes, { headers }).formData();
    return { text: Buffer.from(bytes).toString('latin1'), fields: fieldsOf(form) };
  } catch (error) {
    const msg = 'The body is no form of the type that its Content-Type says';
    const detail = [{ type: 'form_invalid', loc: ['body'], msg, input: null }];
    throw new Failure('invalid_request', msg, { detail, cause: error });
  }
}

/**
 * A field that is sent several times is a list, which no schema of a single value takes. Lines of multipart fields end
 * in CRLF where a browser sends them (HTML, "multipart/form-data encoding algorithm"); they are read as they were typed.
 */
function fieldsOf(form: FormData): Record<string, unknown> {
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = form
        .getAll(name)
        .map((value) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value));
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}
