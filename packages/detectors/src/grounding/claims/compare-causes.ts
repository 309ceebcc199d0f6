import type { Word } from '../read-words.ts';
import type { Alignment } from './align.ts';

/** Words that begin a reason: "because of", "due to", "owing to", "thanks to". */
const leads =
  /^(?:because|since|due|owing|thanks|reason|caused|causes|blamed|blames|blame|attributed|account|result|reasons|as|for|led|makes|made|comes)$/;
const claimLeads = /^(?:because|due|owing|thanks|caused|account|reason|result)$/;
/** Words that name what is no reason. */
const noReasons = /^(?:despite|spite|although|though|not|no|nothing|rule|rules|ruled|without|unlike|irrespective)$/;
const REACH = 14;

/** Whether the reason that a claim names is one that the context names: -1, or it names another one: 1. */
export function compareCauses({ claim, all, sentences, best, weightOf }: Alignment): number {
  const lead = claim.words.findIndex(({ lower }) => claimLeads.test(lower));
  if (lead < 1) return 0;
  const reason = [...claim.content.keys()].filter((own) => own > lead && claim.content[own]);
  let [total, given, strange] = [0, 0, 0];
  for (const own of reason) {
    const links = (all.get(own) ?? []).filter(({ isOpposite }) => !isOpposite);
    const roles = links.map(({ sentence, at }) => roleAt(sentences[sentence]?.statement.words ?? [], at));
    total += weightOf(own);
    if (roles.includes('reason')) given += weightOf(own);
    else if (roles.includes('no reason') || links.length > 0) strange += weightOf(own);
  }
  if (total === 0) return 0;
  const told = [best - 1, best, best + 1].some((at) =>
    sentences[at]?.statement.words.some(({ lower }) => told1.test(lower)),
  );
  const value = (strange - given + UNKNOWN * (total - strange - given)) / total;
  return told || value < 0 ? value : value * UNTOLD;
}

const told1 = /^(?:because|since|due|owing|thanks|reason|caused|blames|blamed|blame|attributed|despite|spite)$/;
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
