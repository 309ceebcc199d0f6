import { RELAY_SCHEME } from '@redoubt/contract';

/** Returns the origin of a URL. Also of `relay://<bridge_id>`, for which `URL.origin` is the text "null". */
export const originOf = ({ protocol, host, origin }: URL): string =>
  protocol === RELAY_SCHEME ? `${RELAY_SCHEME}//${host}` : origin;
