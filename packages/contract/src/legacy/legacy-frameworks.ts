import { z } from 'zod';
import type { FrameworkId } from '../redteam/frameworks.ts';
import { atMost } from './at-most.ts';
import { shortened } from './legacy-refusal.ts';

/** Labels of the archived API, reduced to letters and digits in lower case. */
const labels: Readonly<Record<string, FrameworkId>> = {
  owaspllmtop10: 'owasp_llm_top10',
  owasptop10forllm: 'owasp_llm_top10',
  owasp: 'owasp_llm_top10',
  euaiact: 'eu_ai_act',
  nistai600: 'nist_ai_rmf',
  nistai6001: 'nist_ai_rmf',
  nistairmf: 'nist_ai_rmf',
  nist: 'nist_ai_rmf',
  mitreatlas: 'mitre_atlas',
  iso: 'iso_42001',
  iso42001: 'iso_42001',
  isoiec42001: 'iso_42001',
  aiuc1: 'aiuc_1',
};
const shown = 'OWASP LLM Top 10, EU AI Act, NIST AI 600, MITRE ATLAS, ISO, AIUC-1';

/** The framework for a label. Returns undefined if there is none. */
function frameworkOf(label: string): FrameworkId | undefined {
  const key = label.toLowerCase().replace(/[^a-z0-9]/g, '');
  return Object.hasOwn(labels, key) ? labels[key] : undefined;
}

const Label = z.string().transform((label, { addIssue }): FrameworkId => {
  const found = frameworkOf(label);
  if (found) return found;
  addIssue({ code: 'custom', message: `"${shortened(label)}" is no framework; known ones: ${shown}` });
  return z.NEVER;
});

/** `frameworks` of an older body: one label or several. Duplicates are removed. */
export const LegacyFrameworks = z
  .preprocess(
    (sent) => (typeof sent === 'string' && sent !== '' ? [sent] : sent || []),
    atMost(100).pipe(z.array(Label)),
  )
  .transform((ids) => [...new Set(ids)]);
