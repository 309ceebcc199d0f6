export { lettersOf, viewsOf } from './normalise/views-of.ts';
export { piiEntities, piiGroups, plannedEntities } from './pii/entities.ts';
export { findPii } from './pii/find-pii.ts';
export { piiDetails } from './pii/pii-details.ts';
export { resolveEntities } from './pii/resolve-entities.ts';
export type { PiiFinding } from './pii/scan.ts';
export type { Span, TextViews, View, ViewKind } from './view.ts';
