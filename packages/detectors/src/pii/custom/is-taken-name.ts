import { piiEntityIds, piiLabel } from '../entities.ts';
import { entitiesNamed } from '../resolve-entities.ts';
import { customLabel } from './custom-entity.ts';

/** Reserved placeholder labels: those of the built-in entities, and `TOKEN`. */
const labels: ReadonlySet<string> = new Set([...piiEntityIds.map(piiLabel), 'TOKEN']);

/** Whether a name, in any case, is that of a built-in entity or group, or has the same placeholder label. */
export const isTakenName = (name: string): boolean => entitiesNamed(name).length > 0 || labels.has(customLabel(name));
