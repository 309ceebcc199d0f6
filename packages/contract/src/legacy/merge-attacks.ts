type Options = Readonly<Record<string, unknown>>;

/** Attacks with their options as one `attack_config`: of an attack that comes twice, both options hold. */
export function mergeAttacks(
  attacks: readonly { readonly attack: string; readonly options: Options }[],
): Record<string, Options> {
  const merged = new Map<string, Options>();
  for (const { attack, options } of attacks) {
    const before = merged.get(attack);
    merged.set(attack, before ? mergeOptions(before, options) : options);
  }
  return Object.fromEntries(merged);
}

/** Lists are joined, and all is asked for where one of the two names none; of numbers the larger holds. */
function mergeOptions(a: Options, b: Options): Options {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Object.fromEntries(names.flatMap((name) => mergedOption(name, a[name], b[name])));
}

function mergedOption(name: string, a: unknown, b: unknown): [name: string, value: unknown][] {
  if (Array.isArray(a) && Array.isArray(b)) return [[name, [...new Set([...a, ...b])]]];
  if (Array.isArray(a) || Array.isArray(b)) return [];
  return [[name, typeof a === 'number' && typeof b === 'number' ? Math.max(a, b) : (a ?? b)]];
}
