import { isObject, type Json, type JsonObject } from '@redoubt/providers';

/** What stands in an answer where the request says nothing. Null is what the model chooses, which nobody here knows. */
const defaults: JsonObject = {
  instructions: null,
  max_output_tokens: null,
  max_tool_calls: null,
  metadata: {},
  parallel_tool_calls: true,
  prompt_cache_key: null,
  safety_identifier: null,
  service_tier: null,
  store: false,
  temperature: null,
  tool_choice: 'auto',
  top_logprobs: null,
  top_p: null,
};

/** Returns the settings of a request as an answer repeats them. */
export function settingsOf(body: JsonObject): JsonObject {
  const { text, reasoning, tools, user } = body;
  return {
    ...Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, body[name] ?? value])),
    background: false,
    previous_response_id: null,
    reasoning: { effort: null, summary: null, ...(isObject(reasoning) && reasoning) },
    text: { format: { type: 'text' }, ...(isObject(text) && text) },
    tools: Array.isArray(tools) ? tools.map(wholeTool) : [],
    // A conversation that is too long for the model is an error, whatever was asked for.
    truncation: 'disabled',
    ...(typeof user === 'string' && { user }),
  };
}

const wholeTool = (tool: Json): Json =>
  isObject(tool) ? { ...tool, parameters: tool.parameters ?? null, strict: tool.strict ?? false } : tool;
