import type { Translation } from '@redoubt/contract';

/** A body of the archived API as a submission. */
export type Translated = Extract<Translation, { isRefused: false }>['body'];
