import type { Word } from '../grounding/read-words.ts';
import type { Alignment } from './align.ts';

/** Words that begin a reason: "because of", "due to", "owing to", "thanks to". */
const leads =
  /^(?:because|since|due|owing|thanks|reason|caused|causes|blamed|blames|blame|attributed|account|result|reasons|as|for|led|makes|made|comes)$/;
const claimLeads = /^(?:because|due|owing|thanks|caused|account|reason|result)$/;
/** Words that name what is no reason. */
const noReasons = /^(?:despite|spite|although|though|not|no|nothing|rule|rules|ruled|without|unlike|irrespective)$/;
const REACH = 14;

/** Whether the reason that a claim names is one that the context names: -1, or stands elsewhere in it: 1. */
export function compareCauses({ claim, all, sentences, weightOf }: Alignment): number {
  const lead = claim.words.findIndex(({ lower }) => claimLeads.test(lower));
  if (lead < 1) return 0;
  const reason = [...claim.content.keys()].filter((own) => own > lead && claim.content[own]);
  let [total, given, strange] = [0, 0, 0];
  for (const own of reason) {
    const links = (all.get(own) ?? []).filter(({ isOpposite }) => !isOpposite);
    total += weightOf(own);
    const isReason = links.some(({ sentence, at }) => isLed(sentences[sentence]?.statement.words ?? [], at));
    if (isReason) given += weightOf(own);
    else if (links.length > 0) strange += weightOf(own);
  }
  return total === 0 ? 0 : (strange - given + 0.4 * (total - strange - given)) / total;
}

/** Whether a word stands after what begins a reason, with no other in between. */
function isLed(words: readonly Word[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - REACH); before -= 1) {
    const { lower } = words[before] as Word;
    if (noReasons.test(lower)) return false;
    if (leads.test(lower)) return true;
  }
  return false;
}
