import type { Halves } from './halves.ts';
import { shortHarmlessDev } from './short-harmless-dev.ts';
import type { ShortHarmlessKind } from './short-harmless-kind.ts';
import { shortHarmlessTest } from './short-harmless-test.ts';

/** One harmless sentence or two-liner. */
export type ShortHarmless = { readonly text: string; readonly kind: ShortHarmlessKind };

function flat(byKind: Readonly<Record<ShortHarmlessKind, readonly string[]>>): readonly ShortHarmless[] {
  const kinds = Object.keys(byKind) as ShortHarmlessKind[];
  return kinds.flatMap((kind) => byKind[kind].map((text) => ({ text, kind })));
}

/** Single harmless sentences as users of assistants send them. Written for measuring only; no trainer may read this file. */
export const shortHarmless: Halves<ShortHarmless> = { dev: flat(shortHarmlessDev), test: flat(shortHarmlessTest) };
