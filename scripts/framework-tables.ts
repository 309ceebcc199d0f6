import { frameworks } from '@redoubt/contract';

/** The table of docs/redteam/compliance.md: the frameworks with their editions and the number of their items. */
export function frameworkTables(): string {
  const rows = Object.entries(frameworks).map(([id, { title, edition, date, source, items }]) => {
    const testable = items.filter(({ untestable }) => untestable === undefined).length;
    return `| \`${id}\` | [${title}](${source}) | ${edition} | ${date} | ${items.length} | ${testable} |`;
  });
  return `| id | framework | edition | published | items | items that a run can test |
|---|---|---|---|--:|--:|
${rows.join('\n')}`;
}
