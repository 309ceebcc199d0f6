import {
  type DetectorName,
  type FeedbackBody,
  idsOf,
  readSavedDetectors,
  type SampleStage,
  sampleStages,
} from '@redoubt/contract';
import { plainStretch } from '@redoubt/guard/parts';
import type { FoundPlace, NewSample, ProxyCallWithTexts, SavedPolicy } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import { policyOfSamples } from '../../guardrails/samples/policy-of-samples.ts';
import type { ProxyPath } from '../call/exchange.ts';
import { readCall } from '../call/read-call.ts';
import { callIdOf } from '../calls/request-ids.ts';
import { MAX_TEXT } from '../calls/stored-call.ts';
import type { GatewayContext } from '../context.ts';
import { fieldsOf } from '../deployments/saved-deployment.ts';
import { findParts } from '../parts/find-parts.ts';
import { callerTexts } from '../stages/judge-input.ts';
import type { Voice } from '../stages/text-place.ts';

/** A call that feedback names, as far as it is known. */
interface NamedCall {
  /** The id of the call or of its request, as it was sent. */
  readonly reference: string;
  /** Undefined if the log does not hold the call. */
  readonly call: ProxyCallWithTexts | undefined;
  /** The names of the policies that judge calls of its deployment now. */
  readonly policies: Readonly<Partial<Record<SampleStage, string>>>;
}

/** Makes a sample of what a person says of a call. Throws 422 for what is missing, and for what contradicts the log. */
export async function sampleOfFeedback(
  reference: string,
  body: FeedbackBody,
  context: GatewayContext,
): Promise<NewSample> {
  const named = await namedCall(reference, context);
  const stage = sideMeant(body, named);
  const policy = await policyThatJudged(body, stage, { named, context });
  const detectors = detectorsRunBy(policy);
  const detector = detectorMeant(body, policy.name, detectors);
  const { verdict, comment } = body;
  const found = foundBy(named.call, stage, detectors);
  const hasOthers = stage === 'input' && found.length > 0 && hasOtherTexts(named.call);
  const isFlagged = shouldBeFlagged(
    body,
    named.call && (detector === null ? found.length > 0 : found.includes(detector)),
    // What was found may be in another text than the one that is sent.
    hasOthers && body.text !== undefined,
  );
  const requestId = named.call?.requestId ?? (reference.startsWith('call_') ? null : reference);
  return {
    policyId: policy.id,
    source: requestId === null ? `call:${reference}` : `request:${requestId}`,
    stage,
    detector,
    isFlagged,
    text:
      body.text ??
      textThatWasJudged(named.call, stage, {
        isPersonal: isOfPersonalData(detector, found),
        hasOthers,
        own: textOfFinding(named.call, stage, { detector, policy: policy.name }),
      }),
    keyName: context.account.key.name,
    feedback: { callId: named.call?.id ?? null, requestId, verdict, comment: comment || null },
  };
}

async function namedCall(reference: string, { store, policies, account }: GatewayContext): Promise<NamedCall> {
  const projectId = account.project.id;
  const id = reference.startsWith('call_') ? reference : callIdOf(reference);
  const call = id === undefined ? undefined : await store.proxyCalls.find(projectId, id);
  if (!call) return { reference, call, policies: {} };
  const deployment = await policies.find({ projectId, kind: 'deployment', name: call.deploymentName });
  // Another deployment may have the name now.
  if (deployment?.id !== call.deploymentId) return { reference, call, policies: {} };
  const { input_guardrails_policy: input, output_guardrails_policy: output } = fieldsOf(deployment);
  return {
    reference,
    call,
    policies: {
      ...(input.enabled && input.policy_name && { input: input.policy_name }),
      ...(output.enabled && output.policy_name && { output: output.policy_name }),
    },
  };
}

/** Returns the side that is meant: the one that is named, else the only one that was flagged, else the only one judged. */
function sideMeant({ stage, detector }: FeedbackBody, { call, policies }: NamedCall): SampleStage {
  if (stage) return stage;
  const found = (of: SampleStage) => call?.findings[of].detected ?? [];
  const flagged = sampleStages.filter((of) => (detector ? found(of).includes(detector) : found(of).length > 0));
  const judged = sampleStages.filter((of) => policies[of] !== undefined);
  const [only] = flagged.length === 1 ? flagged : judged.length === 1 ? judged : [];
  return only ?? refuseFeedback('stage', 'The call does not say which side is meant; send "input" or "output"');
}

async function policyThatJudged(
  { policy }: FeedbackBody,
  stage: SampleStage,
  { named, context }: { readonly named: NamedCall; readonly context: GatewayContext },
): Promise<SavedPolicy> {
  const name = policy ?? named.policies[stage];
  if (name) return policyOfSamples(name, context);
  const why = named.call
    ? `The deployment "${named.call.deploymentName}" has no policy for the ${stage} now`
    : `The log does not hold the call "${named.reference}": its deployment logs nothing, or it was deleted by now`;
  return refuseFeedback('policy', `${why}; send the name of the policy that judged it`);
}

/** The only cast: saved content was validated by the contract's schema. */
const detectorsRunBy = ({ content }: SavedPolicy): DetectorName[] =>
  idsOf(readSavedDetectors((content as { detectors: Record<string, unknown> }).detectors).detectors);

function detectorMeant(
  { detector }: FeedbackBody,
  policy: string,
  known: readonly DetectorName[],
): DetectorName | null {
  if (detector == null || known.includes(detector)) return detector ?? null;
  const message = `The policy "${policy}" does not run ${detector}; it runs ${known.join(', ') || 'no detector'}. Name one of these, or leave detector out for the policy as a whole`;
  return refuseFeedback('detector', message, detector);
}

/** Returns the detectors of the policy that found something in the call. */
const foundBy = (call: ProxyCallWithTexts | undefined, stage: SampleStage, known: readonly DetectorName[]) =>
  known.filter((name) => call?.findings[stage].detected.includes(name));

/** Returns whether the text should be flagged. `logged` says whether it was, undefined if the log does not know. */
function shouldBeFlagged(
  { verdict, detector, flagged }: FeedbackBody,
  logged: boolean | undefined,
  isOfAnyText: boolean,
): boolean {
  const was = flagged ?? logged;
  const who = detector ?? 'the policy';
  if (verdict === 'right') {
    const missing = 'The log does not hold the call, so "right" says nothing of what it was; send true or false';
    return was ?? refuseFeedback('flagged', missing);
  }
  if (!isOfAnyText && was === (verdict === 'missed')) {
    const message = was
      ? `${who} flagged this side of the call, so it missed nothing; send "right" or "false_alarm", or the other stage`
      : `${who} flagged nothing on this side of the call, so it is no false alarm; send "right" or "missed", or the other stage`;
    return refuseFeedback('verdict', message, verdict);
  }
  return verdict === 'missed';
}

/** Whether a verdict rests on personal data, which the log replaces. */
const isOfPersonalData = (detector: DetectorName | null, found: readonly DetectorName[]): boolean =>
  detector === 'pii' || (detector === null && found.includes('pii'));

/** What is known of the text that a verdict is on. */
interface KnownText {
  readonly isPersonal: boolean;
  readonly hasOthers: boolean;
  /** The only text in which it was found. */
  readonly own: string | undefined;
}

function textThatWasJudged(
  call: ProxyCallWithTexts | undefined,
  stage: SampleStage,
  { isPersonal, hasOthers, own }: KnownText,
): string {
  const way = 'send the judged text';
  if (!call) return refuseFeedback('text', `The log does not hold the call; ${way}`);
  if (isPersonal) return refuseFeedback('text', `The log replaces the personal data that pii judges; ${way}`);
  if (own !== undefined) return own;
  if (hasOthers)
    return refuseFeedback(
      'text',
      `The request has several texts, and the log does not say in which single one something was found; ${way}`,
    );
  const logged = loggedText(call, stage);
  return 'text' in logged ? logged.text : refuseFeedback('text', `${logged.missing}; ${way}`);
}

/**
 * Returns the kept text of a request in which something was found. `by` says which policy found it, with `detector` null as a whole. Returns
 * undefined where it was found in several texts, or the log does not say in which one, or does not have it.
 */
function textOfFinding(
  call: ProxyCallWithTexts | undefined,
  stage: SampleStage,
  by: { readonly detector: string | null; readonly policy: string },
): string | undefined {
  const request = call?.texts.request;
  if (stage === 'output' || !request || request.length >= MAX_TEXT) return undefined;
  const findings = call.findings.found?.findings ?? [];
  const own = findings.filter(
    ({ stage: side, detector, policy }) =>
      side === stage && (by.detector ?? detector) === detector && (policy?.name ?? by.policy) === by.policy,
  );
  const isUnsure = own.some(({ places, morePlaces }) => places.length === 0 || morePlaces > 0);
  const places = new Map(own.flatMap(({ places }) => places).map((place) => [place.at, place]));
  const [only, another] = places.values();
  return only && !another && !isUnsure ? keptTextAt(request, only) : undefined;
}

function keptTextAt(request: string, { at, part }: FoundPlace): string | undefined {
  const keys = at?.split('.') ?? [];
  let held: unknown = JSON.parse(request);
  for (const key of keys)
    held = typeof held === 'object' && held !== null ? (held as Record<string, unknown>)[key] : null;
  if (typeof held !== 'string' || keys.length === 0) return undefined;
  // Detectors read what the strings of a result say.
  return part === 'tool_result' && /^\s*[[{]/.test(held) ? plainStretch(held).text : held;
}

/** The text that a stage judged, or why the log does not have it, as a sentence. */
type LoggedText = { readonly text: string } | { readonly missing: string };

/** Returns what was judged of a logged call: what the caller said last, or what the model answered. */
function loggedText(call: ProxyCallWithTexts, stage: SampleStage): LoggedText {
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
  const said = saidIn(request, path);
  return said?.latest || said?.turn.text || undefined;
}

/** Whether a logged request has texts of the caller besides what was said last, or pictures or files. */
function hasOtherTexts(call: ProxyCallWithTexts | undefined): boolean {
  const request = call?.texts.request;
  const said = call && request ? saidIn(request, call.path) : undefined;
  if (!said) return false;
  const { latest, turn, earlier, hasParts } = said;
  const isMoreInTurn = latest !== '' && turn.text !== '' && turn.text !== latest;
  return hasParts || isMoreInTurn || earlier.text !== '' || turn.fields.length > 0 || earlier.fields.length > 0;
}

function saidIn(request: string, path: string) {
  try {
    // The cast is safe because only calls of these paths are logged.
    const called = path.replace(/^\/ai-proxy\//, '') as ProxyPath;
    const { body, places } = readCall(Buffer.from(request), called, new Set());
    const { parts } = findParts(body, new Set<Voice>(['caller']));
    return { ...callerTexts(places, true), hasParts: parts.length > 0 };
  } catch {
    // A request that stages cannot read was passed on unjudged.
    return undefined;
  }
}

/** Refuses a field of the body: what is wrong with it, and what to send. */
function refuseFeedback(field: keyof FeedbackBody, msg: string, input: unknown = null): never {
  const type = input === null ? 'missing' : 'invalid';
  throw new Failure('invalid_request', `body.${field}: ${msg}`, {
    detail: [{ type, loc: ['body', field], msg, input }],
  });
}
