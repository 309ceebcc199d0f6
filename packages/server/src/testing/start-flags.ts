import { readFileSync } from 'node:fs';

/** What Node is started with by `npm start`, so that a measured service has the memory of a real one. */
export function startFlags(): string[] {
  const manifest = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'));
  const words: string[] = manifest.scripts.start.split(' ');
  return words.filter((word) => word.startsWith('--'));
}
