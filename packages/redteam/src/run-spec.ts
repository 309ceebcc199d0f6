import type {
  AttackConfig,
  AttackName,
  CategoryId,
  Comprehensiveness,
  Detectors,
  FrameworkId,
  PolicyRule,
  SavedTuning,
  SystemType,
} from '@redoubt/contract';
import type { Run } from '@redoubt/store';

/** The embedded judge, or the chat model that the operator configured. */
type JudgeChoice = 'embedded' | 'model';

/** What a run attacks in one category. */
export interface SpecCategory {
  readonly attackConfig: AttackConfig;
  readonly subCategories: readonly string[] | undefined;
}

/** What the caller said about the system under test, and about the signs of a successful attack. */
export interface SpecContext {
  readonly systemDescription: string | undefined;
  /** Fields of business that the caller named. Empty for none that is known. */
  readonly industries?: readonly string[] | undefined;
  readonly policyDescription: string | undefined;
  readonly policyRules: readonly PolicyRule[];
  readonly refusalPhrases: readonly string[];
  readonly canaries: readonly string[];
  readonly forbiddenTools: readonly string[];
}

/** Where the goals of a run came from, what it was told of the target to no effect, and what is not translated. */
export interface GoalOrigins {
  /** Number of goals by their source. */
  readonly sources: Readonly<Record<string, number>>;
  /** One sentence each. They name the field, and what would help. */
  readonly warnings: readonly string[];
}

/** How a run tries a mitigation. Plain JSON without secrets. */
export type Mitigation =
  | { readonly kind: 'guardrails_policy'; readonly detectors: Detectors; readonly tuning: SavedTuning }
  | { readonly kind: 'system_prompt'; readonly systemPrompt: string }
  /** The sealed target is the AI proxy, and the header names the deployment. */
  | { readonly kind: 'deployment'; readonly headers: Readonly<Record<string, string>> };

/** What a run verifies. Its probes have the ordinals of the run that is verified. */
export interface RunVerification {
  readonly verifies: string;
  readonly mitigation: Mitigation;
  /** The figures of the whole run that is verified. They outlast it. */
  readonly before: {
    readonly attempts: number;
    readonly successes: number;
    readonly controls: number;
    /** Ordinals of the controls that were refused before. */
    readonly refusedControls: readonly number[];
  };
}

/** What a run knows of the dataset that it attacks with. Plain JSON, kept in the run's specification. */
export interface RunDataset {
  readonly id: string;
  /** Number of its prompts by category, as far as the run uses them. */
  readonly prompts: Partial<Record<CategoryId, number>>;
  /** The description of the system that the prompts were made for. */
  readonly systemDescription: string | undefined;
  readonly industries?: readonly string[] | undefined;
  /** The rules of that system, in the order in which the sources of prompts count them. */
  readonly rules: readonly string[];
}

/** A submission as it is stored with its run: everything except the target's secret. Plain JSON. */
export interface RunSpec {
  readonly categories: Partial<Record<CategoryId, SpecCategory>>;
  /** The frameworks that the run was ordered by. Its goals are spread over their items. */
  readonly frameworks?: readonly FrameworkId[] | undefined;
  readonly comprehensiveness: Comprehensiveness;
  readonly maxPrompts: number | undefined;
  /** Number of harmless control goals, in addition to the attacks. */
  readonly controls: number;
  readonly seed: string;
  readonly systemType: SystemType;
  readonly context: SpecContext;
  /** The dataset that the run attacks with, in place of the built-in goals. */
  readonly dataset?: RunDataset | undefined;
  /** Which judge grades the answers. If undefined, the service chooses. */
  readonly judge?: JudgeChoice | undefined;
  /** The target declares itself a simulation, so its rates say nothing about a real model. */
  readonly isSimulation: boolean;
  /** Where the goals came from. Absent in runs of older versions. */
  readonly goalOrigins?: GoalOrigins | undefined;
  /** Version of the goal corpus that the plan was made with. */
  readonly corpusVersion: number;
  /** The saved model that was attacked. */
  readonly savedModel?: { readonly name: string; readonly version: string } | undefined;
  /** Name of the saved policy whose rules are copied into `context`. */
  readonly savedPolicy?: string | undefined;
  /** Set if the run tries a mitigation on what succeeded in another run. */
  readonly verification?: RunVerification | undefined;
  /** Fields of a submission that exist only in the archived (legacy) API, in the format of that API. */
  readonly legacy?: Readonly<Record<string, unknown>> | undefined;
}

/** The spec of a run. The cast is safe because only the submission code writes this value. */
export const specOf = ({ spec }: Pick<Run, 'spec'>): RunSpec => spec as RunSpec;

/** The options of an attack in a category, as submitted. */
export function optionsOf(spec: RunSpec, category: CategoryId, attack: AttackName): object {
  return spec.categories[category]?.attackConfig[attack] ?? {};
}
