import { existsSync } from 'node:fs';
import { readCorpus } from '../evaluate/read-rows.ts';

/** The validation texts of collections of others, harmless and harmful: none of them knows our prompts or passages. */
export async function otherSources(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const { rows } = await readCorpus(folder);
  return rows.filter(({ split }) => split === 'val').map(({ text }) => text);
}
