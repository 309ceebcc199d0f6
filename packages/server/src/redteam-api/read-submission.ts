import {
  type AttackConfig,
  type AttackName,
  attackOf,
  attackTraits,
  type CategoryId,
  expandFrameworks,
  promptsOf,
  type Submission,
  unavailableIn,
  type Target as WireTarget,
} from '@redoubt/contract';
import { CORPUS_VERSION, type RunSpec, type SpecCategory, type SpecContext } from '@redoubt/redteam';
import { Failure } from '../errors.ts';
import { industriesOf } from '../guardrails/industries-of.ts';

const DEFAULT_SEED = '1';
const DEFAULT_CONTROLS = 30;

type Categories = RunSpec['categories'];

/**
 * Converts a submission to the engine's run specification. Throws Failure for runs that can never work (400, 404 or
 * 422), before any charge.
 */
export function readSubmission(body: Submission): RunSpec {
  const categories = categoriesOf(body);
  refuseCategories(categories, body.target);
  const { max_prompts: maxPrompts, seed, benign_controls: controls } = body.generation_config ?? {};
  const comprehensiveness = body.comprehensiveness ?? 'Standard';
  return {
    categories,
    ...(body.compliance_frameworks && { frameworks: body.compliance_frameworks }),
    comprehensiveness,
    maxPrompts: maxPrompts ?? undefined,
    controls: controls ?? (maxPrompts == null ? Math.min(DEFAULT_CONTROLS, promptsOf[comprehensiveness]) : 0),
    seed: String(seed ?? DEFAULT_SEED),
    systemType: body.target.system_type,
    context: contextOf(body.context, body.target),
    isSimulation: body.target.model_name?.startsWith('redoubt-practice') ?? false,
    corpusVersion: CORPUS_VERSION,
  };
}

function categoriesOf({ risk_categories, compliance_frameworks }: Submission): Categories {
  if (compliance_frameworks) {
    const expanded = Object.entries(expandFrameworks(compliance_frameworks));
    return Object.fromEntries(
      expanded.map(([id, attackConfig]): [string, SpecCategory] => [id, { attackConfig, subCategories: undefined }]),
    );
  }
  const named = Object.entries(risk_categories ?? {});
  return Object.fromEntries(
    named.flatMap(([id, entry]): [string, SpecCategory][] =>
      entry ? [[id, { attackConfig: entry.attack_config, subCategories: entry.sub_categories ?? undefined }]] : [],
    ),
  );
}

/** Converts what a caller said of the system under test. */
export const contextOf = (
  context: Submission['context'],
  target?: Pick<WireTarget, 'system_description'>,
): SpecContext => ({
  systemDescription: context?.system_description || target?.system_description,
  industries: industriesOf(context?.industry),
  policyDescription: context?.policy_description || undefined,
  policyRules: context?.policy_rules ?? [],
  refusalPhrases: context?.refusal_phrases ?? [],
  canaries: context?.canaries ?? [],
  forbiddenTools: context?.forbidden_tools ?? [],
});

function refuseCategories(categories: Categories, target: WireTarget): void {
  const entries = Object.entries(categories) as [CategoryId, SpecCategory][];
  for (const [category, { attackConfig }] of entries) {
    refuseUnavailable(attackConfig, `risk_categories.${category}.attack_config`);
  }
  for (const [category, { attackConfig }] of entries) refuseModalities(attackConfig, target, ` of ${category}`);
}

/** Refuses attacks that are not generally available. `place` is the path of the config in the body. */
export function refuseUnavailable(config: AttackConfig, place: string): void {
  const [attack] = unavailableIn(config);
  if (!attack) return;
  throw new Failure('attack_unavailable', `${place}.${attack}: the attack "${attack}" is not available; leave it out`, {
    detail: { attack },
  });
}

/** Refuses attacks whose modality the target does not accept, because they would only cause errors. */
export function refuseModalities(config: AttackConfig, { input_modalities: taken }: WireTarget, whose = ''): void {
  for (const name of Object.keys(config) as AttackName[]) {
    const { modality } = attackTraits[attackOf(name)];
    if (taken.includes(modality)) continue;
    const msg = `The attack "${name}"${whose} sends ${modality}, which target.input_modalities does not name`;
    const place = { type: 'modality', loc: ['body', 'target', 'input_modalities'], msg, input: taken };
    throw new Failure('invalid_request', `target.input_modalities: ${msg}; add "${modality}" or leave the attack out`, {
      detail: [place],
    });
  }
}
