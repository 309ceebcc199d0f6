import { readFileSync } from 'node:fs';

/** The version of this package. The cast is safe because its package.json has one. */
export const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
