import type { PolicyRule } from '@redoubt/contract';
import type { DocumentFailureReason, DocumentKind } from '@redoubt/documents';
import type { GeneratedRules, RuleRequest } from './generate-rules.ts';

/** What a document says: its kind, its title, how many pages it has, and its rules. */
export interface InferredDocument {
  readonly source: DocumentKind;
  readonly title?: string | undefined;
  readonly pages: number;
  readonly rules: PolicyRule[];
}

/** What a process of the wizard is asked; the bytes of the document come as the message's part. */
export type WizardTask =
  | { readonly kind: 'infer'; readonly filename: string }
  | { readonly kind: 'read'; readonly filename: string }
  | { readonly kind: 'generate'; readonly request: RuleRequest };

export type WizardAnswer =
  | { readonly kind: 'infer'; readonly inferred: InferredDocument }
  /** The text comes as the message's part, in UTF-8. */
  | { readonly kind: 'read' }
  | { readonly kind: 'generate'; readonly generated: GeneratedRules }
  | { readonly kind: 'refused'; readonly reason: DocumentFailureReason; readonly message: string };
