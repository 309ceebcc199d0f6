import { keyHeaderNames } from '@redoubt/contract';
import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { Config } from '../config/settings.ts';

/** Where log lines go. */
interface LogDestination extends DestinationStream {
  /** Writes at once what is buffered. */
  flushSync(): void;
}

/** Log lines are buffered for at most 200 ms. One write per request would be the largest cost of a small request. */
export const logDestination = (): LogDestination =>
  destination({ fd: 2, sync: false, minLength: 8_192, periodicFlush: 200 });

/** Creates the logger. Keys and secrets are redacted from every logged object. */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>, stream: DestinationStream): Logger {
  const keys = keyHeaderNames.flatMap((name) => [`["${name}"]`, `*["${name}"]`]);
  const redact = [...keys, '*.authorization', 'body.target.api_key'];
  return pino({ level: logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, redact }, stream);
}

/** Exit code of a process that an error ended which nothing handled. */
const FAULT = 70;

/**
 * From now on, an error that nothing handles is logged on one line with its cause, and ends the process: what it left
 * half done is not known. Charges are kept as after any death of the process.
 */
export function endOnFault(config: Pick<Config, 'logLevel'>, logTo: LogDestination): void {
  const log = createLogger(config, logTo);
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, `the process ends by an error that nothing handled: ${String(error)}`);
    logTo.flushSync();
    process.exit(FAULT);
  });
}
