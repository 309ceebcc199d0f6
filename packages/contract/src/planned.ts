/** A path of the specification that is not built yet. It answers 501 `not_implemented` and never a made-up result. */
export interface Planned {
  readonly methods: readonly ('GET' | 'POST' | 'PATCH' | 'DELETE')[];
  readonly path: string;
}

/** Paths that are specified and not built. Remove a row when you add its endpoint: a test fails if both exist. */
export const planned: readonly Planned[] = [];
