/** Constructs that need backtracking, as they start in a pattern; the first that fits names it. */
const constructs: readonly (readonly [start: RegExp, name: string])[] = [
  [/\(\?=/y, 'a lookahead "(?="'],
  [/\(\?!/y, 'a negative lookahead "(?!"'],
  [/\(\?<=/y, 'a lookbehind "(?<="'],
  [/\(\?<!/y, 'a negative lookbehind "(?<!"'],
  [/\(\?>/y, 'an atomic group "(?>"'],
  [/\(\?(?:R|0|[1-9]|&|P>)/y, 'a recursion "(?R)"'],
  [/\(\?\(/y, 'a conditional group "(?("'],
  [/\(\?P=/y, 'a backreference "(?P="'],
  [/\\[1-9]/y, 'a backreference such as "\\1"'],
  [/\\[kg][<{'\d]/y, 'a backreference "\\k"'],
  [/\\G/y, 'an anchor at the last match "\\G"'],
  [/[*+?]\+|\{\d+(?:,\d*)?\}\+/y, 'a possessive quantifier such as "a++"'],
];

/** The first construct of a pattern that an engine without backtracking has not; nothing when there is none. */
export function unsupportedConstruct(pattern: string): string | undefined {
  let isInClass = false;
  for (let at = 0; at < pattern.length; at += pattern.charAt(at) === '\\' ? 2 : 1) {
    const found = isInClass ? undefined : constructAt(pattern, at);
    if (found) return found;
    const character = pattern.charAt(at);
    if (character === '[' || character === ']') isInClass = character === '[';
  }
  return undefined;
}

function constructAt(pattern: string, at: number): string | undefined {
  for (const [start, name] of constructs) {
    start.lastIndex = at;
    if (start.test(pattern)) return name;
  }
  return undefined;
}
