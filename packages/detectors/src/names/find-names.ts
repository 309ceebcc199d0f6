import { readFileSync } from 'node:fs';
import { readNames } from './name-file.ts';
import { type NameFinding, NameTagger } from './name-tagger.ts';
import type { NameKind } from './name-tags.ts';

const weightsFile = new URL('../../weights/names.tagger', import.meta.url);
let loaded: { readonly tagger: NameTagger; readonly thresholds: Readonly<Record<NameKind, number>> } | undefined;

/** Read when first needed: a service whose callers never ask for names never holds the weights. */
function load() {
  if (loaded) return loaded;
  const model = readNames(readFileSync(weightsFile));
  loaded = { tagger: new NameTagger(model), thresholds: model.header.thresholds };
  return loaded;
}

/** The names of a text that the tagger is sure enough of, by start, without overlaps. Linear in the text. */
export function findNames(text: string): NameFinding[] {
  const { tagger, thresholds } = load();
  return tagger.find(text).filter(({ kind, confidence }) => confidence >= thresholds[kind]);
}
