import { type DetectorName, type FeedbackBody, idsOf, readSavedDetectors, type SampleStage } from '@redoubt/contract';
import type { NewSample, ProxyCallWithTexts, SavedPolicy } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import { policyOfSamples } from '../../guardrails/samples/policy-of-samples.ts';
import type { GatewayContext } from '../context.ts';
import { fieldsOf } from '../deployments/saved-deployment.ts';
import { loggedText } from './logged-text.ts';

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
  const stage = stageOf(body, named);
  const policy = await policyOf(body, stage, { named, context });
  const detectors = detectorsOf(policy);
  const detector = detectorOf(body, policy.name, detectors);
  const { verdict, comment } = body;
  const found = foundBy(named.call, stage, detectors);
  const isFlagged = expectedBy(body, named.call && (detector === null ? found.length > 0 : found.includes(detector)));
  const requestId = named.call?.requestId ?? (reference.startsWith('call_') ? null : reference);
  return {
    policyId: policy.id,
    source: requestId === null ? `call:${reference}` : `request:${requestId}`,
    stage,
    detector,
    isFlagged,
    text: body.text ?? textOf(named.call, stage, isOfPersonalData(detector, found)),
    keyName: context.account.key.name,
    feedback: { callId: named.call?.id ?? null, requestId, verdict, comment: comment || null },
  };
}

async function namedCall(reference: string, { store, policies, account }: GatewayContext): Promise<NamedCall> {
  const projectId = account.project.id;
  const isCallId = reference.startsWith('call_');
  const call = await (isCallId
    ? store.proxyCalls.find(projectId, reference)
    : store.proxyCalls.findByRequest(projectId, reference));
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

const stages = ['input', 'output'] as const satisfies readonly SampleStage[];

/** Returns the side that is meant: the one that is named, else the only one that was flagged, else the only one judged. */
function stageOf({ stage, detector }: FeedbackBody, { call, policies }: NamedCall): SampleStage {
  if (stage) return stage;
  const found = (of: SampleStage) => call?.findings[of].detected ?? [];
  const flagged = stages.filter((of) => (detector ? found(of).includes(detector) : found(of).length > 0));
  const judged = stages.filter((of) => policies[of] !== undefined);
  const [only] = flagged.length === 1 ? flagged : judged.length === 1 ? judged : [];
  return only ?? refuse('stage', 'The call does not say which side is meant; send "input" or "output"');
}

async function policyOf(
  { policy }: FeedbackBody,
  stage: SampleStage,
  { named, context }: { readonly named: NamedCall; readonly context: GatewayContext },
): Promise<SavedPolicy> {
  const name = policy ?? named.policies[stage];
  if (name) return policyOfSamples(name, context);
  const why = named.call
    ? `The deployment "${named.call.deploymentName}" has no policy for the ${stage} now`
    : `The log does not hold the call "${named.reference}": its deployment logs nothing, or it was deleted by now`;
  return refuse('policy', `${why}; send the name of the policy that judged it`);
}

/** The only cast: saved content was validated by the contract's schema. */
const detectorsOf = ({ content }: SavedPolicy): DetectorName[] =>
  idsOf(readSavedDetectors((content as { detectors: Record<string, unknown> }).detectors).detectors);

function detectorOf({ detector }: FeedbackBody, policy: string, known: readonly DetectorName[]): DetectorName | null {
  if (detector == null || known.includes(detector)) return detector ?? null;
  const message = `The policy "${policy}" does not run ${detector}; it runs ${known.join(', ') || 'no detector'}. Name one of these, or leave detector out for the policy as a whole`;
  return refuse('detector', message, detector);
}

/** Returns the detectors of the policy that found something in the call. */
const foundBy = (call: ProxyCallWithTexts | undefined, stage: SampleStage, known: readonly DetectorName[]) =>
  known.filter((name) => call?.findings[stage].detected.includes(name));

/** Returns whether the text should be flagged. `logged` says whether it was, undefined if the log does not know. */
function expectedBy({ verdict, detector, flagged }: FeedbackBody, logged: boolean | undefined): boolean {
  const was = flagged ?? logged;
  const who = detector ?? 'the policy';
  if (verdict === 'right') {
    const missing = 'The log does not hold the call, so "right" says nothing of what it was; send true or false';
    return was ?? refuse('flagged', missing);
  }
  if (was === (verdict === 'missed')) {
    const message = was
      ? `${who} flagged this side of the call, so it missed nothing; send "right" or "false_alarm", or the other stage`
      : `${who} flagged nothing on this side of the call, so it is no false alarm; send "right" or "missed", or the other stage`;
    return refuse('verdict', message, verdict);
  }
  return verdict === 'missed';
}

/** Whether a verdict rests on personal data, which the log replaces. */
const isOfPersonalData = (detector: DetectorName | null, found: readonly DetectorName[]): boolean =>
  detector === 'pii' || (detector === null && found.includes('pii'));

function textOf(call: ProxyCallWithTexts | undefined, stage: SampleStage, isPersonal: boolean): string {
  const way = 'send the judged text';
  if (!call) return refuse('text', `The log does not hold the call; ${way}`);
  if (isPersonal) return refuse('text', `The log replaces the personal data that pii judges; ${way}`);
  const logged = loggedText(call, stage);
  return 'text' in logged ? logged.text : refuse('text', `${logged.missing}; ${way}`);
}

/** Refuses a field of the body: what is wrong with it, and what to send. */
function refuse(field: keyof FeedbackBody, msg: string, input: unknown = null): never {
  const type = input === null ? 'missing' : 'invalid';
  throw new Failure('invalid_request', `body.${field}: ${msg}`, {
    detail: [{ type, loc: ['body', field], msg, input }],
  });
}
