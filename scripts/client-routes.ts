import { contract, type Endpoint } from '@redoubt/contract';

/** The table of routes of the client, from the contract: one line an operation. */
export function clientRoutes(): string {
  const groups = Object.entries(contract).map(([group, endpoints]) => {
    const lines = Object.entries(endpoints).map(
      ([name, { method, path }]: [string, Endpoint]) => `    ${name}: '${method} ${path}',`,
    );
    return `  ${group}: {\n${lines.join('\n')}\n  },`;
  });
  return `// Written by \`npm run docs\` from packages/contract; do not edit by hand.

/** Method and path of an operation. Parameters of the path begin with a colon. */
export type Route = \`\${'GET' | 'POST' | 'PATCH' | 'DELETE'} /\${string}\`;

/**
 * Method and path of each operation. The client has this table in place of the contract's schemas, which are many times
 * its size.
 */
export const routes = {
${groups.join('\n')}
} as const satisfies Record<string, Record<string, Route>>;
`;
}
