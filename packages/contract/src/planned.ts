/** A path of the specification that is not built yet. It answers 501 `not_implemented` and never a made-up result. */
export interface Planned {
  readonly methods: readonly ('GET' | 'POST' | 'PATCH' | 'DELETE')[];
  readonly path: string;
}

const gets = (...paths: string[]): Planned[] => paths.map((path) => ({ methods: ['GET'], path }));

/** Paths that are specified and not built. Remove a row when you add its endpoint: a test fails if both exist. */
export const planned: readonly Planned[] = [
  ...gets('/redteam/relay/v1/relay/bridge', '/redteam/relay/v1/relay/bridges/:bridge_id/status'),
];
