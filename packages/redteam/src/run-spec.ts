import type {
  AttackConfig,
  AttackName,
  CategoryId,
  Comprehensiveness,
  PolicyRule,
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

/** What the caller told of the system under test, and of how it can be told that an attack worked. */
export interface SpecContext {
  readonly systemDescription: string | undefined;
  readonly policyDescription: string | undefined;
  readonly policyRules: readonly PolicyRule[];
  readonly refusalPhrases: readonly string[];
  readonly canaries: readonly string[];
  readonly forbiddenTools: readonly string[];
}

/** A submission as it is kept with its run: everything but the target's secret. Plain JSON. */
export interface RunSpec {
  readonly categories: Partial<Record<CategoryId, SpecCategory>>;
  readonly comprehensiveness: Comprehensiveness;
  readonly maxPrompts: number | undefined;
  /** Harmless goals beside the attacks. */
  readonly controls: number;
  readonly seed: string;
  readonly systemType: SystemType;
  readonly context: SpecContext;
  /** Which judge reads the answers; undefined: the service's own choice. */
  readonly judge?: JudgeChoice | undefined;
  /** The target calls itself a simulation: its numbers are no model's. */
  readonly isSimulation: boolean;
  /** Versions that the plan was made by. */
  readonly corpusVersion: number;
  /** The saved model that was attacked. */
  readonly savedModel?: { readonly name: string; readonly version: string } | undefined;
  /** Name of the saved policy whose rules stand in `context`. */
  readonly savedPolicy?: string | undefined;
  /** What only the archived API knows of a submission, in its own words. */
  readonly legacy?: Readonly<Record<string, unknown>> | undefined;
}

/** The spec of a run. The one cast: what is kept was written by the submission. */
export const specOf = ({ spec }: Pick<Run, 'spec'>): RunSpec => spec as RunSpec;

/** The options of an attack in a category, as submitted. */
export function optionsOf(spec: RunSpec, category: CategoryId, attack: AttackName): object {
  return spec.categories[category]?.attackConfig[attack] ?? {};
}
