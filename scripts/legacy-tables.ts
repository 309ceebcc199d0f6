import {
  comprehensivenessOf,
  type LegacyKeyword,
  LegacyTestId,
  legacyAttack,
  legacyAttacks,
  legacyTest,
} from '@redoubt/contract';

const code = (text: string) => `\`${text}\``;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** The tables of docs/redteam/migrating.md: what the tests, attacks and samples of the archived API mean today. */
export function legacyTables(): string {
  return [
    '### Tests',
    table(['test', 'category', 'sub-categories', 'mapping'], LegacyTestId.options.map(testRow)),
    '### Attacks',
    table(['keyword', 'attack', 'options'], (Object.keys(legacyAttacks) as LegacyKeyword[]).map(attackRow)),
    '### Samples',
    table(['`sample_percentage` up to', '`comprehensiveness`'], sampleRows()),
  ].join('\n\n');
}

function testRow(id: LegacyTestId): string[] {
  const { category, subCategories = ['all'], isExact } = legacyTest(id);
  return [code(id), code(category), subCategories.join(' · '), isExact ? 'specified' : 'nearest'];
}

function attackRow(keyword: LegacyKeyword): string[] {
  const row = legacyAttack(keyword);
  if ('dropped' in row) return [code(keyword), 'dropped', row.dropped];
  const options = row.options === undefined ? '' : code(JSON.stringify(row.options));
  const spoken = row.audioAttack === undefined ? '' : `; ${code(row.audioAttack)} where the model takes audio`;
  return [code(keyword), code(row.attack) + spoken, options];
}

/** One row for each level. It is tested for every percentage whether the level changes after it. */
function sampleRows(): string[][] {
  const percents = Array.from({ length: 101 }, (_, percent) => percent);
  const ends = percents.filter(
    (percent) => percent === 100 || comprehensivenessOf(percent) !== comprehensivenessOf(percent + 1),
  );
  return ends.map((percent) => [String(percent), code(comprehensivenessOf(percent))]);
}
