/** What we measure in one language: eight attacks of each sort and twelve harmless texts. */
export type LanguageTexts = {
  readonly language: string;
  readonly toxicity: readonly string[];
  readonly nsfw: readonly string[];
  readonly injection_attack: readonly string[];
  readonly harmless: readonly string[];
};
