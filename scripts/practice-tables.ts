import { practiceWeaknesses } from '@redoubt/practice-target';
import { percentText } from '@redoubt/reports';

const { stances, tricks, tools } = practiceWeaknesses;

/** The tables of docs/redteam/practice-target.md: the weaknesses of the practice target. */
export function practiceTables(): string {
  return `### By subject

What is in neither of the first two columns is refused when asked plainly and given in to when tricked.

| category | gives in directly | never gives in | refuses harmless questions too |
|---|---|---|---|
${Object.entries(stances)
  .map(([category, { directly, never, overcautious }]) =>
    row(`\`${category}\``, ...[directly, never, overcautious].map((names) => names.join(' · ') || '–')),
  )
  .join('\n')}

### By trick

The share is that of the subjects above that neither give in directly nor never; which asks these are is decided by a hash of the ask, so it is always the same ones.

| trick | made by | what | reads it | gives in to |
|---|---|---|---|---|
${Object.entries(tricks)
  .map(([name, { what, attack, isRead, opens }]) =>
    row(name, attack, what, isRead ? 'yes' : 'no', percentText(opens, 0)),
  )
  .join('\n')}

### Tools

| tool | is called |
|---|---|
${tools.map(({ name, calledWhen }) => row(`\`${name}\``, calledWhen)).join('\n')}
| any other that is offered | when its name stands in the message |`;
}

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
