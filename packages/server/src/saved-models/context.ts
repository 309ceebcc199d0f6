import type { RequestContext } from '../context.ts';
import type { ModelCache } from './model-cache.ts';

/** The services that the use of saved models needs. */
export interface ModelServices {
  /** Models that projects saved. */
  readonly models: ModelCache;
}

/** The context of a request that may name a saved model. */
export type ModelsContext = RequestContext & ModelServices;
