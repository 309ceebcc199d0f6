import { randomId } from '@mantine/hooks';
import { isObject, problemOfJson } from '../shown/json-problem.ts';

/** A tool of an agent while somebody writes it. `key` stays with it while tools before it go. */
export interface ToolDraft {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  /** JSON: the schema of its arguments. */
  readonly schema: string;
  /** The tool as it was saved or pasted. It is sent so until somebody changes it. */
  readonly source?: unknown;
}

/** The limits of the API. */
export const MAX_TOOLS = 128;
const MAX_CHARACTERS = 16_384;
const MAX_LEVELS = 20;
const LONGEST_NAME = 128;

export const newTool = (): ToolDraft => ({ key: randomId(), name: '', description: '', schema: '' });

/** Changes a tool. What it was before is sent no longer. */
export function changedTool({ source: _, ...tool }: ToolDraft, changes: Partial<ToolDraft>): ToolDraft {
  return { ...tool, ...changes };
}

/** Reads a tool in one of the three forms of the API: bare, of OpenAI (`function`), or of Anthropic (`input_schema`). */
function draftOf(source: unknown): ToolDraft {
  const outer = isObject(source) ? source : {};
  const { name, description, parameters, input_schema } = isObject(outer.function) ? outer.function : outer;
  const schema = parameters ?? input_schema;
  return {
    key: randomId(),
    name: textOf(name),
    description: textOf(description),
    schema: schema === undefined ? '' : JSON.stringify(schema, null, 2),
    source,
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const toolDraftsOf = (sources: readonly unknown[] | undefined): ToolDraft[] => (sources ?? []).map(draftOf);

/** The tools as calls send them. Call it only where `problemsOfTools` has none. */
export const sentTools = (tools: readonly ToolDraft[]): unknown[] => tools.map(sentTool);

function sentTool({ name, description, schema, source }: ToolDraft): unknown {
  if (source !== undefined) return source;
  return {
    name: name.trim(),
    ...(description.trim() !== '' && { description: description.trim() }),
    ...(schema.trim() !== '' && { parameters: JSON.parse(schema) }),
  };
}

type ToolField = 'name' | 'schema';
export type ToolProblems = Partial<Record<ToolField, string>>;

/** What is wrong with each tool. An empty object for one that can be sent. */
export const problemsOfTools = (tools: readonly ToolDraft[]): ToolProblems[] =>
  tools.map((tool, at) => {
    const name = problemOfName(tool, tools.slice(0, at));
    const schema = problemOfSchema(tool.schema);
    return { ...(name !== undefined && { name }), ...(schema !== undefined && { schema }) };
  });

/** Whether a tool cannot be sent as it is. */
export const hasWrongTool = (tools: readonly ToolDraft[]): boolean =>
  problemsOfTools(tools).some((problems) => Object.keys(problems).length > 0);

function problemOfName({ name }: ToolDraft, before: readonly ToolDraft[]): string | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return 'Write the name by which the agent calls it';
  if (trimmed.length > LONGEST_NAME) return `A name has at most ${LONGEST_NAME} characters`;
  return before.some((other) => other.name.trim() === trimmed) ? 'A tool above has this name' : undefined;
}

function problemOfSchema(schema: string): string | undefined {
  const problem = problemOfJson(schema, 'an object, such as {"type": "object", "properties": {}}');
  if (problem !== undefined || schema.trim() === '') return problem;
  const value: unknown = JSON.parse(schema);
  if (JSON.stringify(value).length > MAX_CHARACTERS) {
    return `A schema has at most ${MAX_CHARACTERS.toLocaleString('en')} characters without spaces`;
  }
  return levelsOf(value) > MAX_LEVELS ? `A schema has at most ${MAX_LEVELS} levels` : undefined;
}

function levelsOf(value: unknown): number {
  let levels = 0;
  for (let level = [value]; level.length > 0; levels++) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return levels;
}

/** Why a pasted text is no list of at most so many tools, or undefined. */
export function problemOfList(json: string, most: number): string | undefined {
  const isList = (value: unknown) => toolsIn(value) !== undefined;
  const problem = problemOfJson(json, 'a list of tools, such as [{"name": "refund"}]', isList);
  if (problem !== undefined || json.trim() === '') return problem;
  const count = readList(json).length;
  return count > most
    ? `These are ${count} tools. An agent has at most ${MAX_TOOLS}, so ${most} can be added`
    : undefined;
}

/** Reads a pasted list of tools, or an object whose `tools` are one. Call it only where `problemOfList` has none. */
export const readList = (json: string): ToolDraft[] => toolDraftsOf(toolsIn(JSON.parse(json)));

function toolsIn(value: unknown): readonly unknown[] | undefined {
  const list = isObject(value) ? value.tools : value;
  return Array.isArray(list) && list.every((tool) => draftOf(tool).name !== '') ? list : undefined;
}
