import { type CustomFinding, customLabel } from './custom/custom-entity.ts';
import { entityRow, type PiiEntity, type PiiGroup, piiGroups, piiLabel } from './entities.ts';
import { entitiesNamed, isGroupName } from './resolve-entities.ts';
import type { PiiFinding } from './scan.ts';

/** Maps each section (a group, or a requested name) to placeholders and their original text. */
export type PiiDetails = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Finding = Pick<PiiFinding, 'entity' | 'text'> | Pick<CustomFinding, 'name' | 'text'>;

/** The group that contains the caller's own entities. */
const CUSTOM_GROUP: PiiGroup = 'pii';

/**
 * Returns the findings in the form of `details.pii`. Equal values share a placeholder, and placeholders are numbered
 * from 0 per label. `custom` has the names of the caller's own entities.
 */
export function piiDetails(
  findings: readonly Finding[],
  names?: readonly string[] | null,
  custom: readonly string[] = [],
): PiiDetails {
  const section = sectionsOf(names, custom);
  if (findings.length === 0) return Object.fromEntries(section.names.map((name) => [name, {}]));
  const details = new Map([...section.names].map((name) => [name, new Map<string, string>()] as const));
  const placeholders = numberPlaceholders(findings);
  for (const finding of findings) {
    details.get(section.of(finding))?.set(placeholders.get(valueKey(finding)) ?? '', finding.text);
  }
  return Object.fromEntries([...details].map(([name, values]) => [name, Object.fromEntries(values)]));
}

/** Returns the placeholder label of a finding. */
const labelOf = (finding: Finding): string =>
  'entity' in finding ? piiLabel(finding.entity) : customLabel(finding.name);

const valueKey = (finding: Finding): string => `${labelOf(finding)} ${finding.text}`;

/** Assigns placeholders by label and value, in order of appearance. */
function numberPlaceholders(findings: readonly Finding[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  const placeholders = new Map<string, string>();
  for (const finding of findings) {
    if (placeholders.has(valueKey(finding))) continue;
    const label = labelOf(finding);
    const count = counts.get(label) ?? 0;
    counts.set(label, count + 1);
    placeholders.set(valueKey(finding), `<${label}_${count}>`);
  }
  return placeholders;
}

interface Sections {
  readonly names: readonly string[];
  of(finding: Finding): string;
}

/** Cache by list of names, because a policy uses the same list for every text. */
const knownSections = new WeakMap<readonly string[], Sections>();

function sectionsOf(names: readonly string[] | null | undefined, custom: readonly string[]): Sections {
  if (!names || custom.length > 0) return sectionsFor(names, custom);
  const known = knownSections.get(names) ?? sectionsFor(names, custom);
  knownSections.set(names, known);
  return known;
}

/**
 * Returns the four groups if only groups or nothing was requested. Otherwise each name is a section, and an entity name
 * takes precedence over its group.
 */
function sectionsFor(names: readonly string[] | null | undefined, custom: readonly string[]): Sections {
  const builtIn = names?.filter((name) => !custom.includes(name));
  if (!builtIn || (builtIn.every(isGroupName) && names?.length === builtIn.length))
    return {
      names: piiGroups,
      of: (finding: Finding) => ('entity' in finding ? entityRow(finding.entity).group : CUSTOM_GROUP),
    };
  const byEntity = new Map<PiiEntity, string>();
  for (const name of builtIn.toSorted((a, b) => Number(isGroupName(a)) - Number(isGroupName(b)))) {
    for (const entity of entitiesNamed(name)) if (!byEntity.has(entity)) byEntity.set(entity, name);
  }
  return {
    names: [...builtIn, ...custom],
    of: (finding: Finding) => ('entity' in finding ? (byEntity.get(finding.entity) ?? '') : finding.name),
  };
}
