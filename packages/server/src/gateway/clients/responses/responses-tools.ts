import { isObject, type Json, type JsonObject } from '@redoubt/providers';
import { asText, objectsOf, refuseOthers, unusable, withoutNothing } from '../client-body.ts';

/** Returns an object that may be left out. Throws Failure 422 for anything else. */
export function optionalObject(value: Json | undefined, place: string): JsonObject | undefined {
  if (value === undefined || value === null) return undefined;
  if (!isObject(value)) throw unusable(place, 'send an object');
  return value;
}

const toolNames = new Set(['type', 'name', 'description', 'parameters', 'strict']);

/** Converts the tools of a request, and which of them the model may or must call. */
export function toolFields({ tools, tool_choice: choice }: JsonObject): JsonObject {
  const listed = tools === undefined || tools === null ? [] : objectsOf(tools, 'tools');
  for (const [index, tool] of listed.entries()) checkTool(tool, `tools.${index}`);
  if (!isObject(choice)) return { tools: chatTools(listed), tool_choice: plainChoice(choice) };
  if (choice.type === 'allowed_tools') return allowedTools(choice, listed);
  if (choice.type !== 'function') throw unusable('tool_choice.type', atProvider(choice.type));
  const named = { type: 'function', function: { name: choice.name ?? '' } };
  return { tools: chatTools(listed), tool_choice: named };
}

const atProvider = (type: Json | undefined): string =>
  `a tool of type "${asText(type)}" is no function; it may run at the provider, where no guardrail sees it. Send functions, which the client runs`;

function checkTool(tool: JsonObject, place: string): void {
  if (tool.type !== 'function') throw unusable(`${place}.type`, atProvider(tool.type));
  refuseOthers(tool, toolNames, place);
}

/** A tool without `strict` is not strict, as in a chat completion. */
function chatTools(tools: readonly JsonObject[]): JsonObject[] | undefined {
  if (tools.length === 0) return undefined;
  return tools.map(({ type, ...named }) => ({ type, function: withoutNothing(named) }));
}

function plainChoice(choice: Json | undefined): Json | undefined {
  if (choice === undefined || choice === null) return undefined;
  if (choice === 'auto' || choice === 'none' || choice === 'required') return choice;
  throw unusable('tool_choice', 'send auto, none, required, a function or allowed_tools');
}

/** Few providers know a list of allowed tools. To send no others comes to the same. */
function allowedTools({ mode, tools }: JsonObject, listed: readonly JsonObject[]): JsonObject {
  if (mode !== 'auto' && mode !== 'required') throw unusable('tool_choice.mode', 'send auto or required');
  const known = new Set(listed.map(({ name }) => name));
  const allowed = new Set<Json | undefined>();
  for (const [index, { type, name }] of objectsOf(tools, 'tool_choice.tools').entries()) {
    if (type !== 'function' || !known.has(name)) {
      throw unusable(`tool_choice.tools.${index}`, 'it is none of `tools`');
    }
    allowed.add(name);
  }
  if (allowed.size === 0) throw unusable('tool_choice.tools', 'send a tool at least, or the choice none');
  return { tools: chatTools(listed.filter(({ name }) => allowed.has(name))), tool_choice: mode };
}
