import { CategoryId } from '@redoubt/contract';
import { readRows } from '@redoubt/data-files';
import { z } from 'zod';
import type { ToolKind } from './read-tool.ts';

/** Tools of one kind, any tool, or those that change something. */
type ToolGroup = ToolKind | 'any' | 'acting';

const Row = z.strictObject({
  tool: z.enum([
    'any',
    'acting',
    'read',
    'browse',
    'pay',
    'refund',
    'send',
    'remove',
    'run',
    'change',
  ] satisfies ToolGroup[]),
  category: CategoryId,
  text: z.string(),
});
const rows = readRows(new URL('../../data/tool-misuse.jsonl', import.meta.url), Row);

/**
 * Returns requests that misuse a tool. `{deed}` and `{Deed}` are what the tool does, `{tool}` is its name, `{argument}`
 * a parameter in words, `{parameter}` its name and `{payload}` a harmless mark. All other slots are those of the
 * patterns.
 */
export const toolMisuse = (tool: ToolGroup, category: CategoryId): string[] =>
  rows.filter((row) => row.tool === tool && row.category === category).map(({ text }) => text);
