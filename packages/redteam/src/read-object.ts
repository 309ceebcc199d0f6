import { jsonrepair } from 'jsonrepair';

/** Reads the outermost object of a model's answer. Models add fences and words, and leave quotes and brackets open. */
export function readObject(text: string): unknown {
  const answer = withoutThoughts(text);
  const from = answer.indexOf('{');
  if (from < 0) return undefined;
  const to = answer.lastIndexOf('}');
  const object = to > from ? answer.slice(from, to + 1) : answer.slice(from);
  try {
    return JSON.parse(object);
  } catch {
    return repaired(object);
  }
}

const THOUGHTS = ['<think>', '</think>'] as const;

/** Removes the thoughts with which local reasoning models begin an answer. They may hold braces and drafts. */
export function withoutThoughts(answer: string): string {
  const [start, end] = THOUGHTS;
  const trimmed = answer.trimStart();
  const at = trimmed.startsWith(start) ? trimmed.indexOf(end) : -1;
  return at < 0 ? answer : trimmed.slice(at + end.length);
}

function repaired(text: string): unknown {
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}
