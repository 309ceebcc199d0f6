import type { PolicyRule } from '@redoubt/contract';
import type { DocumentKind, SentDocument } from '../../documents/document.ts';
import type { GeneratedRules, RuleRequest } from './generate-rules.ts';

/** What a document says: its kind, its title, how many pages it has, and its rules. */
export interface InferredDocument {
  readonly source: DocumentKind;
  readonly title?: string | undefined;
  readonly pages: number;
  readonly rules: PolicyRule[];
}

/** What the wizard's thread is asked. */
export type WizardTask =
  | { readonly kind: 'infer'; readonly document: SentDocument }
  | { readonly kind: 'read'; readonly document: SentDocument }
  | { readonly kind: 'generate'; readonly request: RuleRequest };

export type WizardAnswer =
  | { readonly kind: 'infer'; readonly inferred: InferredDocument }
  | { readonly kind: 'read'; readonly text: string }
  | { readonly kind: 'generate'; readonly generated: GeneratedRules };
