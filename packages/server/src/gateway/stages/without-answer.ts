import type { StageName } from './stage-report.ts';

/**
 * Fields whose texts come from the operator or the service. Any other text of a finding may quote the answer, such as
 * a judge's reason. Banned keywords are told apart: they are the operator's secret.
 */
const reportedFields: Readonly<Partial<Record<StageName, readonly string[]>>> = {
  injection_attack: ['safe', 'attack', 'compliance_mapping', 'attack_family'],
  sponge_attack: ['families'],
  bias: ['debiased_by'],
  policy_violation: ['violating_policy', 'decided_by', 'rule_id', 'severity', 'unchecked_rules', 'unread_rules'],
  copyright_ip: ['matched_text', 'decided_by', 'disguise'],
  system_prompt: ['matched_text', 'decided_by', 'disguise'],
  hallucination: ['basis', 'meaning'],
  adherence: ['meaning'],
  relevancy: ['meaning'],
};

type Details = Readonly<Record<string, unknown>>;

/**
 * Returns the details of a blocked answer without any text from it. Personal data becomes its placeholder, and any
 * other text that may be quoted becomes empty. Keywords are named only where `isHeld` says that the caller's own texts
 * hold them. Field names are placeholders and topics, and never come from the answer.
 */
export function withoutAnswer(details: Details, isHeld: (keyword: string) => boolean): Details {
  return Object.fromEntries(
    Object.entries(details).map(([name, found]) => [name, reduced(name as StageName, found, isHeld)]),
  );
}

function reduced(name: StageName, found: unknown, isHeld: (keyword: string) => boolean): Details {
  if (name === 'pii') return withoutValues(found);
  if (name === 'keyword_detector') return withoutKeywords(found, isHeld);
  return withoutTexts(found, reportedFields[name] ?? []);
}

/** Leaves out the keywords that the caller does not know, and the text around them. */
const withoutKeywords = (found: unknown, isHeld: (keyword: string) => boolean): Details =>
  mapped(found, (value) => {
    if (typeof value === 'string') return '';
    if (Array.isArray(value)) return value.filter((keyword) => isHeld(String(keyword)));
    return Object.fromEntries(Object.entries(value ?? {}).filter(([keyword]) => isHeld(keyword)));
  });

/** Replaces the values in each section by their placeholders. */
const withoutValues = (found: unknown): Details =>
  mapped(found, (section) => mapped(section, (_, placeholder) => placeholder));

const withoutTexts = (found: unknown, told: readonly string[]): Details =>
  mapped(found, (value, field) => (field === 'backend' || told.includes(field) ? value : emptied(value)));

function emptied(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (Array.isArray(value)) return value.map(emptied);
  return typeof value === 'object' && value !== null ? mapped(value, emptied) : value;
}

const mapped = (from: unknown, change: (value: unknown, key: string) => unknown): Details =>
  Object.fromEntries(Object.entries(from ?? {}).map(([key, value]) => [key, change(value, key)]));
