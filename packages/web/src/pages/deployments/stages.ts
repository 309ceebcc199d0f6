import type { DetectorMap } from '../../detectors/detector-map.ts';
import { enabledIn } from '../../detectors/detector-map.ts';
import { detectorLabel } from '../../detectors/detectors.ts';
import { estimate, type Rates } from '../playground/price.ts';
import type { SavedDeployment } from './deployment-queries.ts';

/** A step that a call through a deployment takes. */
export interface Stage {
  readonly kind: 'judges' | 'changes' | 'model';
  readonly title: string;
  /** What it does, in half a sentence. */
  readonly about: string;
  /** The policy by which it judges. */
  readonly policy?: string;
  /** What it looks for. Undefined where that is not known. */
  readonly looksFor?: readonly string[] | undefined;
  /** Which findings stop the call. */
  readonly stops: readonly string[];
  readonly price?: Price | undefined;
}

/** What a stage costs. Detectors are priced by the length of the text, so that only the least is known before. */
export interface Price {
  readonly credits: number;
  readonly isAtLeast: boolean;
}

type Deployment = Pick<
  SavedDeployment,
  'model_saved_name' | 'model_version' | 'fallbacks' | 'input_guardrails_policy' | 'output_guardrails_policy'
> &
  Partial<Pick<SavedDeployment, 'tool_gate'>>;

/** What is known beside the deployment. Without it, stages say less. */
export interface Known {
  /** The detectors of policies, by their names. */
  readonly policies?: Readonly<Record<string, DetectorMap>> | undefined;
  readonly rates?: Rates | undefined;
}

/** The checks of a whole answer, in the words of people. */
export const checks = {
  hallucination: { label: 'Hallucination', about: 'is the answer made up?' },
  adherence: { label: 'Adherence', about: 'does it follow the context?' },
  relevancy: { label: 'Relevancy', about: 'does it answer the question?' },
} as const;
type CheckName = keyof typeof checks;
export const checkNames = Object.keys(checks) as CheckName[];

/** The label of a detector or of a check. */
export function findingLabel(id: string): string {
  if (id === 'tool_gate') return gateTitle;
  return id in checks ? checks[id as CheckName].label : detectorLabel(id);
}

const gateTitle = 'Gate of tools';

/** The stages of a deployment in the order in which a call passes them. */
export function stagesOf(deployment: Deployment, known: Known = {}): Stage[] {
  const { input_guardrails_policy: input, output_guardrails_policy: output } = deployment;
  const redacts = input.enabled && input.additional_config.pii_redaction;
  return [
    ...(input.enabled ? detectionOf('Input detection', input, known) : []),
    ...(redacts ? [redaction(known)] : []),
    modelOf(deployment),
    ...(deployment.tool_gate ? [gateOf(deployment.tool_gate)] : []),
    ...(output.enabled ? [...detectionOf('Output detection', output, known), ...checksOf(output, known)] : []),
    ...(redacts ? [restoring(known)] : []),
  ];
}

/** What a call costs at least, with an answer. Undefined where a price is not known. */
export function leastOf(stages: readonly Stage[]): Price | undefined {
  const priced = stages.filter(({ kind }) => kind !== 'model');
  if (priced.some(({ price }) => price === undefined)) return undefined;
  return {
    credits: priced.reduce((sum, { price }) => sum + (price?.credits ?? 0), 0),
    isAtLeast: priced.some(({ price }) => price?.isAtLeast),
  };
}

const redaction = ({ rates }: Known): Stage => ({
  kind: 'changes',
  title: 'Redaction',
  about: 'personal data becomes placeholders',
  stops: [],
  price: flatPrice(rates, 'pii_redaction'),
});

const restoring = ({ rates }: Known): Stage => ({
  kind: 'changes',
  title: 'Restoring',
  about: 'placeholders become personal data again',
  stops: [],
  price: flatPrice(rates, 'pii_unredaction'),
});

function gateOf({ allow, rules, on_blocked }: NonNullable<Deployment['tool_gate']>): Stage {
  const held = rules.length > 0 ? `, and to ${rules.length} ${rules.length === 1 ? 'rule' : 'rules'}` : '';
  const to = allow ? `${allow.length} ${allow.length === 1 ? 'name' : 'names'}` : 'the tools of the request';
  return {
    kind: 'judges',
    title: gateTitle,
    about: `holds calls of tools to ${to}${held}`,
    stops: on_blocked === 'block' ? [gateTitle] : [],
    price: { credits: 0, isAtLeast: false },
  };
}

/** The price of a stage that costs the same for every text. */
export function flatPrice(rates: Rates | undefined, stage: string): Price | undefined {
  const pricedAs = rates?.ai_proxy_stages.find((each) => each.stage === stage)?.priced_as;
  const rate = rates?.endpoints.find(({ endpoint }) => endpoint === pricedAs);
  return rate && { credits: rate.base, isAtLeast: false };
}

type PricedDetectors = Parameters<typeof estimate>[1];
type Side = Pick<Deployment['output_guardrails_policy'], 'policy_name' | 'block'>;

function detectionOf(title: string, { policy_name: policy, block }: Side, { policies, rates }: Known): Stage[] {
  if (!policy) return [];
  const detectors = policies?.[policy];
  // The cast: the service has checked the settings when they were saved.
  const priced = rates && detectors && estimate(rates, detectors as PricedDetectors, { mode: 'text', text: 'x' });
  return [
    {
      kind: 'judges',
      title,
      about: 'looks for',
      policy,
      looksFor: detectors && enabledIn(detectors).map(detectorLabel),
      stops: block.filter((id) => !(id in checks)).map(findingLabel),
      price: priced && { credits: priced.credits, isAtLeast: true },
    },
  ];
}

function modelOf({ model_saved_name: name, model_version: version, fallbacks }: Deployment): Stage {
  const others = fallbacks.map((each) => `${each.model_saved_name} ${each.model_version}`);
  const about = others.length > 0 ? `the model; fallbacks: ${others.join(', then ')}` : 'the model';
  return { kind: 'model', title: `${name} ${version}`, about, stops: [] };
}

function checksOf({ additional_config: config, block }: Deployment['output_guardrails_policy'], { rates }: Known) {
  return checkNames
    .filter((name) => config[name])
    .map(
      (name): Stage => ({
        kind: 'judges',
        title: checks[name].label,
        about: checks[name].about,
        stops: block.includes(name) ? [checks[name].label] : [],
        price: flatPrice(rates, name),
      }),
    );
}
