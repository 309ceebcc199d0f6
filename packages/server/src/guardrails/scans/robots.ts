interface Rule {
  readonly isAllowed: boolean;
  /** A path with `*` for any characters and `$` for the end. */
  readonly pattern: string;
}

/** More rules are not read. They would keep the event loop busy for longer than 100 ms. */
const MAX_RULES = 2_000;

/**
 * Whether a robots.txt lets `agent` read a path with its query (RFC 9309). The group that names the agent applies, or
 * else the one for `*`. Of the rules that fit, the longest decides, and `Allow` where two are of the same length.
 */
export function mayRead(robots: string, agent: string, path: string): boolean {
  const groups = groupsOf(robots);
  const rules = groups.get(agent.toLowerCase()) ?? groups.get('*') ?? [];
  let best: Rule | undefined;
  for (const rule of rules) {
    if (!fits(rule.pattern, path)) continue;
    const isLonger = !best || rule.pattern.length > best.pattern.length;
    if (isLonger || (rule.isAllowed && rule.pattern.length === best?.pattern.length)) best = rule;
  }
  return best?.isAllowed ?? true;
}

/** A group of rules while its lines are read. */
interface OpenGroup {
  readonly agents: string[];
  readonly rules: Rule[];
}

/** The rules by agent. An agent that is named several times has the rules of all its groups. */
function groupsOf(robots: string): Map<string, Rule[]> {
  const groups: OpenGroup[] = [];
  let count = 0;
  for (const line of robots.split(/\r\n?|\n/)) {
    const [, field = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    const name = field.toLowerCase();
    if (name === 'user-agent') openGroup(groups).agents.push(agentOf(value));
    if ((name === 'allow' || name === 'disallow') && count < MAX_RULES) {
      count += 1;
      groups.at(-1)?.rules.push({ isAllowed: name === 'allow', pattern: value.trim() });
    }
  }
  return byAgent(groups);
}

/** Agents in lines one after another share a group. A line with a rule ends the list of agents. */
function openGroup(groups: OpenGroup[]): OpenGroup {
  const last = groups.at(-1);
  if (last && last.rules.length === 0) return last;
  const opened = { agents: [], rules: [] };
  groups.push(opened);
  return opened;
}

function byAgent(groups: readonly OpenGroup[]): Map<string, Rule[]> {
  const found = new Map<string, Rule[]>();
  for (const { agents, rules } of groups) {
    // A rule without a path says nothing, but it ends the list of agents.
    const telling = rules.filter(({ pattern }) => pattern !== '');
    for (const agent of new Set(agents)) found.set(agent, [...(found.get(agent) ?? []), ...telling]);
  }
  return found;
}

/** The product of an agent's name, without its version. */
const agentOf = (value: string): string => value.trim().toLowerCase().split('/')[0] ?? '';

/** Whether a path fits a pattern. Each part between stars is looked for once, so the time is linear. */
function fits(pattern: string, path: string): boolean {
  const isToEnd = pattern.endsWith('$');
  const parts = (isToEnd ? pattern.slice(0, -1) : pattern).split('*');
  const [first = '', ...rest] = parts;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const [index, part] of rest.entries()) {
    const isLast = index === rest.length - 1;
    const found = isLast && isToEnd ? endOf(path, part, at) : path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return !isToEnd || rest.length > 0 || at === path.length;
}

function endOf(path: string, part: string, from: number): number {
  const start = path.length - part.length;
  return start >= from && path.endsWith(part) ? start : -1;
}
