import { originOf } from '../../http/origin-of.ts';

/** The address of a call. */
export interface WireAddress {
  readonly origin: string;
  /** Path with query. */
  readonly path: string;
}

/**
 * The parts of the base URL of an API: its origin, its path without trailing slashes, and its query without the
 * question mark.
 */
export interface Base {
  readonly origin: string;
  readonly path: string;
  readonly query: string;
  /** True if the URL was the complete address of a call. Its version is then not missing. */
  readonly isWhole: boolean;
}

/**
 * Cache of parsed base URLs, because parsing is the most expensive part of building an address. It is emptied when it
 * is full.
 */
const bases = new Map<string, Base>();
const MAX_BASES = 1_000;

/** Paths of calls at the end of a base URL. Many configurations give the complete address of a call. */
const callPaths =
  /\/(?:chat\/completions|completions|models|messages|embeddings|rerank|images\/generations|audio\/speech|audio\/transcriptions)$/;

/** Parses a base URL. Throws TypeError if it is not a URL. */
export function baseOf(baseUrl: string): Base {
  const known = bases.get(baseUrl);
  if (known) return known;
  const url = new URL(baseUrl);
  const { pathname, search } = url;
  const whole = withoutLastSlashes(pathname);
  const path = whole.replace(callPaths, '');
  const base = { origin: originOf(url), path, query: search.slice(1), isWhole: path !== whole };
  if (bases.size >= MAX_BASES) bases.clear();
  bases.set(baseUrl, base);
  return base;
}

/**
 * Adds `/v1` to a base URL without a path, because OpenAI's and similar APIs are there. Red-team targets have the same
 * rule.
 */
export const underVersion = (base: Base): Base => (base.path === '' && !base.isWhole ? { ...base, path: '/v1' } : base);

/**
 * Appends a path to a base. If the path already begins with the path of the base, it is not prepended again. The
 * queries of both are kept.
 */
export function addressOf(base: Base, path: string, query = ''): WireAddress {
  const mark = path.indexOf('?');
  const bare = mark === -1 ? path : path.slice(0, mark);
  const own = mark === -1 ? '' : path.slice(mark + 1);
  const rooted = bare.startsWith('/') ? bare : `/${bare}`;
  const isWhole = base.path !== '' && rooted.startsWith(`${base.path}/`);
  const queries = [base.query, own, query].filter((each) => each !== '').join('&');
  return { origin: base.origin, path: (isWhole ? rooted : base.path + rooted) + (queries && `?${queries}`) };
}

function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end--;
  return path.slice(0, end);
}
