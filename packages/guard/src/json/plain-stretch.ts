import type { OpenFrom } from '../watch/output-watch.ts';

/** A part of JSON text with its escapes decoded (RFC 8259, section 7). */
interface PlainStretch {
  readonly text: string;
  /** Returns the position in the JSON of the unit at `at`. */
  sourceOf(at: number): number;
  /** The position of an escape that is cut off at the end, or the length if there is none. */
  readonly unfinished: number;
}

const escapes = /\\(?:u([0-9a-fA-F]{4})|(["\\/bfnrt]))/g;
const cutOff = /\\(?:u[0-9a-fA-F]{0,3})?$/;
const named: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** Decodes any part of a JSON text, because arguments of a tool come in pieces. */
export function plainStretch(json: string): PlainStretch {
  if (!json.includes('\\')) return { text: json, sourceOf: (at) => at, unfinished: json.length };
  /** For each escape, the position after it in the decoded text and in the JSON. */
  const behind: [plain: number, source: number][] = [];
  let text = '';
  let from = 0;
  for (const { 0: written, 1: code, 2: name = '', index } of json.matchAll(escapes)) {
    text += json.slice(from, index) + (code ? String.fromCharCode(Number.parseInt(code, 16)) : (named[name] ?? name));
    from = index + written.length;
    behind.push([text.length, from]);
  }
  const rest = json.slice(from);
  const open = cutOff.exec(rest)?.index ?? rest.length;
  return { text: text + rest, sourceOf: (at) => sourceIn(behind, at), unfinished: from + open };
}

function sourceIn(behind: readonly (readonly [number, number])[], at: number): number {
  const [plain, source] = behind.findLast(([end]) => end <= at) ?? [0, 0];
  return source + at - plain;
}

/** The same tail for JSON text. An escape that is cut off is always open. */
export function openInJson(openFrom: OpenFrom): OpenFrom {
  return (json) => {
    const { text, sourceOf, unfinished } = plainStretch(json);
    return Math.min(sourceOf(openFrom(text)), unfinished);
  };
}
