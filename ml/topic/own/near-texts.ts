/** A topic of a group of neighbours, with texts on it. Texts of the other topics of the group are beside it. */
export interface NearTexts {
  readonly topic: string;
  /** Number of the group. */
  readonly group: number;
  readonly texts: readonly string[];
}

/** Reads groups, divided by empty lines, of lines `topic | text | text`. */
export function readNearTexts(lines: string): NearTexts[] {
  return lines
    .trim()
    .split('\n\n')
    .flatMap((part, group) =>
      part.split('\n').map((line) => {
        const [topic = '', ...texts] = line.split(' | ');
        return { topic, group, texts };
      }),
    );
}
