export type { Span, TextViews, View, ViewKind } from './view.ts';
