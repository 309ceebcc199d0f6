import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { dataFolder } from '../evaluate/data-folder.ts';
import { keepTables } from '../evaluate/keep-tables.ts';
import { percentOf, table } from '../evaluate/markdown-table.ts';
import { readCorpus } from '../evaluate/read-rows.ts';
import { type GroupFigures, measurePassages, measurePrompts } from './measure-overlap.ts';

/** `--seen` leaves out the half that is kept aside, and writes nothing; `--data` is the folder of other sources. */
const { values } = parseArgs({
  options: { seen: { type: 'boolean', default: false }, data: { type: 'string' } },
});
const others = await otherSources(dataFolder(values.data));

type Measure = (half: 'seen' | 'kept aside', others: readonly string[]) => Promise<GroupFigures[]>;

const share = (flagged: number, texts: number): string => `${flagged} of ${texts} (${percentOf(flagged, texts)} %)`;

async function tableOf(title: string, measure: Measure): Promise<string> {
  const seen = await measure('seen', others);
  report(title, seen);
  if (values.seen) return '';
  const aside = await measure('kept aside', others);
  report(`${title}, kept aside`, aside);
  const rows = seen.map((group, at) => {
    const other = aside[at];
    const figures = [share(group.flagged, group.texts), other ? share(other.flagged, other.texts) : ''];
    return [group.what, group.isCopy ? 'flag' : 'pass', ...figures];
  });
  const alone = [...seen, ...aside].filter(({ flagged, byWords }) => flagged !== byWords);
  const note = alone.map(
    ({ what, texts, flagged, byWords }) => `${what}: ${byWords} of ${texts} instead of ${flagged}`,
  );
  const lines = [
    `### ${title}`,
    '',
    table(['texts', 'to', 'flagged, seen half', 'flagged, half kept aside'], rows).trim(),
  ];
  if (note.length > 0) lines.push('', `Without the encoder (seen half first): ${note.join('; ')}.`);
  return lines.join('\n');
}

function report(title: string, groups: readonly GroupFigures[]): void {
  console.log(`\n${title}`);
  for (const { what, isCopy, texts, flagged, byWords, wrong } of groups) {
    console.log(`  ${isCopy ? 'flag' : 'pass'}  ${share(flagged, texts)}  (words alone ${byWords})  ${what}`);
    for (const text of wrong.slice(0, SHOWN)) console.log(`        wrong: ${text.replaceAll('\n', ' ').slice(0, 140)}`);
  }
}
const SHOWN = 6;

const tables = [await tableOf('system_prompt', measurePrompts), await tableOf('copyright_ip', measurePassages)];
if (!values.seen) {
  keepTables('overlap', tables.join('\n\n'));
}

/** The validation texts of collections of others, harmless and harmful: none of them knows our prompts or passages. */
async function otherSources(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const { rows } = await readCorpus(folder);
  return rows.filter(({ split }) => split === 'val').map(({ text }) => text);
}
