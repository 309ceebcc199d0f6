import type { SampleStage } from '@redoubt/contract';
import type { ProxyCallWithTexts } from '@redoubt/store';
import type { ProxyPath } from '../call/exchange.ts';
import { readCall } from '../call/read-call.ts';
import { MAX_TEXT } from '../calls/stored-call.ts';
import { callerTexts } from '../stages/judge-input.ts';

/** The text that a stage judged, or why the log does not have it, as a sentence. */
export type LoggedText = { readonly text: string } | { readonly missing: string };

/** Returns what was judged of a logged call: what the caller said last, or what the model answered. */
export function loggedText(call: ProxyCallWithTexts, stage: SampleStage): LoggedText {
  const kept = stage === 'input' ? call.texts.request : call.texts.response;
  if (kept === null || kept === '') {
    return { missing: `The log has no ${stage === 'input' ? 'request' : 'response'} of the call` };
  }
  if (kept.length >= MAX_TEXT) return { missing: `The log has cut the text after ${MAX_TEXT} characters` };
  const text = stage === 'input' ? lastSaid(kept, call.path) : kept;
  return text === undefined ? { missing: 'The log has a request that holds no text of the caller' } : { text };
}

/** Returns what the caller said in the latest turn of a request, without the rest of the conversation. */
function lastSaid(request: string, path: string): string | undefined {
  try {
    // The cast is safe because only calls of these paths are logged.
    const called = path.replace(/^\/ai-proxy\//, '') as ProxyPath;
    const { latest, turn } = callerTexts(readCall(Buffer.from(request), called, new Set()).places);
    return latest || turn.text || undefined;
  } catch {
    // A request that stages cannot read was passed on unjudged.
    return undefined;
  }
}
