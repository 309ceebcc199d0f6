import type { CallRecord } from '../calls/call-record.ts';
import { judgeShadow } from '../shadow/judge-shadow.ts';
import type { CallState } from './call-state.ts';
import { redactLog } from './redact-log.ts';

/** Whether the log record of a call takes work that nobody waits for. */
export const isRecordOpen = ({ shadowTexts, deployment }: CallState): boolean =>
  shadowTexts !== undefined || deployment.fields.log === 'full';

/**
 * Adds to a record what second policies find, and the texts without personal data. What the call cost is counted before:
 * a limit must not wait for a record.
 */
export async function finishRecord(record: CallRecord, state: CallState): Promise<CallRecord> {
  const { shadowTexts, deployment, context } = state;
  const { shadow: policies, fields } = deployment;
  const shadow = policies && shadowTexts ? await judgeShadow(shadowTexts, policies, { fields, context }) : undefined;
  const findings = shadow ? { ...record.findings, shadow } : record.findings;
  if (fields.log !== 'full') return { ...record, findings };
  await redactLog(state);
  return { ...record, findings, texts: { request: state.requestText, response: state.responseText } };
}
