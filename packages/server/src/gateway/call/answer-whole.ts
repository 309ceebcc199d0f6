import { createRestorer, plainStretch, type Restorer } from '@redoubt/guard/parts';
import { parseExact, parseExactInTurns, TooManyValues } from '@redoubt/providers';
import { Failure } from '../../errors.ts';
import { type AnsweredText, BETWEEN } from '../found/answered-texts.ts';
import { keepForShadow } from '../shadow/judge-shadow.ts';
import { type AnswerText, answerTexts, groupsOf, placesOf, wholeTexts } from '../stages/answer-texts.ts';
import { areMany } from '../stages/judge-windows.ts';
import type { TextVerdict } from '../stages/judged.ts';
import { isObject } from '../stages/message-texts.ts';
import { restorerOptions } from '../stages/restoring.ts';
import { TooManyTexts } from '../stream/answer-bounds.ts';
import { asideTexts } from '../stream/aside-texts.ts';
import { dropStrangeThoughts } from '../stream/signed-thoughts.ts';
import { trimLogprobs } from '../stream/spelt-logprobs.ts';
import { gateAnswer } from '../tools/whole-calls.ts';
import { sendBlocked } from './block-answer.ts';
import { settleStages } from './call-credits.ts';
import { elapsed } from './call-state.ts';
import { leavingOf } from './caller-left.ts';
import { sendJson, sendJsonInTurns } from './exchange.ts';
import type { GuardedCall } from './guarded-call.ts';
import { stagesThatRan } from './priced-stages.ts';
import { detectionFields, noteAnswer } from './report-call.ts';
import type { CallHeaders } from './upstream-headers.ts';

/** Answers up to this many bytes are parsed and written in one step, which takes a few milliseconds. */
const FEW_BYTES = 1_048_576;

/** Judges, restores and delivers a whole answer of a model. */
export async function answerWhole(call: GuardedCall, bytes: Buffer, headers: CallHeaders): Promise<void> {
  const { state, output } = call;
  const isLarge = bytes.length > FEW_BYTES;
  const body = await objectOf(bytes, isLarge);
  const gated = gateAnswer(body, call.gate);
  noteAnswer(state, body);
  const { texts, asides } = textsOf(body, call);
  const written = [...texts.map(({ text }) => text), ...gated.removed];
  if (state.deployment.fields.log === 'full') state.responseText = written.join(BETWEEN);
  const signal = areMany(texts) ? leavingOf(state, written) : undefined;
  state.answered = { texts: () => answeredIn(texts, call), written, asides };
  const blocking = (await judgeEach(call, texts, signal)) ?? (await output.judgeAside(asides));
  const { isRestored, refused } = isStopped(call, blocking) ? notRestored : restoreEach(call, texts);
  const early = blocking ?? refused;
  dropStrangeThoughts(body);
  if (output.isWatching || call.input.restoring.values.size > 0) trimLogprobs(body);
  const asRead = wholeTexts(texts, (text) => (isJson(text, call) ? plainStretch(text.text).text : text.text));
  keepForShadow(state, { written: asRead, asides });
  const { report, message } = await output.conclude(
    {
      written: asRead,
      asides,
      said: texts.filter(({ isSaid }) => isSaid).map(({ text }) => text),
      signal,
    },
    early,
  );
  state.outputMs = output.spentMs;
  state.output = { ...report, is_pii_unredacted: isRestored };
  await settleStages(state, stagesThatRan(state, written));
  Object.assign(state.exchange.headers, headers);
  call.writeSpending();
  state.firstByteAt ??= elapsed(state.exchange);
  if (report.is_res_blocked) {
    state.outcome = 'output_blocked';
    return sendBlocked(call, 'output', { message });
  }
  gated.addWords();
  state.outcome = 'answered';
  state.status = 200;
  const answer = { ...body, ...detectionFields(call) };
  if (isLarge) await sendJsonInTurns(state.exchange, 200, answer);
  else sendJson(state.exchange, 200, JSON.stringify(answer));
}

/** Returns the texts of an answer as they were written, with what they are. */
const answeredIn = (texts: readonly AnswerText[], call: GuardedCall): AnsweredText[] =>
  groupsOf(texts).flatMap((pieces) => {
    const [first] = pieces;
    if (!first) return [];
    const isCall = first.form === 'json' || first.key === 'input';
    const part = first.isSaid ? 'text' : isCall ? 'tool_call' : 'thoughts';
    return [{ choice: first.choice, part, isJson: isJson(first, call), pieces: pieces.map(({ text }) => text) }];
  });

/** Whether the answer is not delivered, by a detector or by the gate of tools. */
const isStopped = ({ gate }: GuardedCall, blocking: TextVerdict | undefined): boolean =>
  blocking !== undefined || gate?.report.isBlocking === true;

/** Returns the texts of an answer and the texts in its other fields. An answer with too many texts is rejected. */
function textsOf(body: Record<string, unknown>, { read }: GuardedCall) {
  try {
    const texts = answerTexts(body);
    const elsewhere = placesOf(body, texts);
    return { texts, asides: asideTexts(body, { elsewhere, declared: read.declaredTools }) };
  } catch (error) {
    if (!(error instanceof TooManyTexts)) throw error;
    throw unreadable(error.message);
  }
}

const isJson = ({ form }: AnswerText, { read }: GuardedCall): boolean =>
  form === 'json' || (form === 'content' && read.wantsJson);

interface RestoredTexts {
  /** Whether personal data was put in. */
  readonly isRestored: boolean;
  /** The verdict on data that must not reach the user. The answer is then not delivered. */
  readonly refused: TextVerdict | undefined;
}

const notRestored: RestoredTexts = { isRestored: false, refused: undefined };

/** Restores personal data in each text of an answer, in place. The pieces of one text are read without gaps. */
function restoreEach(call: GuardedCall, texts: readonly AnswerText[]): RestoredTexts {
  const { restoring } = call.input;
  if (restoring.values.size === 0) return notRestored;
  let isRestored = false;
  for (const pieces of groupsOf(texts)) {
    const form = pieces[0] && isJson(pieces[0], call) ? 'json' : 'text';
    const restorer = createRestorer(restoring.values, restorerOptions(restoring, form));
    restorePieces(pieces, restorer);
    if (restorer.stoppedBy !== undefined) {
      return { isRestored, refused: restoring.withheld?.verdictOn(restorer.stoppedBy) };
    }
    isRestored ||= restorer.hasRestored;
  }
  return { isRestored, refused: undefined };
}

function restorePieces(pieces: readonly AnswerText[], restorer: Restorer): void {
  for (const [at, { text, write }] of pieces.entries()) {
    const passed = restorer.push(text);
    const restored = at === pieces.length - 1 ? passed + restorer.end() : passed;
    if (restored !== text) write(restored);
  }
}

/** Judges each text in the same windows as a stream. Returns the verdict that blocks the answer, if there is one. */
async function judgeEach(call: GuardedCall, texts: readonly AnswerText[], signal: AbortSignal | undefined) {
  const wholes = groupsOf(texts).map((pieces) => ({
    pieces,
    text: pieces.map(({ text }) => text).join(''),
    isJson: pieces[0] !== undefined && isJson(pieces[0], call),
  }));
  if (areMany(wholes)) return call.output.judgeMany(wholes, signal);
  for (const { pieces, isJson: asJson } of wholes) {
    const watch = call.output.watch('at once', asJson ? 'json' : 'text');
    if (!watch) return undefined;
    for (const { text } of pieces) await watch.push(text);
    await watch.end();
    if (watch.blocked !== undefined) return watch.blocked;
  }
  return undefined;
}

/** Parses the answer. An answer that cannot be parsed cannot be judged and is rejected. */
async function objectOf(bytes: Buffer, isLarge: boolean): Promise<Record<string, unknown>> {
  try {
    const value: unknown = isLarge ? await parseExactInTurns(bytes) : parseExact(bytes.toString('utf8'));
    if (isObject(value)) return value;
  } catch (error) {
    if (error instanceof TooManyValues) throw unreadable(error.message);
    // Other errors are handled below, like an answer that is not an object.
  }
  throw unreadable('The model answered with what is no JSON object');
}

const unreadable = (why: string): Failure =>
  new Failure('upstream_failed', `${why}; nothing was delivered`, {
    detail: { upstream: 'model', reason: 'malformed', status: null },
  });
