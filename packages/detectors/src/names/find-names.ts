import { readFileSync } from 'node:fs';
import { readNames } from './name-file.ts';
import { type NameFinding, NameTagger } from './name-tagger.ts';
import type { NameKind } from './name-tags.ts';

const weightsFile = new URL('../../weights/names.tagger', import.meta.url);
let loaded: { readonly tagger: NameTagger; readonly thresholds: Readonly<Record<NameKind, number>> } | undefined;

/** Loads the weights on first use. A service that never searches for names never holds them. */
function loadTagger() {
  if (loaded) return loaded;
  const model = readNames(readFileSync(weightsFile));
  loaded = { tagger: new NameTagger(model), thresholds: model.header.thresholds };
  return loaded;
}

/**
 * Returns the names in a text with sufficient confidence, sorted by start and without overlaps. Takes linear time. If
 * kinds are given, names of other kinds may be missing.
 */
export function findNames(text: string, wanted?: ReadonlySet<NameKind>): NameFinding[] {
  const { tagger, thresholds } = loadTagger();
  return tagger.find(text, wanted).filter(({ kind, confidence }) => confidence >= thresholds[kind]);
}
