import type { CallWithTexts } from './call-queries.ts';

export type CallFinding = NonNullable<CallWithTexts['findings']>[number];
export type FoundPlace = CallFinding['places'][number];

/** A stretch of a kept text that is marked. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  /** `word`: one that weighed much, inside of a passage. */
  readonly kind: 'blocked' | 'told' | 'word';
  /** What was found there, in words. */
  readonly label: string;
}

/** A piece of a text between two borders of marks. */
export interface Piece {
  readonly text: string;
  readonly isBlocked: boolean;
  readonly isFound: boolean;
  readonly weighs: boolean;
  readonly labels: readonly string[];
}

/** Cuts a text at the borders of its marks. Marks may overlap. */
export function piecesOf(text: string, marks: readonly Mark[]): Piece[] {
  const inside = marks.filter(({ start, end }) => start >= 0 && start < end && end <= text.length);
  const borders = [...new Set([0, text.length, ...inside.flatMap(({ start, end }) => [start, end])])];
  borders.sort((one, other) => one - other);
  return borders.slice(1).map((end, at) => {
    const start = borders[at] ?? 0;
    const own = inside.filter((mark) => mark.start < end && mark.end > start);
    return {
      text: text.slice(start, end),
      isBlocked: own.some(({ kind }) => kind === 'blocked'),
      isFound: own.length > 0,
      weighs: own.some(({ kind }) => kind === 'word'),
      labels: [...new Set(own.filter(({ kind }) => kind !== 'word').map(({ label }) => label))],
    };
  });
}

/** Returns the marks of the findings in one text: `at` is its path in the request, undefined the whole answer. */
export function marksIn(
  findings: readonly CallFinding[],
  at: string | undefined,
  labelOf: (finding: CallFinding) => string,
): Mark[] {
  return findings.flatMap((finding) =>
    finding.places
      .filter((place) => (at === undefined ? finding.stage === 'output' : finding.stage === 'input' && place.at === at))
      .flatMap(({ spans }) => spans)
      .flatMap(({ kind, place }) => {
        if (!place) return [];
        const how = kind === 'word' ? 'word' : finding.is_blocking ? 'blocked' : 'told';
        return [{ start: place.start, end: place.start + place.length, kind: how, label: labelOf(finding) } as const];
      }),
  );
}

/** The kept text in which something was found. Undefined where it is not kept. */
export function textAt({ request, response }: CallWithTexts['texts'], { stage }: CallFinding, { at }: FoundPlace) {
  if (stage === 'output') return response ?? undefined;
  return at === null ? undefined : textOfPath(parsedKept(request), at);
}

/** The words that weighed most, as they stand in the kept text. */
export function weighedWords(texts: CallWithTexts['texts'], finding: CallFinding): string[] {
  const words = finding.places.flatMap((place) => {
    const text = textAt(texts, finding, place);
    return place.spans.flatMap((span) =>
      text !== undefined && span.kind === 'word' && span.place
        ? [text.slice(span.place.start, span.place.start + span.place.length)]
        : [],
    );
  });
  return [...new Set(words)];
}

/** A text of a request, with its path. */
export interface KeptText {
  readonly at: string;
  readonly text: string;
}

/** A message of a kept request. */
export interface KeptMessage {
  readonly index: number;
  readonly role: string;
  readonly texts: readonly KeptText[];
  /** What else it has: pictures by their kinds, and further fields as JSON. */
  readonly others: readonly string[];
}

type Json = Readonly<Record<string, unknown>>;

/** Reads the messages of a kept request. Undefined where it is none of a chat, or was cut, so that it is no JSON. */
export function keptMessages(request: string | null): KeptMessage[] | undefined {
  const body = parsedKept(request);
  const messages = isRecord(body) ? body.messages : undefined;
  return Array.isArray(messages) ? messages.map(keptMessage) : undefined;
}

function keptMessage(message: unknown, index: number): KeptMessage {
  const { role, content, ...rest } = isRecord(message) ? message : ({} as Json);
  const at = `messages.${index}`;
  const parts = Array.isArray(content) ? content.map((part, place) => keptPart(part, `${at}.content.${place}`)) : [];
  const said = typeof content === 'string' ? [{ at: `${at}.content`, text: content }] : [];
  const called = keptCalls(rest.tool_calls, `${at}.tool_calls`);
  const { tool_calls: _, ...others } = rest;
  const left = called.length > 0 ? others : rest;
  return {
    index,
    role: String(role ?? 'no role'),
    texts: [...said, ...parts.flatMap(({ text }) => text ?? []), ...called],
    others: [
      ...parts.flatMap(({ other }) => other ?? []),
      ...(Object.keys(left).length > 0 ? [JSON.stringify(left)] : []),
    ],
  };
}

function keptPart(part: unknown, at: string): { text?: KeptText; other?: string } {
  if (typeof part === 'string') return { text: { at, text: part } };
  if (!isRecord(part)) return {};
  if (typeof part.text === 'string') return { text: { at: `${at}.text`, text: part.text } };
  return { other: `[${typeof part.type === 'string' ? part.type : 'part'}]` };
}

/** What tools are called with. */
function keptCalls(calls: unknown, at: string): KeptText[] {
  if (!Array.isArray(calls)) return [];
  return calls.flatMap((call, index) => {
    const called = isRecord(call) ? call.function : undefined;
    if (!isRecord(called) || typeof called.arguments !== 'string') return [];
    return [{ at: `${at}.${index}.function.arguments`, text: called.arguments }];
  });
}

/** Texts with findings that are none of those shown: in fields of the request, or of a request that is no chat. */
export function otherTexts(
  request: string | null,
  findings: readonly CallFinding[],
  shown: readonly string[],
): KeptText[] {
  const body = parsedKept(request);
  const ats = findings.filter(({ stage }) => stage === 'input').flatMap(({ places }) => places.map(({ at }) => at));
  return [...new Set(ats)].flatMap((at) => {
    const text = at === null || shown.includes(at) ? undefined : textOfPath(body, at);
    return at === null || text === undefined ? [] : [{ at, text }];
  });
}

function parsedKept(json: string | null): unknown {
  try {
    return json === null ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}

function textOfPath(body: unknown, path: string): string | undefined {
  let held = body;
  for (const key of path.split('.')) {
    held = typeof held === 'object' && held !== null ? (held as Json)[key] : undefined;
  }
  return typeof held === 'string' ? held : undefined;
}

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
