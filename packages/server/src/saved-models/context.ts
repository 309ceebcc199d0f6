import type { RequestContext } from '../context.ts';
import type { ModelCache } from './model-cache.ts';

/** What the use of saved models takes. */
export interface ModelServices {
  /** Models that projects saved. */
  readonly models: ModelCache;
}

/** What a request that may name a saved model has. */
export type ModelsContext = RequestContext & ModelServices;
