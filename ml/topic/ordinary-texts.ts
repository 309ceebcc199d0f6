import { join } from 'node:path';
import { viewsOf } from '@redoubt/detectors';
import { type Stretch, stretchesOf } from '../../packages/detectors/src/topic/first-look.ts';
import { sample } from '../evaluate/sample.ts';
import { readField, readPacked } from '../field/read-field.ts';
import { readIn } from '../read-data/read-data.ts';

/** Topics as services ban them, three a list. */
export const ordinaryLists: readonly (readonly string[])[] = [
  ['politics', 'religion', 'medical advice'],
  ['investment advice', 'legal advice', 'competitor products'],
  ['weapons', 'drugs', 'gambling'],
  ['cryptocurrency', 'dating', 'celebrity gossip'],
  ['sports betting', 'tax advice', 'immigration law'],
  ['self-harm', 'violence', 'adult content'],
  ['elections', 'war', 'abortion'],
  ['financial advice', 'mental health', 'alcohol'],
];

/** Texts of everyday use, on no topic in particular: each as its stretches. */
export interface OrdinaryStretches {
  /** Turns of chats, of people and of assistants. */
  readonly chats: readonly (readonly Stretch[])[];
  readonly documents: readonly (readonly Stretch[])[];
}

const CHATS = 1_200;
const DOCUMENTS = 200;
const LONGEST_TURN = 2_000;
const LONGEST_DOCUMENT = 20_000;

/** Reads texts that no training reads: harmless prompts, support chats, and documents of many kinds. */
export async function ordinaryStretches(folder: string): Promise<OrdinaryStretches> {
  const prompts = await readPacked<{ id: string; text: string }>(join(folder, 'more', 'benign.val.jsonl.xz'));
  const support = readIn('field/chats', 'dev').flatMap(({ turns }) => turns);
  const documents = await readField(folder, 'documents', 'val');
  const turns = [
    ...support.map((turn) => turn.replace(/^\w+: /, '')),
    ...sample(prompts, CHATS).map(({ text }) => text.slice(0, LONGEST_TURN)),
  ];
  return {
    chats: turns.map(stretchesIn),
    documents: sample(documents, DOCUMENTS).map(({ text }) => stretchesIn(text.slice(0, LONGEST_DOCUMENT))),
  };
}

const stretchesIn = (text: string): readonly Stretch[] => stretchesOf(viewsOf(text));
