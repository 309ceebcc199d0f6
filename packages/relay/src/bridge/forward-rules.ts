import type { FrameToBridge } from '@redoubt/contract';
import { type Base, baseOf, deliveredHeaders, type WireRequest } from '@redoubt/providers';

/** A method and a path that a bridge forwards. A part of the path that is `*` stands for any one part. */
export interface AllowedCall {
  readonly method: string;
  readonly path: string;
}

/** Where a bridge forwards to, and what. */
export interface ForwardRules {
  /** Base URL of the target, such as `http://localhost:11434/v1`. */
  readonly target: string;
  /** Calls beyond the usual ones. */
  readonly allow?: readonly AllowedCall[];
  /** Names of request headers beyond the usual ones, in lower case. */
  readonly allowHeaders?: readonly string[];
  /** The header with the target's key. It is set at the bridge and known nowhere else. */
  readonly keyHeader?: { readonly name: string; readonly value: string } | undefined;
}

/** Why a request is not forwarded. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed';
}

/** The calls that models are asked by. They may have `/v1` before them. */
const usualCalls: readonly AllowedCall[] = [
  { method: 'POST', path: '/chat/completions' },
  { method: 'POST', path: '/completions' },
  { method: 'POST', path: '/messages' },
  { method: 'GET', path: '/models' },
].flatMap(({ method, path }) => [
  { method, path },
  { method, path: `/v1${path}` },
]);

/** Headers that say what is sent and in which version of an API. None of them says who asks. */
const usualHeaders: readonly string[] = [
  'accept',
  'accept-encoding',
  'accept-language',
  'anthropic-beta',
  'anthropic-version',
  'content-type',
  'openai-beta',
  'traceparent',
  'user-agent',
  'x-request-id',
];

/** Headers of an answer that the service gets, beside those that any caller gets of a provider. */
const answerHeaders: readonly string[] = ['content-encoding', 'x-redoubt-simulation'];

type RequestFrame = Extract<FrameToBridge, { type: 'request' }>;

/** Decides on each request, and writes it for the target. */
export interface Forwarding {
  /** Returns the request for the target, without its body. Throws NotAllowed. */
  requestOf(frame: Pick<RequestFrame, 'method' | 'path' | 'headers'>): Omit<WireRequest, 'body'>;
  answerHeadersOf(headers: Parameters<typeof deliveredHeaders>[0]): Record<string, string>;
}

/** Makes the rules of a bridge. Throws TypeError if the target is no URL. */
export function forwardingOf({ target, allow = [], allowHeaders = [], keyHeader }: ForwardRules): Forwarding {
  const base = baseOf(target);
  const calls = [...usualCalls, ...allow];
  const names = new Set([...usualHeaders, ...allowHeaders]);
  return {
    requestOf({ method, path, headers }) {
      const { parts, query } = partsOf(path);
      const relative = withoutBase(base, parts);
      const asked = `${method} /${relative.join('/')}`;
      if (!calls.some((call) => call.method === method && fits(call.path, relative))) {
        throw new NotAllowed(
          `${asked} is not among the calls that the bridge forwards; it can be started with --allow "${asked}"`,
        );
      }
      const kept = Object.entries(headers).filter(([name]) => names.has(name));
      return {
        origin: base.origin,
        path: [base.path, ...relative].join('/') + joinedQuery(base.query, query),
        method,
        headers: { ...Object.fromEntries(kept), ...(keyHeader && { [keyHeader.name]: keyHeader.value }) },
      };
    },
    answerHeadersOf(headers) {
      const own = answerHeaders.flatMap((name) => {
        const value = headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      });
      return { ...deliveredHeaders(headers), ...Object.fromEntries(own) };
    },
  };
}

/** Splits a path. Throws NotAllowed for one that could be read as another path than it seems. */
function partsOf(path: string): { parts: string[]; query: string } {
  const mark = path.indexOf('?');
  const bare = mark === -1 ? path : path.slice(0, mark);
  const parts = bare.slice(1).split('/');
  if (!/^[\x21-\x7e]*$/.test(path) || /[\\#]/.test(path) || !parts.every(isPlain)) {
    throw new NotAllowed('The path has parts such as "..", which a bridge does not forward');
  }
  return { parts, query: mark === -1 ? '' : path.slice(mark + 1) };
}

function isPlain(part: string): boolean {
  try {
    const text = decodeURIComponent(part);
    return text !== '' && text !== '.' && text !== '..' && !/[/\\%\p{Cc}]/u.test(text);
  } catch {
    return false;
  }
}

/**
 * Removes what the path repeats of the base: with the base `/api/v1`, `/v1/models` and `/models` are the same call.
 */
function withoutBase({ path }: Base, parts: readonly string[]): readonly string[] {
  const own = path.split('/').slice(1);
  for (let length = Math.min(own.length, parts.length); length > 0; length--) {
    const end = own.slice(-length);
    if (end.every((part, index) => part === parts[index])) return parts.slice(length);
  }
  return parts;
}

function fits(pattern: string, parts: readonly string[]): boolean {
  const wanted = pattern.split('/').slice(1);
  return wanted.length === parts.length && wanted.every((part, index) => part === '*' || part === parts[index]);
}

const joinedQuery = (...queries: string[]): string => {
  const joined = queries.filter((query) => query !== '').join('&');
  return joined && `?${joined}`;
};
