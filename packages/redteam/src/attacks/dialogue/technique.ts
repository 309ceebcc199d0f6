/**
 * A technique of persuasion of GOAT (Pavlova et al. 2024), or of those that tree searches use. Wordings are templates
 * with the slots `{question}`, `{order}`, `{topic}` and `{matter}` of the goal's phrases, and `{said}`: the last sentence of the target.
 */
export interface Technique {
  readonly name: string;
  /** What it does, for the attacker model and the documentation. */
  readonly what: string;
  /** Wordings to begin a conversation with. */
  readonly opening: readonly [string, ...string[]];
  /** Wordings that answer a refusal. */
  readonly afterRefusal: readonly [string, ...string[]];
  /** Wordings that go on after an answer which did not give what was wanted. */
  readonly afterAnswer: readonly [string, ...string[]];
}
