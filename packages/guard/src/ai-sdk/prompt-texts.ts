import type { JSONValue, LanguageModelV4Message, LanguageModelV4Prompt } from '@ai-sdk/provider';

/** Changes one text of a prompt. */
type Change = (text: string) => Promise<string>;
type Part = Exclude<LanguageModelV4Message['content'], string>[number];
type ToolResult = Extract<Part, { type: 'tool-result' }>;
type ToolOutput = ToolResult['output'];

/** Returns what users and tools say, a text for each message. */
export async function callerTexts(prompt: LanguageModelV4Prompt): Promise<string[]> {
  const said: string[] = [];
  for (const message of prompt) {
    if (message.role !== 'user' && message.role !== 'tool') continue;
    const parts: string[] = [];
    await changeMessage(message, async (text) => {
      parts.push(text);
      return text;
    });
    said.push(parts.join('\n'));
  }
  return said;
}

/** Returns a prompt whose texts are changed. The given one stays as it is. */
export async function changePrompt(prompt: LanguageModelV4Prompt, change: Change): Promise<LanguageModelV4Prompt> {
  const changed: LanguageModelV4Message[] = [];
  // One after the other, so that placeholders are numbered in the order of the texts.
  for (const message of prompt) changed.push(await changeMessage(message, change));
  return changed;
}

async function changeMessage(message: LanguageModelV4Message, change: Change): Promise<LanguageModelV4Message> {
  if (message.role === 'system') return { ...message, content: await change(message.content) };
  const content: Part[] = [];
  for (const part of message.content) content.push(await changePart(part, change));
  // The cast: a part keeps its type, so the content still fits its role.
  return { ...message, content } as LanguageModelV4Message;
}

async function changePart(part: Part, change: Change): Promise<Part> {
  switch (part.type) {
    case 'text':
    case 'reasoning':
      return { ...part, text: await change(part.text) };
    case 'file':
      if (part.data.type !== 'text') return part;
      return { ...part, data: { ...part.data, text: await change(part.data.text) } };
    case 'tool-call':
      return { ...part, input: await changeJson(part.input as JSONValue, change) };
    case 'tool-result':
      return { ...part, output: await changeOutput(part.output, change) };
    case 'tool-approval-response':
      return part.reason === undefined ? part : { ...part, reason: await change(part.reason) };
    default:
      return part;
  }
}

async function changeOutput(output: ToolOutput, change: Change): Promise<ToolOutput> {
  switch (output.type) {
    case 'text':
    case 'error-text':
      return { ...output, value: await change(output.value) };
    case 'json':
    case 'error-json':
      return { ...output, value: await changeJson(output.value, change) };
    case 'execution-denied':
      return output.reason === undefined ? output : { ...output, reason: await change(output.reason) };
    case 'content': {
      const value = [];
      for (const each of output.value) {
        value.push(each.type === 'text' ? { ...each, text: await change(each.text) } : each);
      }
      return { ...output, value };
    }
  }
}

/** Changes the strings of a JSON value. Names of fields stay. */
async function changeJson(value: JSONValue, change: Change): Promise<JSONValue> {
  if (typeof value === 'string') return change(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const changed: JSONValue[] = [];
    for (const each of value) changed.push(await changeJson(each, change));
    return changed;
  }
  const changed: Record<string, JSONValue | undefined> = {};
  for (const [name, each] of Object.entries(value)) {
    changed[name] = each === undefined ? undefined : await changeJson(each, change);
  }
  return changed;
}
