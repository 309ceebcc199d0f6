import {
  defaultEntities,
  entityRow,
  type PiiEntity,
  type PiiGroup,
  piiEntityIds,
  piiGroups,
  plannedEntities,
} from './entities.ts';

/** The entities that a caller's names mean, or why they cannot be had: a planned name is not made up, it is refused. */
export type EntityResolution =
  | { readonly kind: 'resolved'; readonly entities: ReadonlySet<PiiEntity> }
  | { readonly kind: 'refused'; readonly unknown: readonly string[]; readonly notBuilt: readonly string[] };

const byName = new Map<string, readonly PiiEntity[]>([
  ...piiEntityIds.flatMap((entity) =>
    [entity, ...(entityRow(entity).aliases ?? [])].map((name) => [name, [entity]] as const),
  ),
  ...piiGroups.map((group) => [group, membersOf(group)] as const),
]);

/** Groups, fine names and aliases, in any case; nothing asked means everything but what is found only by name. */
export function resolveEntities(names: readonly string[] | null | undefined): EntityResolution {
  if (!names) return { kind: 'resolved', entities: defaultEntities };
  const notBuilt = names.filter((name) => plannedEntities.has(canonicalName(name)));
  const unknown = names.filter((name) => !plannedEntities.has(canonicalName(name)) && !byName.has(canonicalName(name)));
  if (unknown.length > 0 || notBuilt.length > 0) return { kind: 'refused', unknown, notBuilt };
  return { kind: 'resolved', entities: new Set(names.flatMap(entitiesNamed)) };
}

/** The entities that one name stands for; none for a name that is unknown. */
export function entitiesNamed(name: string): readonly PiiEntity[] {
  return byName.get(canonicalName(name)) ?? [];
}

/** Whether a name is one of the four groups. */
export function isGroupName(name: string): boolean {
  return (piiGroups as readonly string[]).includes(canonicalName(name));
}

function canonicalName(name: string): string {
  return name.trim().toLowerCase().replaceAll(' ', '_').replaceAll('-', '_');
}

function membersOf(group: PiiGroup): readonly PiiEntity[] {
  return [...defaultEntities].filter((entity) => entityRow(entity).group === group);
}
