import { readIn } from '../read-data/read-data.ts';

/** A topic of a group of neighbours, with texts on it. Texts of the other topics of the group are beside it. */
export interface NearTexts {
  readonly topic: string;
  /** Number of the group. */
  readonly group: number;
  readonly texts: readonly string[];
}

/** Groups of neighbouring topics: those that the fit reads, and those for figures, which no fit may read. */
export const nearTexts = { fit: groupsOf('fit'), held: groupsOf('held') } as const;

function groupsOf(file: 'fit' | 'held'): readonly NearTexts[] {
  return readIn('topic/near-texts', file).flatMap((topics, group) =>
    topics.map(({ topic, texts }) => ({ topic, group, texts })),
  );
}
