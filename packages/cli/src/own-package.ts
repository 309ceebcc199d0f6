import { readFileSync } from 'node:fs';

/** Name and version of this package. The cast is safe because its package.json has both. */
export const { name, version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  name: string;
  version: string;
};
