import { jsonrepair } from 'jsonrepair';

/** Reads the outermost object of a model's answer. Models add fences and words, and leave quotes and brackets open. */
export function readObject(answer: string): unknown {
  const from = answer.indexOf('{');
  if (from < 0) return undefined;
  const to = answer.lastIndexOf('}');
  const text = to > from ? answer.slice(from, to + 1) : answer.slice(from);
  try {
    return JSON.parse(text);
  } catch {
    return repaired(text);
  }
}

function repaired(text: string): unknown {
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}
