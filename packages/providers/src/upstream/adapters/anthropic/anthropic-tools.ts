import { isObject, type Json, type JsonObject } from '../../../json/exact-json.ts';
import { inexpressible, malformed } from './refuse.ts';

/** The functions that a chat offers, as tools of a message; undefined where it offers none. */
export function anthropicTools(tools: Json | undefined): JsonObject[] | undefined {
  if (tools === undefined || tools === null) return undefined;
  if (!Array.isArray(tools)) throw malformed('tools', '"tools" is a list');
  return tools.length === 0 ? undefined : tools.map(writeTool);
}

function writeTool(tool: Json, index: number): JsonObject {
  const offered = isObject(tool) && tool.type === 'function' ? tool.function : undefined;
  if (!isObject(tool) || !isObject(offered)) {
    throw inexpressible(`tools.${index}`, "Only tools of type function can be put to a model of Anthropic's");
  }
  return {
    name: offered.name ?? '',
    ...(typeof offered.description === 'string' && { description: offered.description }),
    input_schema: isObject(offered.parameters) ? offered.parameters : { type: 'object', properties: {} },
    ...(offered.strict === true && { strict: true }),
    ...(isObject(tool.cache_control) && { cache_control: tool.cache_control }),
  };
}

const choices: Readonly<Record<string, string>> = { auto: 'auto', required: 'any', none: 'none' };

/** Which tool is to be called; undefined where nothing is said or there is none. */
export function toolChoice(choice: Json | undefined, parallel: Json | undefined, hasTools: boolean): Json | undefined {
  if (!hasTools) return undefined;
  const isSingle = parallel === false;
  const chosen = writeChoice(choice ?? undefined) ?? (isSingle ? { type: 'auto' } : undefined);
  return chosen && isSingle && chosen.type !== 'none' ? { ...chosen, disable_parallel_tool_use: true } : chosen;
}

function writeChoice(choice: Json | undefined): JsonObject | undefined {
  if (choice === undefined) return undefined;
  if (typeof choice === 'string' && Object.hasOwn(choices, choice)) return { type: choices[choice] };
  if (isObject(choice) && choice.type === 'function' && isObject(choice.function)) {
    return { type: 'tool', name: choice.function.name ?? '' };
  }
  throw inexpressible('tool_choice', "tool_choice is auto, required, none or a function for a model of Anthropic's");
}
