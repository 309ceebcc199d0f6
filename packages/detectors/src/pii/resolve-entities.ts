import { defaultEntities, entityRow, type PiiEntity, type PiiGroup, piiEntityIds, piiGroups } from './entities.ts';

/** The entities that a caller's names stand for, or the unknown names. */
export type EntityResolution =
  | { readonly kind: 'resolved'; readonly entities: ReadonlySet<PiiEntity> }
  | { readonly kind: 'refused'; readonly unknown: readonly string[] };

const byName = new Map<string, readonly PiiEntity[]>([
  ...piiEntityIds.flatMap((entity) =>
    [entity, ...(entityRow(entity).aliases ?? [])].map((name) => [name, [entity]] as const),
  ),
  ...piiGroups.map((group) => [group, membersOf(group)] as const),
]);

/** The names that a caller may use, without aliases: the groups, followed by each entity. */
export const entityNames: readonly string[] = [...piiGroups, ...piiEntityIds];

/** Resolves groups, entity names and aliases in any case. Without names it returns the default entities. */
export function resolveEntities(names: readonly string[] | null | undefined): EntityResolution {
  if (!names) return { kind: 'resolved', entities: defaultEntities };
  const known = resolved.get(names);
  if (known) return known;
  const resolution = resolve(names);
  resolved.set(names, resolution);
  return resolution;
}

/** Cache by list of names, because all texts of a batch and all views of a text use the same list. */
const resolved = new WeakMap<readonly string[], EntityResolution>();

function resolve(names: readonly string[]): EntityResolution {
  const unknown = names.filter((name) => !byName.has(canonicalName(name)));
  if (unknown.length > 0) return { kind: 'refused', unknown };
  return { kind: 'resolved', entities: new Set(names.flatMap(entitiesNamed)) };
}

/** Returns the entities that a name stands for. Empty for an unknown name. */
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
