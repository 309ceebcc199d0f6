import type { HttpAnswer } from '../http/http-client.ts';

type Headers = HttpAnswer['headers'];

/** Upper limit of a single wait, even if the server asks for more. */
const MAX_MS = 3_600_000;
/** Numbers from this value on are Unix times in seconds, not durations. */
const FIRST_EPOCH_SECONDS = 1_000_000_000;
/** Numbers from this value on are Unix times in milliseconds, which some gateways send. */
const FIRST_EPOCH_MS = 1_000_000_000_000;

/**
 * Returns how long a throttled answer asks to wait, in milliseconds from 0 to one hour. Returns undefined if it does
 * not say.
 */
export function retryAfterMs(headers: Headers, now: Date): number | undefined {
  const asked = askedWaitMs(headers, now);
  return asked === undefined ? undefined : Math.min(asked, MAX_MS);
}

/** Returns how long a throttled answer asks to wait, in milliseconds, however long. Undefined if it does not say. */
export function askedWaitMs(headers: Headers, now: Date): number | undefined {
  const found =
    milliseconds(headers['retry-after-ms']) ??
    spanOrMoment(headers['retry-after'], now) ??
    exhausted(headers, now) ??
    spanOrMoment(headers['x-ratelimit-reset'] ?? headers['ratelimit-reset'], now);
  return found === undefined ? undefined : Math.max(Math.ceil(found), 0);
}

type Value = string | string[] | undefined;

function milliseconds(value: Value): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

/** Parses seconds, a duration such as `6m0s`, an HTTP date or an RFC 3339 date. Returns milliseconds from now. */
function spanOrMoment(value: Value, now: Date): number | undefined {
  if (typeof value !== 'string') return undefined;
  const number = milliseconds(value);
  if (number !== undefined) return number < FIRST_EPOCH_SECONDS ? number * 1_000 : epochMs(number) - now.getTime();
  const span = duration(value);
  if (span !== undefined) return span;
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? undefined : moment - now.getTime();
}

/** Returns a Unix time in milliseconds, of seconds or milliseconds. */
const epochMs = (number: number): number => (number < FIRST_EPOCH_MS ? number * 1_000 : number);

const unitMs = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 } as const;

/** Parses durations such as `20ms`, `1.5s`, `6m0s` or `1h2m3s` to milliseconds. */
function duration(value: string): number | undefined {
  if (!/^(?:\d{1,9}(?:\.\d{1,9})?(?:ms|s|m|h)){1,4}$/.test(value)) return undefined;
  const parts = [...value.matchAll(/([\d.]+)(ms|s|m|h)/g)];
  return parts.reduce((sum, [, number, unit]) => sum + Number(number) * unitMs[unit as keyof typeof unitMs], 0);
}

const windows = ['requests', 'tokens', 'input-tokens', 'output-tokens'] as const;

/**
 * Reads the reset times of OpenAI's and Anthropic's rate-limit windows. Returns the latest reset of the exhausted
 * windows. If none is marked as exhausted, returns the earliest reset of all.
 */
function exhausted(headers: Headers, now: Date): number | undefined {
  const resets = windows.flatMap((window) =>
    [`x-ratelimit-reset-${window}`, `anthropic-ratelimit-${window}-reset`].flatMap((name) => {
      const after = spanOrMoment(headers[name], now);
      return after === undefined ? [] : [{ after, isUsedUp: headers[remainingHeader(name)] === '0' }];
    }),
  );
  const usedUp = resets.filter(({ isUsedUp }) => isUsedUp).map(({ after }) => after);
  if (usedUp.length > 0) return Math.max(...usedUp);
  return resets.length > 0 ? Math.min(...resets.map(({ after }) => after)) : undefined;
}

const remainingHeader = (name: string): string => name.replace('reset', 'remaining');
