import { isObject, type Json, type JsonObject } from '@redoubt/providers';
import { asText, refuseOthers, unusable, withoutNothing } from '../client-body.ts';
import { membersAt, type PlacedObject, placedObjects } from './gemini-forms.ts';
import { jsonSchemaOf } from './gemini-schema.ts';

/** Converts the tools, and which of them the model may or must call. */
export function toolsOf(tools: Json | undefined, config: Json | undefined): JsonObject {
  const declared = tools === undefined ? [] : placedObjects(tools, 'tools').flatMap(declarationsOf).map(functionTool);
  const { choice, allowed } = callingMode(config);
  const offered = allowed === undefined ? declared : onlyAllowed(declared, allowed);
  return withoutNothing({
    tools: offered.length > 0 ? offered : undefined,
    // Without tools there is nothing to choose from, and providers refuse a choice.
    tool_choice: offered.length > 0 || choice === 'required' ? choice : undefined,
  });
}

function declarationsOf({ value: { functionDeclarations, ...others }, place }: PlacedObject): PlacedObject[] {
  const [other] = Object.keys(others);
  if (other !== undefined) {
    const message = `a tool such as "${other}" runs at the provider, where no guardrail sees it; send functionDeclarations`;
    throw unusable(`${place}.${other}`, message);
  }
  if (functionDeclarations === undefined) return [];
  return placedObjects(functionDeclarations, `${place}.functionDeclarations`);
}

const ofDeclaration = new Set([
  ...['name', 'description', 'behavior'],
  ...['parameters', 'parametersJsonSchema', 'response', 'responseJsonSchema'],
]);
/** A function that does not block the model's answer is one of live sessions. */
const usualBehaviors = new Set<Json | undefined>([undefined, 'BLOCKING', 'UNSPECIFIED']);

function functionTool({ value, place }: PlacedObject): JsonObject {
  refuseOthers(value, ofDeclaration, place);
  const { name, description, behavior } = value;
  if (!usualBehaviors.has(behavior)) throw unusable(`${place}.behavior`, 'send BLOCKING');
  const parameters = schemaOf(value.parameters, value.parametersJsonSchema, `${place}.parameters`);
  const result = schemaOf(value.response, value.responseJsonSchema, `${place}.response`);
  return {
    type: 'function',
    function: withoutNothing({ name, description: withResult(description, result), parameters }),
  };
}

/** Returns the schema that is sent in Google's form or as JSON Schema, if one is. */
export function schemaOf(google: Json | undefined, schema: Json | undefined, place: string): Json | undefined {
  if (google === undefined) return schema;
  if (schema !== undefined) throw unusable(place, 'it is sent in two forms; send one');
  if (!isObject(google)) throw unusable(place, 'send an object');
  return jsonSchemaOf(google, place);
}

/** A chat completion has no place for what a function gives back. The model reads it in the description. */
function withResult(description: Json | undefined, result: Json | undefined): Json | undefined {
  if (result === undefined) return description;
  const says = `The result is JSON of this schema: ${JSON.stringify(result)}`;
  return typeof description === 'string' && description !== '' ? `${description}\n${says}` : says;
}

/** What a chat completion calls the modes of function calling. */
const modes: Readonly<Record<string, Json | undefined>> = {
  AUTO: 'auto',
  // Arguments that fit their schemas are a promise of Google's models only.
  VALIDATED: 'auto',
  ANY: 'required',
  NONE: 'none',
  MODE_UNSPECIFIED: undefined,
};
/** Modes that may be told which functions are allowed. */
const choosing = new Set<Json>(['ANY', 'VALIDATED']);

const CALLING = 'toolConfig.functionCallingConfig';

interface ToolChoice {
  readonly choice?: Json | undefined;
  readonly allowed?: ReadonlySet<Json> | undefined;
}

function callingMode(config: Json | undefined): ToolChoice {
  const of = membersAt(config, 'toolConfig');
  refuseOthers(of, new Set(['functionCallingConfig']), 'toolConfig');
  const calling = membersAt(of.functionCallingConfig, CALLING);
  refuseOthers(calling, new Set(['mode', 'allowedFunctionNames']), CALLING);
  const { mode = 'MODE_UNSPECIFIED', allowedFunctionNames: names } = calling;
  if (typeof mode !== 'string' || !Object.hasOwn(modes, mode))
    throw unusable(`${CALLING}.mode`, 'send AUTO, ANY or NONE');
  const place = `${CALLING}.allowedFunctionNames`;
  if (names === undefined || (Array.isArray(names) && names.length === 0)) return { choice: modes[mode] };
  if (!Array.isArray(names)) throw unusable(place, 'send a list');
  if (!choosing.has(mode)) throw unusable(place, 'it goes with the modes ANY and VALIDATED only');
  return { choice: modes[mode], allowed: new Set(names) };
}

/** The model may call no other functions, so it is offered none. */
function onlyAllowed(tools: readonly JsonObject[], allowed: ReadonlySet<Json>): JsonObject[] {
  const nameOf = (tool: JsonObject): Json => (isObject(tool.function) ? (tool.function.name ?? null) : null);
  const known = new Set(tools.map(nameOf));
  for (const name of allowed) {
    if (!known.has(name))
      throw unusable(`${CALLING}.allowedFunctionNames`, `"${asText(name)}" is no declared function`);
  }
  return tools.filter((tool) => allowed.has(nameOf(tool)));
}
