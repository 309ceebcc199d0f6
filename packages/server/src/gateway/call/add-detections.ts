import { inSeconds, noInput, noOutput } from '../stages/stage-report.ts';

const OPEN = 0x7b;
const CLOSE = 0x7d;
const isSpace = (byte: number | undefined): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

const before = `{"input_guardrails":${JSON.stringify(noInput)},"output_guardrails":${JSON.stringify(noOutput)},"metrics":{"input_guardrails_latency":0,"endpoint_latency":`;
const after = ',"output_guardrails_latency":0}}';

/**
 * Appends a report to a whole answer of a deployment without stages, under each name in `fields`. The report says that
 * nothing was checked and that the provider took `ms`.
 */
export const addDetections = (body: Buffer, fields: readonly string[], ms: number): Buffer[] =>
  addReport(body, fields, `${before}${inSeconds(ms)}${after}`);

/**
 * Appends a report, which is JSON, to a whole answer, under each name in `fields`. The answer's own bytes do not change.
 * A body that is not a JSON object gets no report. Returns the pieces of the answer, because a large body should not be
 * copied.
 */
export function addReport(body: Buffer, fields: readonly string[], report: string): Buffer[] {
  const first = past(body, 0, 1);
  const last = past(body, body.length - 1, -1);
  if (body[first] !== OPEN || body[last] !== CLOSE || first >= last) return [body];
  const isEmpty = past(body, last - 1, -1) === first;
  const members = fields.map((field) => `${JSON.stringify(field)}:${report}`).join();
  return [body.subarray(0, last), Buffer.from(`${isEmpty ? '' : ','}${members}}`)];
}

/** Returns the first index from `at`, in direction `step`, that is not JSON white space. */
function past(body: Buffer, at: number, step: 1 | -1): number {
  let place = at;
  while (isSpace(body[place])) place += step;
  return place;
}
