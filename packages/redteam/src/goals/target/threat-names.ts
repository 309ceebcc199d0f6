/** The sub-category of requests that misuse a tool. */
export const TOOL_ABUSE = "misuse of the agent's tools";

/** The sub-category of abuse that is known in a field of business. */
export const fieldAbuse = (industry: string): string => `known abuse in ${industry}`;

/** The sub-category of requests for what a rule forbids. */
export function ruleBreach(rule: string): string {
  const plain = rule.trim().replace(/[.;]$/, '');
  return `breach of the rule: ${plain.length > MAX_RULE ? `${plain.slice(0, MAX_RULE)}…` : plain}`;
}

const MAX_RULE = 120;
