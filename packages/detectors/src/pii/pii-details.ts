import { entityRow, type PiiEntity, piiGroups } from './entities.ts';
import { entitiesNamed, isGroupName } from './resolve-entities.ts';
import type { PiiFinding } from './scan.ts';

/** Sub-object (a group, or a name as asked) to placeholder to the caller's own characters. */
export type PiiDetails = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The findings as `details.pii` answers them; equal values share one placeholder, counted from 0 within each label. */
export function piiDetails(
  findings: readonly Pick<PiiFinding, 'entity' | 'text'>[],
  names?: readonly string[] | null,
): PiiDetails {
  const section = sectionsFor(names);
  const details = new Map([...section.names].map((name) => [name, new Map<string, string>()] as const));
  const placeholders = numberPlaceholders(findings);
  for (const { entity, text } of findings) {
    details.get(section.of(entity))?.set(placeholders.get(keyOf(entity, text)) ?? '', text);
  }
  return Object.fromEntries([...details].map(([name, values]) => [name, Object.fromEntries(values)]));
}

/** Placeholders by entity and value, numbered in order of appearance. */
function numberPlaceholders(findings: readonly Pick<PiiFinding, 'entity' | 'text'>[]): ReadonlyMap<string, string> {
  const counts = new Map<PiiEntity, number>();
  const placeholders = new Map<string, string>();
  for (const { entity, text } of findings) {
    if (placeholders.has(keyOf(entity, text))) continue;
    const count = counts.get(entity) ?? 0;
    counts.set(entity, count + 1);
    placeholders.set(keyOf(entity, text), `<${entityRow(entity).label}_${count}>`);
  }
  return placeholders;
}

const keyOf = (entity: PiiEntity, text: string): string => `${entity} ${text}`;

/** The four groups when only groups or nothing was asked; else one section a name, and a fine name before its group. */
function sectionsFor(names: readonly string[] | null | undefined) {
  if (!names || names.every(isGroupName))
    return { names: piiGroups, of: (entity: PiiEntity) => entityRow(entity).group };
  const byEntity = new Map<PiiEntity, string>();
  for (const name of names.toSorted((a, b) => Number(isGroupName(a)) - Number(isGroupName(b)))) {
    for (const entity of entitiesNamed(name)) if (!byEntity.has(entity)) byEntity.set(entity, name);
  }
  return { names, of: (entity: PiiEntity) => byEntity.get(entity) ?? '' };
}
