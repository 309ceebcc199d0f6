import { patternsOf } from '../../corpus/expand-pattern.ts';

/** What a sentence of an assistant's reply does, whatever it is about. */
export type Act =
  | 'promises'
  | 'estimates'
  | 'states'
  | 'asks'
  | 'discloses'
  | 'advises'
  | 'refuses'
  | 'warns'
  | 'hands_over'
  | 'compares'
  | 'opines'
  | 'insults'
  | 'confirms_identity'
  | 'apologises'
  | 'small_talk';

/** Sentences of one act in one language. */
export interface ActTable {
  readonly act: Act;
  /** ISO 639-1; English where absent. */
  readonly lang?: string;
  /** One pattern a line; `«a|b»` chooses. */
  readonly patterns: string;
}

/** A rule as a company writes it, two replies that break it and three that keep it while speaking about its subject. */
export interface PolicyTriple {
  readonly rule: string;
  readonly breaks: readonly string[];
  readonly keeps: readonly string[];
}

/** A rule, and whether the words of a reply alone show that it was broken. */
export interface CheckableRule {
  readonly rule: string;
  readonly checkable: boolean;
  readonly kind: string;
}

/** The triples of a table: `# rule`, two lines `- reply that breaks it`, three lines `+ reply that keeps it`. */
export function triplesOf(source: string): PolicyTriple[] {
  const triples: { rule: string; breaks: string[]; keeps: string[] }[] = [];
  for (const line of patternsOf(source)) {
    const text = line.slice(2);
    if (line.startsWith('# ')) triples.push({ rule: text, breaks: [], keeps: [] });
    else if (line.startsWith('- ')) triples.at(-1)?.breaks.push(text);
    else if (line.startsWith('+ ')) triples.at(-1)?.keeps.push(text);
    else throw new Error(`A line of a table of triples has no mark: ${line}`);
  }
  const uneven = triples.find(({ breaks, keeps }) => breaks.length !== 2 || keeps.length !== 3);
  if (uneven) throw new Error(`A triple needs two replies that break its rule and three that keep it: ${uneven.rule}`);
  return triples;
}
