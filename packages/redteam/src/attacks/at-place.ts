/** The one whose turn it is at a probe's place: each comes once before any comes again. */
export function atPlace<T>(from: readonly [T, ...T[]], place: number): T {
  return from[place % from.length] as T;
}
