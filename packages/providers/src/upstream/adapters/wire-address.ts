/** Where a call goes. */
export interface WireAddress {
  readonly origin: string;
  /** With its query. */
  readonly path: string;
}

/** The parts of a base of an API: its origin, its path without a last slash, and its query without the question mark. */
export interface Base {
  readonly origin: string;
  readonly path: string;
  readonly query: string;
  /** Whether the whole address of a call was given: nothing of its version is missing then. */
  readonly isWhole: boolean;
}

/** Bases by their text, as parsing costs more than the rest of a call's address; emptied when it is full. */
const bases = new Map<string, Base>();
const MAX_BASES = 1_000;

/** Ends of bases that are given as the whole address of a call, as many configurations have it. */
const callPaths = /\/(?:chat\/completions|completions|models|messages)$/;

/** Throws TypeError for what is no URL. */
export function baseOf(baseUrl: string): Base {
  const known = bases.get(baseUrl);
  if (known) return known;
  const { origin, pathname, search } = new URL(baseUrl);
  const whole = withoutLastSlashes(pathname);
  const path = whole.replace(callPaths, '');
  const base = { origin, path, query: search.slice(1), isWhole: path !== whole };
  if (bases.size >= MAX_BASES) bases.clear();
  bases.set(baseUrl, base);
  return base;
}

/** A host alone, as for red-team targets: OpenAI's API, and those like it, are under `/v1`. */
export const underVersion = (base: Base): Base => (base.path === '' && !base.isWhole ? { ...base, path: '/v1' } : base);

/** The address of a path after a base. A path that repeats the base's stands alone; the queries of both stay. */
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
