import type { IncomingHttpHeaders } from 'node:http';
import { createRestorer, emptyMap } from '@redoubt/guard/parts';
import { Failure } from '../../errors.ts';
import type { CreditHeaderWriter } from '../../http/credit-headers.ts';
import type { CostHeaderWriter } from '../costs/cost-header.ts';
import type { SpendLimits } from '../costs/spend-limits.ts';
import { askOrRecall, type Keeping } from '../kept/ask-or-recall.ts';
import { runInput } from '../stages/input-stage.ts';
import { saidBy } from '../stages/judge-input.ts';
import { isObject } from '../stages/message-texts.ts';
import { type AnswerBasis, openOutput } from '../stages/output-stage.ts';
import { type AnswerRestoring, nothingToRestore, restorerOptions } from '../stages/restoring.ts';
import { retrievedContext, textOf } from '../stages/retrieved-context.ts';
import type { RequestText } from '../stages/text-place.ts';
import { partByVoice } from '../stages/voices.ts';
import { openToolGate } from '../tools/tool-gate.ts';
import type { Upstream } from './ask-model.ts';
import { onBlockOf, sendBlocked } from './block-answer.ts';
import { bookStages, settleStages } from './call-credits.ts';
import { type CallState, elapsed } from './call-state.ts';
import { isAnsweredInText, type ProxyPath } from './exchange.ts';
import type { GuardedCall } from './guarded-call.ts';
import { MAX_NAME } from './model-named.ts';
import { furtherStages, inputStages, limitedStages } from './priced-stages.ts';
import { type ReadCall, readCall } from './read-call.ts';
import { planCallParts, readCallParts } from './request-parts.ts';
import { endUserOf } from './user-named.ts';

const GAP = '\n\n';

/**
 * Returns what an answer is checked against: the user's last message, and the context that the caller names or that
 * was retrieved into the messages. Must run before redaction.
 */
function whatWasAsked(
  body: Record<string, unknown>,
  places: readonly RequestText[],
  named: string | undefined,
): AnswerBasis {
  const messages = Array.isArray(body.messages) ? body.messages.filter(isObject) : [];
  const lastUser = messages.findLast(({ role }) => role === 'user');
  const question = lastUser ? textOf(lastUser) : spokenByCaller(places);
  return { question, context: named?.trim() ? named : retrievedContext(messages) };
}

const spokenByCaller = (places: readonly RequestText[]): string =>
  places
    .filter(({ voice, isField }) => voice === 'caller' && !isField)
    .map(({ text }) => text)
    .join(GAP);

const letterOrDigit = /[\p{L}\p{N}\p{M}]/u;
const CJK = 0x2e80;

const folded = (text: string): string => text.toUpperCase().toLowerCase().replace(/\s+/g, ' ');

/**
 * Returns a function that says whether the caller's texts hold a keyword, as a whole word in any case. A keyword that
 * they hold only in disguise does not count, for then it is safer not to name it.
 */
function heldKeywords(texts: () => readonly string[]): (keyword: string) => boolean {
  let all: string | undefined;
  return (keyword) => {
    all ??= folded(texts().join('\n\n'));
    return holdsWord(all, folded(keyword).trim());
  };
}

function holdsWord(text: string, word: string): boolean {
  if (word === '') return false;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!cutsWord(text, at) && !cutsWord(text, at + word.length)) return true;
  }
  return false;
}

const cutsWord = (text: string, at: number): boolean =>
  letterOrDigit.test(text.charAt(at - 1)) && letterOrDigit.test(text.charAt(at)) && text.charCodeAt(at) < CJK;

/** Used if no check compares the answer with the question or a context. */
const nothingAsked = { question: '', context: '' } as const;

const basisOf = ({ deployment }: CallState, { body, places, context }: ReadCall): AnswerBasis =>
  deployment.checks.length > 0 ? whatWasAsked(body, places, context) : nothingAsked;

/** What every call of a proxy shares. */
export interface GuardedCallDependencies extends Upstream, Keeping {
  /** The names of the fields that report the findings in an answer. */
  readonly fields: readonly string[];
  readonly writeCredits: CreditHeaderWriter;
  readonly writeCost: CostHeaderWriter;
  /** Reads the header that names the caller's end user. */
  readonly userIn: (headers: IncomingHttpHeaders) => string | undefined;
  /** Reads the header by which a client chooses how it is told of a block. */
  readonly onBlockIn: (headers: IncomingHttpHeaders) => string | undefined;
  /** Whether a log, a trace or a limit records the call. */
  isRecorded(state: CallState): boolean;
  /** Lets a call begin whose deployment has limits of what is spent. Throws 402 or 429. */
  beginSpending(state: CallState, limits: SpendLimits): void | Promise<void>;
}

/**
 * Takes a call through its stages: charge and judge the input, redact it, call the model, judge the output and restore
 * it.
 */
export async function guardCall(state: CallState, bytes: Buffer, dependencies: GuardedCallDependencies): Promise<void> {
  const { exchange, deployment, context } = state;
  const read = readCall(bytes, exchange.path, dependencies.ownMembers);
  state.read = read;
  noteRequest(state, read, dependencies);
  const { spendLimits } = deployment;
  const asksUsage =
    spendLimits !== undefined &&
    (await beginLimited(state, read, () => dependencies.beginSpending(state, spendLimits)));
  const onBlock = onBlockOf(state, dependencies.onBlockIn(exchange.request.headers));
  const asked = basisOf(state, read);
  refuseTooMuch(read, context.config.maxBodyBytes);
  let restoring = nothingToRestore;
  const restore = (text: string, form: 'json' | 'text' = 'text') => restored(text, restoring, form);
  const gate = deployment.gate && openToolGate(deployment.gate, { body: read.body, restore });
  const { said, voices, priced } = partByVoice(read.places, deployment.voices, deployment.fields.block_turns);
  state.latest = priced;
  const planning = planCallParts(state, read.body);
  const planned = planning && (await planning);
  state.booked = await bookStages(state, limitedStages(state), furtherStages(deployment));
  const startedAt = performance.now();
  const parts = planned && (await readCallParts(state, planned));
  const input = await runInput({ places: read.places, said, voices, parts }, deployment, context);
  state.inputMs = performance.now() - startedAt;
  state.input = input.report;
  state.sentMap = input.tokens ?? emptyMap;
  if (deployment.shadow) state.shadowTexts = { said };
  const isHeld = heldKeywords(() => saidBy(said));
  restoring = input.restoring;
  const call: GuardedCall = {
    state,
    read,
    input,
    output: await openOutput(deployment, { asked, restore, isHeld, gate: gate?.report, context }),
    gate,
    fields: dependencies.fields,
    onBlock,
    hidesUsage: asksUsage,
    writeSpending() {
      if (state.booked) dependencies.writeCredits(exchange.headers, state.booked.statement);
      dependencies.writeCost(exchange.headers, state.costNano);
    },
  };
  if (input.report.is_req_blocked) return blockCall(call);
  call.writeSpending();
  const isChanged = read.isAmbiguous || asksUsage || input.report.is_pii_redacted;
  const body = isChanged ? Buffer.from(JSON.stringify(read.body)) : bytes;
  if (deployment.fields.log === 'full') state.requestText = body.toString('utf8');
  state.sentAt = elapsed(exchange);
  await askOrRecall(call, body, dependencies);
}

/** Notes what a request says of itself. */
function noteRequest(state: CallState, { body, isStreamed }: ReadCall, { userIn }: GuardedCallDependencies): void {
  state.isStreamed = isStreamed;
  state.modelAsked = typeof body.model === 'string' ? body.model.slice(0, MAX_NAME) : null;
  state.userSent = userIn(state.exchange.request.headers) ?? body.user;
  state.endUser = endUserOf(state.userSent);
}

/** Lets a call begin that is limited. Returns whether the provider is asked for what the caller must not see. */
async function beginLimited(
  { deployment, exchange }: CallState,
  read: ReadCall,
  begin: () => void | Promise<void>,
): Promise<boolean> {
  await begin();
  return deployment.spendLimits?.needsUsage === true && askUsage(read, exchange.path);
}

/**
 * Asks for the tokens of a stream that did not ask itself, because a limit depends on them. Returns whether the caller
 * must not see them.
 */
function askUsage({ body, isStreamed }: ReadCall, path: ProxyPath): boolean {
  if (!isStreamed || !isAnsweredInText(path)) return false;
  const options = isObject(body.stream_options) ? body.stream_options : {};
  if (options.include_usage === true) return false;
  body.stream_options = { ...options, include_usage: true };
  return true;
}

/** Rejects calls with too much text. Pictures and files may be large, but judging text takes time. */
function refuseTooMuch({ places }: ReadCall, most: number): void {
  const characters = places.reduce((sum, { text }) => sum + text.length, 0);
  if (characters <= most) return;
  const message = `The texts of the call have ${characters} characters, more than the ${most} that are judged; send less at a time`;
  throw new Failure('payload_too_large', message, { detail: { max: most, unit: 'characters', sent: characters } });
}

function restored(text: string, restoring: AnswerRestoring, form: 'json' | 'text'): string {
  const restorer = createRestorer(restoring.values, { ...restorerOptions(restoring, form), withheld: undefined });
  return restorer.push(text) + restorer.end();
}

/** Blocks the call. The model is not called, and the cost of judging stays charged. */
async function blockCall(call: GuardedCall): Promise<void> {
  const { state, read, input } = call;
  if (state.deployment.fields.log === 'full') state.requestText = JSON.stringify(read.body);
  await settleStages(state, inputStages(state));
  call.writeSpending();
  state.outcome = 'input_blocked';
  sendBlocked(call, 'input', { message: input.message, part: input.blockedBy });
}
