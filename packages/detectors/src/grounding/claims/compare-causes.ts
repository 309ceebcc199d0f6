import type { Word } from '../read-words.ts';
import type { Alignment } from './align.ts';
import { contentOf } from './statement.ts';

/** Words that begin a reason: "because of", "due to", "owing to", "thanks to". */
const leads =
  /^(?:because|since|due|owing|thanks|reason|caused|causes|blamed|blames|blame|attributed|account|result|reasons|as|for|led|makes|made|comes)$/;
const claimLeads = /^(?:because|due|owing|thanks|caused|account|reason|result)$/;
/** Words that name what is no reason. */
const noReasons = /^(?:despite|spite|although|though|not|no|nothing|rule|rules|ruled|without|unlike|irrespective)$/;
const REACH = 14;

/** Whether the reason that a claim names is one that the context names: -1, or it names another one: 1. */
export function compareCauses(alignment: Alignment): number {
  const { claim, sentences, best, weightOf } = alignment;
  const lead = claim.words.findIndex(({ lower }) => claimLeads.test(lower));
  const reason = lead < 1 ? [] : contentOf(claim.content).filter((own) => own > lead);
  if (reason.length === 0) return 0;
  const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);
  const value = sum(reason.map((own) => weightOf(own) * doubtOf(own, alignment))) / sum(reason.map(weightOf));
  const isTold = [best - 1, best, best + 1].some((at) =>
    sentences[at]?.statement.words.some(({ lower }) => reasonWords.test(lower)),
  );
  return isTold || value < 0 ? value : value * UNTOLD;
}

/** -1 for a word that the context gives as a reason, 1 for one that it has otherwise. */
function doubtOf(own: number, { all, sentences }: Alignment): number {
  const links = (all.get(own) ?? []).filter(({ isOpposite }) => !isOpposite);
  if (links.length === 0) return UNKNOWN;
  const isReason = links.some(
    ({ sentence, at }) => roleAt(sentences[sentence]?.statement.words ?? [], at) === 'reason',
  );
  return isReason ? -1 : 1;
}

const reasonWords = /^(?:because|since|due|owing|thanks|reason|caused|blames|blamed|blame|attributed|despite|spite)$/;
/** What a reason counts that the context does not have, and one where it names no reason at all. */
const UNKNOWN = 0.4;
const UNTOLD = 0.3;

/** Whether a word stands after what begins a reason, or after what denies that it is one. */
function roleAt(words: readonly Word[], at: number): 'reason' | 'no reason' | undefined {
  for (let before = at - 1; before >= Math.max(0, at - REACH); before -= 1) {
    const { lower } = words[before] as Word;
    if (noReasons.test(lower)) return 'no reason';
    if (leads.test(lower)) return 'reason';
  }
  return undefined;
}
