import { defaultEntities, entityRow, type PiiEntity, type PiiGroup, piiEntityIds, piiGroups } from './entities.ts';

/** The entities that a caller's names mean, or the names that are none. */
export type EntityResolution =
  | { readonly kind: 'resolved'; readonly entities: ReadonlySet<PiiEntity> }
  | { readonly kind: 'refused'; readonly unknown: readonly string[] };

const byName = new Map<string, readonly PiiEntity[]>([
  ...piiEntityIds.flatMap((entity) =>
    [entity, ...(entityRow(entity).aliases ?? [])].map((name) => [name, [entity]] as const),
  ),
  ...piiGroups.map((group) => [group, membersOf(group)] as const),
]);

/** What a caller may name, without the aliases: the groups, then each entity. */
export const entityNames: readonly string[] = [...piiGroups, ...piiEntityIds];

/** Groups, fine names and aliases, in any case; nothing asked means everything but what is found only by name. */
export function resolveEntities(names: readonly string[] | null | undefined): EntityResolution {
  if (!names) return { kind: 'resolved', entities: defaultEntities };
  const known = resolved.get(names);
  if (known) return known;
  const resolution = resolve(names);
  resolved.set(names, resolution);
  return resolution;
}

/** The texts of a batch, and the views of a text, are asked with the same list. */
const resolved = new WeakMap<readonly string[], EntityResolution>();

function resolve(names: readonly string[]): EntityResolution {
  const unknown = names.filter((name) => !byName.has(canonicalName(name)));
  if (unknown.length > 0) return { kind: 'refused', unknown };
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
