import type { Client } from '@redoubt/client';
import type { Saved } from '../saved/kinds.ts';
import { addressFields, hiddenFields, MASK, rulesOf, type SectionName, sections } from './sections.ts';

/** Fields of what the service answers that no file holds. */
const ofService: readonly string[] = [
  'policy_id',
  'guardrail_id',
  'model_id',
  'deployment_id',
  'project_id',
  'organisation_id',
  'project_name',
  'created_at',
  'updated_at',
  'created_by',
  'updated_by',
  'rule_checks',
  'warnings',
];

/** What the service has of these sections, as a file that can be applied. */
export async function exportOf(client: Client, names: readonly SectionName[]): Promise<Saved> {
  const found: [string, Saved[]][] = [];
  for (const name of names)
    found.push([name, (await sections[name].list(client)).map((entry) => entryOf(name, entry))]);
  return Object.fromEntries(found);
}

function entryOf(name: SectionName, entry: Saved): Saved {
  const { name: own, ...fields } = withoutService(entry);
  const named = own === undefined ? fields : { name: own, ...fields };
  if (name === 'codes') return codeOf(named);
  return name === 'models' ? modelOf(named) : withoutNulls(named);
}

const withoutService = (entry: Saved): Saved =>
  Object.fromEntries(Object.entries(entry).filter(([field]) => !ofService.includes(field)));

/** A field without a value is left out. */
function withoutNulls(entry: Saved): Saved {
  const set = Object.entries(entry).filter(([, value]) => value !== null && value !== '');
  return Object.fromEntries(
    set.map(([field, value]) => [field, field.endsWith('_guardrails_policy') ? withoutNulls(value as Saved) : value]),
  );
}

function codeOf({ name, policy_text, ...entry }: Saved): Saved {
  return { name, policy_rules: rulesOf(entry), ...(policy_text != null && { policy_text }) };
}

function modelOf({ model_saved_name, model_version, model_config, ...entry }: Saved): Saved {
  const variable = variableOf('MODEL', model_saved_name, model_version);
  const fields = Object.entries(model_config as Saved).map(([field, value]) => [
    field,
    withVariables(field, value, `${variable}_${variableOf(field)}`),
  ]);
  return { model_saved_name, model_version, ...entry, model_config: Object.fromEntries(fields) };
}

/** A name of a variable of the environment, such as `MODEL_GPT_V1`. */
const variableOf = (...parts: readonly unknown[]): string =>
  parts
    .map((part) =>
      String(part)
        .toUpperCase()
        .replace(/[^A-Z0-9]+/g, '_'),
    )
    .join('_');

/** A field with variables in place of the secrets that it hides. */
function withVariables(field: string, value: unknown, variable: string): unknown {
  const isHidden = (hiddenFields as readonly string[]).includes(field) || addressFields.includes(field);
  if (!isHidden) return value;
  if (field === 'apikeys') return [`\${env:${variable}}`];
  return replaced(value, variable);
}

function replaced(value: unknown, variable: string): unknown {
  if (typeof value === 'string') return value.replaceAll(MASK, `\${env:${variable}}`);
  if (Array.isArray(value)) return value.map((each, index) => replaced(each, `${variable}_${index + 1}`));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, replaced(each, `${variable}_${variableOf(name)}`)]),
  );
}
