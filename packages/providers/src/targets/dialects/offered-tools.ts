import type { TargetTool } from '@redoubt/contract';

/** A tool under a name that every provider takes: 1–64 letters, digits, `_` and `-`. */
export interface OfferedTool {
  readonly offeredName: string;
  readonly tool: TargetTool;
}

/** Tools as they are offered; names that providers refuse are rewritten, each to one of its own. */
export function offerTools(tools: readonly TargetTool[]): OfferedTool[] {
  const taken = new Set<string>();
  return tools.map((tool) => {
    const plain = tool.name.replace(/[^\w-]/g, '_').slice(0, 64);
    let offeredName = plain;
    for (let count = 2; taken.has(offeredName); count++) offeredName = `${plain.slice(0, 60)}_${count}`;
    taken.add(offeredName);
    return { offeredName, tool };
  });
}

/** The schema of a tool's parameters; without one it takes nothing. */
export const parametersOf = ({ parameters }: TargetTool): Readonly<Record<string, unknown>> =>
  parameters ?? { type: 'object', properties: {} };
