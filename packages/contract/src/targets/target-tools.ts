import { z } from 'zod';

const MAX_DEPTH = 20;
const MAX_CHARACTERS = 16_384;

const Description = z.string().max(4_096).nullish();
const Parameters = z
  .record(z.string(), z.unknown())
  .refine((schema) => isShallow(schema, MAX_DEPTH) && JSON.stringify(schema).length <= MAX_CHARACTERS, {
    message: `A tool's parameters take at most ${MAX_CHARACTERS} characters of JSON, ${MAX_DEPTH} levels deep`,
  })
  .nullish();
const ToolName = z.string().trim().min(1).max(128);

const BareTool = z.strictObject({
  name: ToolName,
  description: Description,
  parameters: Parameters,
  input_schema: Parameters,
});
const FunctionTool = z.strictObject({
  type: z.literal('function'),
  function: z.strictObject({
    name: ToolName,
    description: Description,
    parameters: Parameters,
    strict: z.boolean().nullish(),
  }),
});

/** A tool of an agent, parsed from any of the accepted forms. `parameters` is its JSON schema. */
export interface TargetTool {
  readonly name: string;
  readonly description: string | undefined;
  readonly parameters: Readonly<Record<string, unknown>> | undefined;
}

const form = 'A tool is an object with a `name`, or one with `type: "function"` and a `function` that has a `name`';

/** A tool of an agent as it is sent: bare, in OpenAI's function form, or in Anthropic's form (`input_schema`). */
export const TargetTool = z.union([BareTool, FunctionTool], { error: form }).transform((tool): TargetTool => {
  const { name, description, ...schemas } = 'function' in tool ? tool.function : tool;
  const parameters = schemas.parameters ?? ('input_schema' in schemas ? schemas.input_schema : undefined);
  return { name, description: description ?? undefined, parameters: parameters ?? undefined };
});

/** Returns whether a value has at most this many levels. It goes level by level, so that no nesting exhausts the stack. */
export function isShallow(value: unknown, levels: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levels) return false;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return true;
}
