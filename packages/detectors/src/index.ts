export { defaultEntities, type PiiEntity, type PiiGroup, piiEntities, piiGroups } from './pii/entities.ts';
export { findPii } from './pii/find-pii.ts';
export { type PiiDetails, piiDetails } from './pii/pii-details.ts';
export { type EntityResolution, resolveEntities } from './pii/resolve-entities.ts';
export type { PiiFinding } from './pii/scan.ts';
export type { Span, TextViews, View, ViewKind } from './view.ts';
