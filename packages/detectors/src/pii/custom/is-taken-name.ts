import { piiEntityIds, piiLabel } from '../entities.ts';
import { entitiesNamed } from '../resolve-entities.ts';
import { customLabel } from './custom-entity.ts';

/** Words of placeholders that mean something else: those of our own entities, and of what only looks like a placeholder. */
const labels: ReadonlySet<string> = new Set([...piiEntityIds.map(piiLabel), 'TOKEN']);

/** Whether a name is that of an entity or group of our own, in any case, or its placeholders would be. */
export const isTakenName = (name: string): boolean => entitiesNamed(name).length > 0 || labels.has(customLabel(name));
