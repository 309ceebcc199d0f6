import type { Word } from './read-words.ts';
import { stem } from './stem.ts';

/** Aspects that questions ask about, with the words that indicate each. */
const aspects = {
  cause:
    'cause causes caused reason reasons because due result results origin mutation mutations trigger triggers factor factors why',
  sign: 'symptom symptoms sign signs feel pain feature features characteristic appearance experience include',
  treatment:
    'treat treats treatment treatments therapy cure heal medicine medication medications surgery drug drugs manage management remedy relieve',
  test: 'diagnose diagnosed diagnosis diagnostic test tests testing exam examination screening biopsy detect check measure',
  prevention: 'prevent prevention prevents avoid protect reduce vaccine vaccination lower',
  inheritance:
    'inherit inherited inheritance genetic gene genes autosomal recessive dominant parents hereditary chromosome',
  frequency: 'common frequency prevalence affected affects rare often incidence estimated worldwide occurs',
  risk: 'risk risks danger likely chance susceptible exposed',
  outlook: 'outlook prognosis survival recovery expectancy complications expectation long-term',
  research: 'research researchers study studies trial trials clinical ongoing investigating funded',
  meaning: 'what definition define defined means meaning refers disorder condition called known type',
  price: 'cost costs price prices fee fees charge pay paid expensive cheap dollars euros',
  place: 'where located location place city country region address near',
  time: 'when date year century day month began founded since until',
  person: 'who author director founder inventor president leader wrote invented directed',
  amount: 'many much number amount total percent percentage population count average',
  method: 'how step steps method process way procedure first then instructions',
  comparison: 'difference differences compare compared versus better worse similar unlike',
} as const;

const byStem = new Map<string, Set<string>>();
for (const [aspect, list] of Object.entries(aspects)) {
  for (const word of list.split(' ')) {
    const known = byStem.get(stem(word)) ?? new Set();
    byStem.set(stem(word), known.add(aspect));
  }
}

/** Returns the aspects that words indicate. */
export function aspectsOf(words: readonly Word[]): Set<string> {
  return new Set(words.flatMap((word) => [...(byStem.get(word.stem) ?? [])]));
}
