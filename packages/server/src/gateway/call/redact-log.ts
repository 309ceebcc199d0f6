import { emptyMap, type TokenMap } from '@redoubt/guard/parts';
import { redactTexts } from '../stages/redact-texts.ts';
import type { CallState } from './call-state.ts';

/** A longer request is cut before redaction. The log keeps less than that anyway. */
const MAX_WHOLE = 262_144;
const MAX_CUT = 32_768;

/**
 * Replaces personal data in the texts of a call that is logged in full. A deployment may send personal data to its
 * model, and a model may write its own. If redaction fails, the texts are not logged. Returns what was replaced.
 */
export async function redactLog(state: CallState): Promise<TokenMap> {
  const { deployment, context, exchange, requestText, responseText } = state;
  const isWhole = (requestText?.length ?? 0) <= MAX_WHOLE;
  const request = isWhole ? requestText : (requestText?.slice(0, MAX_CUT) ?? null);
  const place = (text: string | null, isJson: boolean, write: (to: string) => void) => ({
    text: text ?? '',
    isJson,
    write,
    // These texts do not come again with the next call.
    voice: 'caller' as const,
    isNew: true,
    isOfTurn: true,
  });
  state.requestText = request;
  try {
    const places = [
      place(request, isWhole, (to) => {
        state.requestText = to;
      }),
      // A provider's error is usually JSON. A model's answer is plain text.
      place(responseText, state.outcome === 'upstream_error', (to) => {
        state.responseText = to;
      }),
    ];
    return (await redactTexts(places, deployment.redaction ?? {}, context.detectors)).map;
  } catch (error) {
    state.requestText = null;
    state.responseText = null;
    context.log.error(
      { err: error, request_id: exchange.requestId },
      'texts not logged: personal data was not replaced',
    );
    return emptyMap;
  }
}
