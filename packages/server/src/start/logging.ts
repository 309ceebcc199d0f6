import { keyHeaderNames } from '@redoubt/contract';
import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { Config } from '../config/settings.ts';

/** Log lines are buffered for at most 200 ms. One write per request would be the largest cost of a small request. */
export const logDestination = (): DestinationStream =>
  destination({ fd: 2, sync: false, minLength: 8_192, periodicFlush: 200 });

/** Creates the logger. Keys and secrets are redacted from every logged object. */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>, stream: DestinationStream): Logger {
  const keys = keyHeaderNames.flatMap((name) => [`["${name}"]`, `*["${name}"]`]);
  const redact = [...keys, '*.authorization', 'body.target.api_key'];
  return pino({ level: logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, redact }, stream);
}
