/** A document as a customer pastes it into the wizard, with the rules that a careful reader takes out of it. */
export interface WizardText {
  readonly text: string;
  /** In its words; an item that leans on its lead-in is joined to it. Permissions are no rules. Empty if none. */
  readonly rules: readonly string[];
  readonly language: 'en' | 'de' | 'fr' | 'es';
  /** Its name as a file. A text without one is plain text. */
  readonly filename?: string;
}
