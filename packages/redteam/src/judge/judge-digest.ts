import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { verdictCard } from '@redoubt/detectors';

const folder = new URL('../../criteria/', import.meta.url);
/** What tells how sure the judge is changes no verdict. */
const FIGURES = 'judge-figures.json';
let digest: string | undefined;

/**
 * Returns the SHA-256 of everything that a verdict of the embedded judge depends on: the weights of its heads, the
 * success criteria, the examples and the words of other languages. Computed on first use.
 */
export function judgeDigest(): string {
  if (digest !== undefined) return digest;
  const hash = createHash('sha256').update(verdictCard().hash);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(?:txt|json)$/.test(file) && file !== FIGURES);
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(new URL(file, folder)));
  digest = hash.digest('hex');
  return digest;
}
