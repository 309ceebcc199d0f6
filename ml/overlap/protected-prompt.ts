/** A system prompt of our own, and what an assistant that has it might say. */
export interface ProtectedPrompt {
  readonly name: string;
  readonly text: string;
  /** Leaks in other words. */
  readonly told: readonly string[];
  /** Answers that obey the prompt and leak nothing, and texts of others on its subject. */
  readonly harmless: readonly string[];
}
