import { z } from 'zod';

const pattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$/;

/** The id of a bridge: the host of `relay://<bridge_id>/<path>`. Upper and lower case differ. */
export const BridgeId = z
  .string()
  .regex(
    pattern,
    'A bridge id has 1 to 63 letters, digits, dots, hyphens and underscores, and begins with a letter or digit',
  );

/** The scheme of addresses that lead through a bridge. */
export const RELAY_SCHEME = 'relay:';

/** Whether a text is an address of a bridge, well-formed or not. */
export const isRelayAddress = (text: string): boolean => /^\s*relay:/i.test(text);

/**
 * Parses `relay://<bridge_id>/<path>`. Throws TypeError with a sentence that says what is wrong. The host of the URL is
 * the bridge's id as it was written.
 */
export function parseRelayAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.protocol !== RELAY_SCHEME || !pattern.test(url.hostname)) {
    throw new TypeError('The address of a bridge is relay://<bridge_id>/<path>, with the id by which it is connected');
  }
  if (url.port !== '' || url.username !== '' || url.password !== '') {
    throw new TypeError(
      'The address of a bridge has no port, user name or password; the bridge itself knows its target',
    );
  }
  return url;
}
