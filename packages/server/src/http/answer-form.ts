import type { Endpoint } from '@redoubt/contract';

/** How a success is written. */
export interface AnswerForm {
  readonly headers: Readonly<Record<string, string>>;
  readonly write: (response: unknown) => string;
}

const json: AnswerForm = { headers: {}, write: JSON.stringify };
const csvType = 'text/csv; charset=utf-8; header=present';

/** The form that the caller asked for: JSON, or CSV where the endpoint writes it. A failure is JSON in any case. */
export function answerForm({ csv }: Endpoint, request: Request): AnswerForm {
  if (!csv) return json;
  const vary = 'Accept';
  if (!wantsCsv(request)) return { ...json, headers: { vary } };
  return { headers: { vary, 'content-type': csvType }, write: (response) => csv(response as never) };
}

/** The query's `format` wins over the header; a caller that takes both equally, or names neither, gets JSON. */
function wantsCsv(request: Request): boolean {
  const format = new URL(request.url).searchParams.get('format');
  if (format !== null) return format === 'csv';
  const accepted = qualities(request.headers.get('accept') ?? '');
  return (accepted.get('text/csv') ?? 0) > (accepted.get('application/json') ?? 0);
}

/** The media types that an Accept header names, with their weights (RFC 9110, section 12.5.1). */
export function qualities(accept: string): Map<string, number> {
  return new Map(
    accept.split(',').map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [type, weight === undefined ? 1 : Number(weight) || 0];
    }),
  );
}
