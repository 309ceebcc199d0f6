/** A path of the specification that is not built yet. It answers 501 `not_implemented` and never a made-up result. */
export interface Planned {
  readonly methods: readonly ('GET' | 'POST' | 'PATCH' | 'DELETE')[];
  readonly path: string;
  /** For an archived path: the path that replaces it. That one is not built yet either. */
  readonly successor?: string;
}

const posts = (...paths: string[]): Planned[] => paths.map((path) => ({ methods: ['POST'], path }));
const archived = (method: 'GET' | 'POST', path: string, successor: string): Planned => ({
  methods: [method],
  path,
  successor,
});
const gets = (...paths: string[]): Planned[] => paths.map((path) => ({ methods: ['GET'], path }));

/** Paths that are specified and not built. Remove a row when you add its endpoint: a test fails if both exist. */
export const planned: readonly Planned[] = [
  ...posts('/rt/threat-modeling', '/rt/threat-modeling/categories', '/rt/threat-modeling/data'),
  ...gets('/rt/datasets/:dataset_id'),
  ...gets('/redteam/relay/v1/relay/bridge', '/redteam/relay/v1/relay/bridges/:bridge_id/status'),
  archived('POST', '/datasets/add-task', '/rt/threat-modeling'),
  ...['task-status', 'get-task', 'get-datacard', 'get-dataset', 'get-summary', 'list-tasks'].map((name) =>
    archived('GET', `/datasets/${name}`, '/rt/datasets/:dataset_id'),
  ),
];
