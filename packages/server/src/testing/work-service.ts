import { openStore } from '@redoubt/store';
import { serveEndpoints } from './serve-endpoints.ts';
import { work } from './work-endpoint.ts';

/**
 * A node for tests to kill. It serves the work of a test on the store that its environment names, and prints its URL.
 */
const { REDOUBT_DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = process.env;
const store = await openStore({ dataDir, databaseUrl, clock: () => new Date() });
const { url } = await serveEndpoints([work], store);
process.stdout.write(`${url}\n`);
