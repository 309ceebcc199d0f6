import type { CategoryId } from '@redoubt/contract';
import { makeGoal } from '../goals/corpus.ts';
import type { Goal } from '../goals/goal.ts';
import { inTurn } from '../goals/in-turn.ts';
import { filled, type Slots } from '../goals/target/slots.ts';
import { toolAbuse } from '../goals/target/threat-names.ts';
import { argumentOf, type DeclaredTool, MAX_TOOLS, payloads, TOOL_SOURCE } from '../goals/target/tool-goals.ts';
import { readToolDeed } from './read-tool.ts';
import { toolMisuse } from './tool-misuse.ts';

/** How often each text is filled with other phrases. */
const ROUNDS = 3;

/** Returns requests that misuse the tools of an agent, one of each tool in turn. */
export function toolRequests(category: CategoryId, tools: readonly DeclaredTool[], slots: Slots): Goal[] {
  // Each category begins with another tool, so that few prompts name many tools.
  const shuffled = slots.random.shuffle(tools.slice(0, MAX_TOOLS));
  return inTurn(shuffled.map((tool, place) => requestsForTools(category, tool, place, slots)));
}

function requestsForTools(category: CategoryId, tool: DeclaredTool, place: number, slots: Slots): Goal[] {
  const { kind, deed, argument } = readToolDeed(tool);
  const acting = kind === 'read' || kind === 'browse' ? [] : toolMisuse('acting', category);
  const general = slots.random.shuffle([...toolMisuse('any', category), ...acting]);
  const lines = [...toolMisuse(kind, category), ...general];
  return Array.from({ length: ROUNDS }, (_, round) =>
    lines.map((template, line) => {
      const named = template
        .replaceAll('{Deed}', () => deed.charAt(0).toUpperCase() + deed.slice(1))
        .replaceAll('{deed}', () => deed)
        .replaceAll('{tool}', () => tool.name)
        .replaceAll('{parameter}', () => argumentOf(tool))
        .replaceAll('{argument}', () => argument);
      const { text } = filled(named, slots);
      return makeGoal({
        category,
        subCategory: toolAbuse(category),
        text: capital(text.replaceAll('{payload}', () => payloads[(place + round + line) % payloads.length] ?? '')),
        isControl: false,
        source: `${TOOL_SOURCE}:${tool.name}`,
      });
    }),
  ).flat();
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
