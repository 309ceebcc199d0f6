import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { Config } from '../config/settings.ts';

/** Log lines gather for at most 200 ms: one write a request would be the largest cost of a small one. */
export const logDestination = (): DestinationStream =>
  destination({ fd: 2, sync: false, minLength: 8_192, periodicFlush: 200 });

/** Keys and secrets never reach a line, whatever object is logged. */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>, stream: DestinationStream): Logger {
  const redact = ['apikey', 'api_key', '*.apikey', '*.api_key', '*.authorization', 'body.target.api_key'];
  return pino({ level: logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, redact }, stream);
}
