import type { PolicyRule } from '@redoubt/contract';
import type { DocumentFailureReason, DocumentKind } from '@redoubt/documents';
import type { GeneratedRules, RuleRequest } from './generate-rules.ts';

/** The result for a document: its kind, title, number of pages and rules. */
export interface InferredDocument {
  readonly source: DocumentKind;
  readonly title?: string | undefined;
  readonly pages: number;
  readonly rules: PolicyRule[];
  /** Reasons why rules may be missing, a sentence each. */
  readonly warnings: readonly string[];
}

/** A task for a wizard process. The document's bytes are a separate part of the message. */
export type WizardTask =
  | { readonly kind: 'infer'; readonly filename: string }
  | { readonly kind: 'read'; readonly filename: string }
  | { readonly kind: 'generate'; readonly request: RuleRequest };

export type WizardAnswer =
  | { readonly kind: 'infer'; readonly inferred: InferredDocument }
  /** The text is a separate part of the message, in UTF-8. */
  | { readonly kind: 'read' }
  | { readonly kind: 'generate'; readonly generated: GeneratedRules }
  | { readonly kind: 'refused'; readonly reason: DocumentFailureReason; readonly message: string };
