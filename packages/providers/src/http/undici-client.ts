import { createRequire } from 'node:module';
import type { buildConnector, Client } from 'undici';

/** The two parts of undici that the transport needs. */
interface UndiciParts {
  readonly Client: typeof Client;
  readonly buildConnector: typeof buildConnector;
}

let loaded: UndiciParts | undefined;

/**
 * Loads two files of undici on first use. The package's main entry would also load fetch, WebSocket and mocks, which
 * take 15 MB more. The version is pinned in package.json, because these file paths are not a public API.
 */
export function undiciParts(): UndiciParts {
  if (loaded) return loaded;
  const require = createRequire(import.meta.url);
  // The casts are safe because the package's main entry exports the same two classes with these types.
  loaded = {
    Client: require('undici/lib/dispatcher/client.js') as typeof Client,
    buildConnector: require('undici/lib/core/connect.js') as typeof buildConnector,
  };
  return loaded;
}
