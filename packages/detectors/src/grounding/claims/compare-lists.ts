import type { Alignment, Link } from './align.ts';
import { contentOf } from './statement.ts';

/** Fewest things that make a list. */
const FEWEST = 2;
/** Words between two things of a list. */
const GAP = 3;

/** Whether the things that a claim lists stand together in the context: -1, or one of them elsewhere: 1. */
export function compareLists(alignment: Alignment): number {
  const lists = listsOf(alignment);
  const verdicts = lists.map((items) => verdictOf(items, alignment));
  return verdicts.reduce((most, each) => (Math.abs(each) > Math.abs(most) ? each : most), 0);
}

/** Indexes of content words that a comma, "and" or "or" joins. */
function listsOf({ claim: { words, text, content } }: Alignment): number[][] {
  const lists: number[][] = [];
  let last = -1;
  for (const at of contentOf(content)) {
    const joint = last < 0 ? 'end' : jointOf(text.slice(words[last]?.end ?? 0, words[at]?.start ?? 0), at - last);
    if (joint === 'end') lists.push([]);
    if (joint === 'list') addThing(lists.at(-1) ?? [], last, at);
    last = at;
  }
  return lists.filter((items) => items.length >= FEWEST);
}

function addThing(list: number[], before: number, at: number): void {
  if (list.length === 0) list.push(before);
  list.push(at);
}

/** Whether two content words are things of one list or words of one thing, or a list ends between them. */
function jointOf(between: string, apart: number): 'list' | 'thing' | 'end' {
  if (apart <= GAP && /,|\band\b|\bor\b/.test(between) && !/[;:.]/.test(between)) return 'list';
  return apart === 1 && !/[,;:.]/.test(between) ? 'thing' : 'end';
}

function verdictOf(items: readonly number[], { all, best, sentences }: Alignment): number {
  const clauses = sentences[best]?.statement.clauses;
  const isHere = ({ sentence, isOpposite }: Link) => sentence === best && !isOpposite;
  const here = items.filter((own) => all.get(own)?.some(isHere));
  const elsewhere = items.filter(
    (own) => !here.includes(own) && all.get(own)?.some(({ likeness, isOpposite }) => likeness === 1 && !isOpposite),
  );
  if (here.length > 0 && elsewhere.length > 0) return 1;
  if (here.length < items.length) return here.length > 1 ? 0.5 : 0;
  const clausesHere = here.map((own) => clauses?.[all.get(own)?.find(isHere)?.at ?? 0]);
  return new Set(clausesHere).size === 1 ? -1 : -0.3;
}
