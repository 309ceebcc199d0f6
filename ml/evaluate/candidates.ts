import { detectSponge, viewsOf } from '@redoubt/detectors';
import type { DocumentSource } from '../first-model/documents.ts';
import { trainHeads } from '../first-model/train-heads.ts';
import { type Candidate, candidateOf } from './detector.ts';
import { trainReference } from './reference-trainer.ts';
import { tasks } from './row.ts';

/** Returns everything that is measured, by the name that the command line and the result files use. */
export const candidatesFor = (documents: DocumentSource): Readonly<Record<string, Candidate>> => ({
  /** The floor: a plain model on public data. */
  reference: candidateOf({ name: 'reference', tasks, ownTexts: false }, trainReference),
  /** The same with our own generated texts: what they alone are worth. */
  reference_own: candidateOf({ name: 'reference_own', tasks, ownTexts: true }, trainReference),
  /** The first model as it ships, trained without what it is measured on. */
  stage1: {
    name: 'stage1',
    tasks,
    ownTexts: true,
    async detectorFor({ rows, fold }) {
      const model = trainHeads(rows, (await documents()).training(fold));
      return {
        name: 'stage1',
        tasks,
        score: (texts, task) => texts.map((text) => model.score(text)[task] ?? 0),
        threshold: (task) => model.thresholds?.[task],
      };
    },
  },
  /** The rules for sponge attacks, which learn nothing, at their own threshold. */
  sponge_rules: candidateOf({ name: 'sponge_rules', tasks: ['sponge_attack'], ownTexts: false }, () => ({
    score: (text) => ({ sponge_attack: detectSponge(viewsOf(text)).score }),
    thresholds: { sponge_attack: 0.5 },
  })),
});

/** Returns the candidates to measure unless one is named: without texts of our own, those that do without. */
export const usualCandidates = (documents: DocumentSource, hasOwnTexts: boolean): Candidate[] =>
  Object.values(candidatesFor(documents)).filter(({ ownTexts }) => hasOwnTexts || !ownTexts);
