import type { PolicyRule } from '@redoubt/contract';
import type { Norm } from './norm.ts';

type Severity = PolicyRule['severity'];

/** Topics that may cause serious harm. `weighty` are topics that matter more than most. */
const grave =
  /\b(?:self-harm|suicid\w*|emergenc\w*|life|sexual|drugs?|harm|safeguard\w*|weapons?|explosives?|abuse|diagnos\w*|dos(?:e|es|age)|medicines?|poison\w*|passwords?|passcodes?|credentials?|pin|secret\w*|move money|payee|fraud\w*|injur\w*|electric shock|health data|special category|biometric\w*|child(?:ren)?|minors?|under 1[0-8]|consent)\b/i;
const weighty =
  /\b(?:personal|confidential\w*|privac\w*|data|account|authenticat\w*|discriminat\w*|religio\w*|race|gender|disabilit\w*|legal|complaints?|incidents?|access|prompts?|instructions|refunds?|encrypt\w*|log(?:s|ging)?|recordings?|transcripts?|safety|medical|salary|payroll|advice|invest\w*)\b/i;
const urgent =
  /\b(?:immediately|at once|straight away|without delay|strictly|under no circumstances|within (?:one|1|24|72) hours?|zero tolerance)\b/i;

/** Returns the severity of a rule, from the strength of its words, its topic and its urgency. */
export function rankSeverity({ text, strength, modality }: Pick<Norm, 'text' | 'strength' | 'modality'>): Severity {
  if (modality === 'permission') return 'low';
  const topic = grave.test(text) ? 2 : weighty.test(text) ? 1 : 0;
  const score = strength + topic + (urgent.test(text) ? 1 : 0);
  if (score >= 5) return 'critical';
  if (score >= 4) return 'high';
  return score >= 2 ? 'medium' : 'low';
}
