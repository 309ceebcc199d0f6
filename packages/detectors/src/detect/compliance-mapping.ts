import type { FrameworkId } from '@redoubt/contract';

/** The items of each compliance framework that an injection finding relates to. */
const injectionItems: Readonly<Record<FrameworkId, readonly { readonly id: string; readonly title: string }[]>> = {
  owasp_llm_top10: [
    { id: 'LLM01', title: 'Prompt injection' },
    { id: 'LLM07', title: 'System prompt leakage' },
  ],
  mitre_atlas: [
    { id: 'AML.T0051', title: 'LLM prompt injection' },
    { id: 'AML.T0054', title: 'LLM jailbreak' },
  ],
  nist_ai_rmf: [{ id: 'MEASURE 2.7', title: 'Security and resilience are evaluated' }],
  eu_ai_act: [{ id: 'Article 15', title: 'Accuracy, robustness and cybersecurity' }],
  iso_42001: [{ id: 'A.6.2.4', title: 'Verification and validation of the AI system' }],
  aiuc_1: [{ id: 'Security', title: 'Protection against adversarial inputs' }],
};

/** `compliance_mapping` of `injection_attack`: empty when nothing was found. */
export function complianceMapping(isFound: boolean): Record<string, unknown> {
  return isFound ? { ...injectionItems } : {};
}
