/**
 * The parts that guards are made of, for code that reads streams itself, such as Redoubt's gateway: the watch over a
 * text, placeholders of personal data, and their restoring in streams.
 */

export type { KnownAddresses } from './addresses/address-tracker.ts';
export { knownAddresses, noAddresses, type RedactedText } from './addresses/known-addresses.ts';
export { openInJson, plainStretch } from './json/plain-stretch.ts';
export { createRestorer, type Restorer, type RestorerOptions } from './restore/restore-placeholders.ts';
export { mayLookLikeTokens } from './tokens/loose-look-alikes.ts';
export { type LabelledSpan, redact } from './tokens/redact.ts';
export { RestoredTooLong, restore } from './tokens/restore.ts';
export { emptyMap, labelOf, parseMap, type TokenMap, writeMap } from './tokens/token-map.ts';
export { CallNumbers } from './tool-calls/call-numbers.ts';
export { afterwards, inOrder, type MaybePromise } from './watch/in-order.ts';
export {
  AT_ONCE,
  createOutputWatch,
  FEW_CHARACTERS,
  type OpenFrom,
  type OutputWatch,
  type OutputWatchOptions,
} from './watch/output-watch.ts';
export { windowsOf } from './watch/windows-of.ts';
