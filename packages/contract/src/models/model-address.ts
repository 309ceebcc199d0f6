import { z } from 'zod';

const schemes = ['http', 'https', 'relay'] as const;
const defaultPorts: Readonly<Record<string, number>> = { http: 80, https: 443 };

const Port = z.union([
  z.int().min(1).max(65_535),
  z
    .string()
    .regex(/^\d{1,5}$/, 'A port is a number from 1 to 65535')
    .transform(Number)
    .pipe(z.int().min(1).max(65_535)),
]);

/** `endpoint` of a model: its address in parts. */
export const ModelEndpoint = z.strictObject({
  scheme: z
    .enum([...schemes, ''])
    .nullish()
    .describe('Default `https`; `relay` reaches the bridge that `host` names'),
  host: z
    .string()
    .max(253)
    .regex(/^[^\s/?#@\\]*$/, 'A host is a name or an address, without scheme and path')
    .nullish(),
  port: z
    .union([Port, z.literal('')])
    .nullish()
    .describe('Default: the usual one of the scheme'),
  base_path: z.string().max(2_048).nullish(),
});

/** The address of a model in parts. `host` is set if any other part is. */
export interface ModelAddress {
  readonly scheme?: (typeof schemes)[number] | undefined;
  readonly host?: string | undefined;
  readonly port?: number | undefined;
  readonly base_path?: string | undefined;
}

/**
 * Splits a URL into parts. Its query stays at the end of `base_path`. Returns undefined for a text that is no URL or a
 * URL with a user name or password.
 */
export function addressOfUrl(text: string): ModelAddress | undefined {
  if (!URL.canParse(text)) return;
  const { protocol, hostname, port, pathname, search, username, password } = new URL(text);
  const scheme = schemes.find((each) => protocol === `${each}:`);
  if (!scheme || !hostname || username || password) return;
  const path = pathname.replace(/^\/$/, '') + search;
  return {
    scheme,
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    ...(port ? { port: Number(port) } : {}),
    ...(path ? { base_path: path } : {}),
  };
}

/**
 * Builds one URL from an address and a path after it. The scheme's default port is left out. Returns undefined without
 * a host.
 */
export function urlOfAddress(
  { scheme = 'https', host, port, base_path = '' }: ModelAddress,
  path = '',
): string | undefined {
  if (!host) return;
  const name = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
  const suffix = port === undefined || port === defaultPorts[scheme] ? '' : `:${port}`;
  return `${scheme}://${name}${suffix}${joinPaths(base_path, path)}`;
}

/** Joins a base and a path. If one repeats the other, the repetition appears once. The queries of both are kept. */
export function joinPaths(base: string, path: string): string {
  const [front, frontQuery] = cut(base);
  const [back, backQuery] = cut(path);
  const query = [frontQuery, backQuery].filter((each) => each !== '').join('&');
  return joined(front, back) + (query && `?${query}`);
}

function joined(front: string, back: string): string {
  if (front.endsWith(back)) return front;
  return back.startsWith(`${front}/`) ? back : front + back;
}

/** Splits a path from its query. The path gets one slash before it and none after it. */
function cut(path: string): [path: string, query: string] {
  const at = path.indexOf('?');
  const bare = at === -1 ? path : path.slice(0, at);
  const names = bare.split('/').filter((name) => name !== '');
  return [names.map((name) => `/${name}`).join(''), at === -1 ? '' : path.slice(at + 1)];
}
