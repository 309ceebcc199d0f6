import { createRequire } from 'node:module';
import type { buildConnector, Client } from 'undici';

/** The two parts of undici that the transport needs. */
interface UndiciParts {
  readonly Client: typeof Client;
  readonly buildConnector: typeof buildConnector;
}

let loaded: UndiciParts | undefined;

/**
 * Loaded when first used, and these files alone: the package's entry also loads fetch, WebSocket and its mocks, which
 * take 15 MB more. The version is pinned in package.json, as the files' places are no promise of the package.
 */
export function undiciParts(): UndiciParts {
  if (loaded) return loaded;
  const require = createRequire(import.meta.url);
  // The cast: a file inside the package has no declarations of its own; they are those of the package's entry.
  loaded = {
    Client: require('undici/lib/dispatcher/client.js') as typeof Client,
    buildConnector: require('undici/lib/core/connect.js') as typeof buildConnector,
  };
  return loaded;
}
