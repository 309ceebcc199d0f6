import { type KnownAddresses, knownAddresses, noAddresses, type RestorerOptions } from '@redoubt/guard/parts';
import type { ReadyDeployment } from '../deployments/deployment-cache.ts';
import type { Redacted } from './redact-texts.ts';
import type { RequestText } from './text-place.ts';
import { type WithheldData, withheldData } from './withheld-data.ts';

/** What may be put back into an answer, and where. */
export interface AnswerRestoring {
  /** Originals by token. */
  readonly values: ReadonlyMap<string, string>;
  /** The addresses in which originals may be put back. */
  readonly addresses: KnownAddresses | 'anywhere';
  /** Data that blocks the answer where it would be put back. */
  readonly withheld: WithheldData | undefined;
}

export const nothingToRestore: AnswerRestoring = { values: new Map(), addresses: noAddresses, withheld: undefined };

type Stages = Pick<ReadyDeployment, 'output' | 'blocksOutput' | 'fields'>;

/** Returns what of a redacted request may be put back into its answer. */
export function restoringOf(
  { map: { values }, changed }: Redacted,
  said: readonly RequestText[],
  { output, blocksOutput, fields }: Stages,
): AnswerRestoring {
  if (values.size === 0) return nothingToRestore;
  const pii = blocksOutput.has('pii') ? output?.detectors.pii : undefined;
  return {
    values,
    addresses: fields.restore_in_addresses ? 'anywhere' : knownAddresses(changed, values),
    withheld: pii && withheldData(values, { changed, said }, pii),
  };
}

/** Returns the options of a restorer for one text of an answer. */
export const restorerOptions = (
  { addresses, withheld }: AnswerRestoring,
  form: RestorerOptions['escape'],
): RestorerOptions => ({ escape: form, addresses, withheld: withheld?.values });
