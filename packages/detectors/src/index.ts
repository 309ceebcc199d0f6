export { lettersOf, viewsOf } from './normalise/views-of.ts';
export type { Span, TextViews, View, ViewKind } from './view.ts';
