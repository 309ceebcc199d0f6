import { isAlphanumeric, isHexDigit, isTokenCharacter } from '../characters.ts';
import type { PiiEntity } from '../entities.ts';

interface PlainKey {
  readonly entity: PiiEntity;
  readonly prefix: string;
  readonly allows: (code: number) => boolean;
  /** Length limits of the whole key. */
  readonly min: number;
  readonly max: number;
}

/** Keys whose prefix does not end in an anchor character. Each contains a digit. */
const plainKeys: readonly PlainKey[] = [
  { entity: 'twilio_key', prefix: 'SK', allows: isHexDigit, min: 34, max: 34 },
  { entity: 'twilio_key', prefix: 'AC', allows: isHexDigit, min: 34, max: 34 },
  { entity: 'databricks_token', prefix: 'dapi', allows: isHexDigit, min: 36, max: 36 },
  { entity: 'atlassian_token', prefix: 'ATATT3', allows: isTokenCharacter, min: 40, max: 255 },
  { entity: 'bitbucket_password', prefix: 'ATBB', allows: isAlphanumeric, min: 36, max: 40 },
  { entity: 'facebook_token', prefix: 'EAA', allows: isAlphanumeric, min: 80, max: 255 },
  { entity: 'easypost_key', prefix: 'EZAK', allows: isAlphanumeric, min: 58, max: 58 },
  { entity: 'easypost_key', prefix: 'EZTK', allows: isAlphanumeric, min: 58, max: 58 },
  { entity: 'alibaba_key', prefix: 'LTAI', allows: isAlphanumeric, min: 24, max: 30 },
  { entity: 'tencent_key', prefix: 'AKID', allows: isAlphanumeric, min: 36, max: 36 },
];

/** Matches a key that starts with the provider's letters, without a separator. */
export function keyWithoutMark(
  text: string,
  start: number,
  end: number,
): { readonly entity: PiiEntity; readonly confidence: number } | undefined {
  const key = plainKeys.find(
    ({ prefix, min, max }) => text.startsWith(prefix, start) && end - start >= min && end - start <= max,
  );
  if (!key) return undefined;
  for (let at = start + key.prefix.length; at < end; at++) if (!key.allows(text.charCodeAt(at))) return undefined;
  return { entity: key.entity, confidence: 0.95 };
}
