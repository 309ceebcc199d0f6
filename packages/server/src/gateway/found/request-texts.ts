import { plainStretch } from '@redoubt/guard/parts';
import type { ReadyDetectors } from '../../guardrails/saved/policy-cache.ts';
import type { ReadCall } from '../call/read-call.ts';
import type { ReadyDeployment } from '../deployments/deployment-cache.ts';
import { isObject } from '../stages/message-texts.ts';
import type { RequestText } from '../stages/text-place.ts';
import type { JudgedByPolicy, JudgedText } from './judged-text.ts';

/** Returns the texts of a request by the policies that judged them. */
export function requestTexts(
  read: Pick<ReadCall, 'body' | 'places'>,
  deployment: Pick<ReadyDeployment, 'input' | 'voices' | 'blocksInput' | 'fields'>,
): JudgedByPolicy[] {
  const { input, voices, blocksInput, fields } = deployment;
  const isLatestOnly = fields.block_turns === 'latest_only';
  const paths = pathsOfObjects(read.body);
  const judge = (policy: ReadyDetectors, blocks: ReadonlySet<string>, isIts: (place: RequestText) => boolean) => ({
    policy,
    blocks,
    texts: newestFirst(read.places.filter(isIts)).map((place) => judgedInRequest(place, read.body, paths)),
  });
  const isOfTool = ({ isResult }: RequestText) => isResult === true && voices?.tool !== undefined;
  const isSaid = (place: RequestText) => place.voice === 'caller' && (place.isOfTurn || !isLatestOnly);
  const { tool, system } = voices ?? {};
  return [
    ...(input ? [judge(input, blocksInput, (place) => isSaid(place) && !isOfTool(place))] : []),
    ...(tool ? [judge(tool.detectors, tool.blocks, (place) => isSaid(place) && isOfTool(place))] : []),
    ...(system ? [judge(system.detectors, system.blocks, ({ voice }) => voice === 'system')] : []),
  ];
}

/** What the caller said comes before the fields beside it. */
const newestFirst = (places: readonly RequestText[]): RequestText[] => [
  ...places.filter(({ isField }) => !isField).reverse(),
  ...places.filter(({ isField }) => isField),
];

/** Returns the path of every object in a body. A map is visited with what is added to it meanwhile. */
function pathsOfObjects(body: object): ReadonlyMap<object, readonly string[]> {
  const paths = new Map<object, readonly string[]>([[body, []]]);
  for (const [holder, path] of paths) {
    for (const [key, held] of Object.entries(holder)) {
      if (typeof held === 'object' && held !== null) paths.set(held, [...path, key]);
    }
  }
  return paths;
}

function judgedInRequest(
  place: RequestText,
  { messages }: Record<string, unknown>,
  paths: ReadonlyMap<object, readonly string[]>,
): JudgedText {
  const { text: raw, reading = raw, isJson, message: index = -1, isField = false, isNew } = place;
  const path = pathOfPlace(place, paths);
  const message: unknown = Array.isArray(messages) ? messages[index] : undefined;
  const plain = isJson ? plainStretch(raw) : { text: reading, sourceOf: (at: number) => at };
  return {
    text: plain.text,
    raw,
    sourceOf: plain.sourceOf,
    at: path?.map(withoutText).join('.') ?? null,
    message: message === undefined ? null : index,
    role: roleOfMessage(message),
    part: partOfPlace(place),
    // What was decoded is not in the kept text.
    kept: path && (isJson || reading === raw) ? { path } : undefined,
    isField,
    isNew,
  };
}

function pathOfPlace({ holder, key }: RequestText, paths: ReadonlyMap<object, readonly string[]>) {
  const path = holder && paths.get(holder);
  return path && [...path, String(key)];
}

const index = /^\d{1,6}$/;
/** Names of the API. They say nothing of the call. */
const apiNames: ReadonlySet<string> = new Set(
  `messages content text role name type tool_calls function arguments input output parameters description properties
  tools functions prompt suffix prediction user system parts query documents instructions metadata response_format
  json_schema schema custom refusal audio image_url input_audio file reasoning stop_sequences stop`.split(/\s+/),
);
const roles: ReadonlySet<string> = new Set(['system', 'developer', 'user', 'assistant', 'tool', 'function']);

/** Callers name members as they like, and the log of metadata keeps no text of theirs. */
const withoutText = (name: string): string => (index.test(name) || apiNames.has(name) ? name : '*');

function roleOfMessage(message: unknown): string | null {
  const role = isObject(message) ? message.role : undefined;
  return typeof role === 'string' && roles.has(role) ? role : null;
}

const calledFields: ReadonlySet<unknown> = new Set(['arguments', 'input']);

function partOfPlace({ isField, isResult, key, isUsers, message }: RequestText): string {
  if (isField) return 'field';
  if (isResult) return 'tool_result';
  return message !== undefined && !isUsers && calledFields.has(key) ? 'tool_call' : 'text';
}
