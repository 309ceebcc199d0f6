import { rounded } from '@redoubt/contract';
import { type Script, type ScriptOffsets, scriptOf, scripts } from '../../packages/detectors/src/features/script-of.ts';
import type { PreparedDocuments } from './documents.ts';
import { worstSegment } from './fit-head.ts';
import type { FoldHead } from './held-out-scores.ts';
import { harmlessTestRows } from './own-rows.ts';
import { prepare } from './prepare.ts';

/** Documents of one kind that a fold measures at most. */
const PER_GROUP = 400;
/** A script with fewer held-out documents keeps the common calibration. */
const LEAST = 30;
/** Shares of harmless texts that may be flagged. */
const SHARES = { documents: 0.01, texts: 0.04 } as const;
/** No script is moved further, in log-odds. */
const MAX_OFFSET = { up: 2.5, down: 0.5 } as const;

/**
 * Returns what to add to a head's log-odds of segments in each script, so that as many harmless texts in the script are
 * flagged as in Latin. Training saw fewer texts in other scripts, so their scores lie nearer to the bias. It is fitted
 * on documents of owners that the heads never saw, and on texts of our own that are kept from training.
 */
export function scriptOffsets(heads: readonly FoldHead[], documents: PreparedDocuments): ScriptOffsets {
  const ofDocuments = new Map<Script, number[]>();
  const ofTexts = new Map<Script, number[]>();
  const texts = harmlessTestRows().map(({ text }) => ({ text, prepared: prepare({ text }) }));
  for (const { name, head } of heads) {
    for (const document of documents.heldOut(name, PER_GROUP)) {
      add(ofDocuments, document.text, worstSegment(head, documents.prepared(document)).z);
    }
    for (const { text, prepared } of texts) add(ofTexts, text, worstSegment(head, prepared).z);
  }
  const cutOf = (script: Script): number =>
    Math.max(cutAt(ofDocuments.get(script), SHARES.documents), cutAt(ofTexts.get(script), SHARES.texts));
  const latin = cutOf('latin');
  return Object.fromEntries(
    scripts.flatMap((script) => {
      if (script === 'latin' || (ofDocuments.get(script)?.length ?? 0) < LEAST) return [];
      const offset = Math.min(MAX_OFFSET.up, Math.max(-MAX_OFFSET.down, latin - cutOf(script)));
      return [[script, rounded(offset, 4)]];
    }),
  );
}

function add(found: Map<Script, number[]>, text: string, z: number): void {
  const script = scriptOf(text);
  const list = found.get(script) ?? [];
  found.set(script, list);
  list.push(z);
}

function cutAt(scores: readonly number[] = [], share: number): number {
  const sorted = scores.toSorted((one, other) => other - one);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NEGATIVE_INFINITY;
}
