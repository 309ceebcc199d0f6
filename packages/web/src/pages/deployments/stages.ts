import { detectorLabel } from '../../detectors/detector-settings.ts';
import type { SavedDeployment } from './deployment-queries.ts';

/** A step that a call through a deployment takes. */
export interface Stage {
  readonly title: string;
  /** What it does, in one line. */
  readonly about: string;
  /** What it stops. Empty: it only tells. */
  readonly stops: readonly string[];
  readonly isModel?: boolean;
}

type Deployment = Pick<
  SavedDeployment,
  'model_saved_name' | 'model_version' | 'fallbacks' | 'input_guardrails_policy' | 'output_guardrails_policy'
>;

const checks = { hallucination: 'Hallucination', adherence: 'Adherence', relevancy: 'Relevancy' } as const;
const nameOf = (id: string): string => (id in checks ? checks[id as keyof typeof checks] : detectorLabel(id));

/** The stages of a deployment in the order in which a call passes them. */
export function stagesOf(deployment: Deployment): Stage[] {
  const { input_guardrails_policy: input, output_guardrails_policy: output } = deployment;
  const redacts = input.enabled && input.additional_config.pii_redaction;
  return [
    ...(input.enabled ? detectionOf('Input detection', input) : []),
    ...(redacts ? [redaction] : []),
    modelOf(deployment),
    ...(output.enabled ? [...detectionOf('Output detection', output), ...checksOf(output)] : []),
    ...(redacts ? [restoring] : []),
  ];
}

const redaction: Stage = { title: 'Redaction', about: 'personal data becomes placeholders', stops: [] };
const restoring: Stage = { title: 'Restoring', about: 'placeholders become personal data again', stops: [] };

type Side = Pick<Deployment['output_guardrails_policy'], 'policy_name' | 'block'>;

function detectionOf(title: string, { policy_name: policy, block }: Side): Stage[] {
  if (!policy) return [];
  const stops = block.filter((id) => !(id in checks)).map(nameOf);
  return [{ title, about: `by the policy ${policy}`, stops }];
}

function modelOf({ model_saved_name: name, model_version: version, fallbacks }: Deployment): Stage {
  const others = fallbacks.map((each) => `${each.model_saved_name} ${each.model_version}`);
  const about = others.length > 0 ? `then ${others.join(', ')}` : 'the model';
  return { title: `${name} ${version}`, about, stops: [], isModel: true };
}

function checksOf({ additional_config: config, block }: Deployment['output_guardrails_policy']): Stage[] {
  // The cast: `Object.keys` forgets the names.
  const names = (Object.keys(checks) as (keyof typeof checks)[]).filter((name) => config[name]);
  return names.map((name) => ({
    title: checks[name],
    about: abouts[name],
    stops: block.includes(name) ? [checks[name]] : [],
  }));
}

const abouts = {
  hallucination: 'is it made up?',
  adherence: 'does it follow the context?',
  relevancy: 'does it answer the question?',
} as const;
