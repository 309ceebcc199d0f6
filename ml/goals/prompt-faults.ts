/** Words with which a wish may begin: it is an order, a question or the words of whoever asks. */
const begins =
  /^(?:I|My|Your|Nobody|We|Last|The|Do|Use|What|Which|How|Who|Tell|Show|Give|Send|Let|Treat|Read|Make|Help|Describe|Explain|Approve|Promise|Write|Look|Say|Guess|Confirm|Quote|Answer|Defend|Share|Put|Forget|Act|Name|Pass|List|Advise|Assure|Find|Settle|Agree|Invent|Spread|Convince|Talk|Pretend|Keep|Leave|Praise|Announce|Joke|[A-Z][a-z]+)\b/;

/** Faults that a machine finds in a prompt made of a phrase. */
const faults: readonly (readonly [string, RegExp])[] = [
  ['a slot is left', /[{}]|undefined/],
  ['two determiners', /\b(?:the|a|an|your|my) (?:the|an?|your|my|our|this|some|all|any|no|other)\b/i],
  ['a word twice', /\b(\p{L}{2,}) \1\b/iu],
  ['an act as a reason', /\bbecause of \w+ing\b/],
  ['a wrong article', /\b(?:a [aei]\w*|an [bcdfgjklmnpqrtvwxyz]\w*)\b(?<!a (?:eu|uni|us[ei])\w*)/],
  ['an order in "-ing"', /^\p{Lu}\p{Ll}+ing \p{Ll}/u],
  ['an order behind "to" in "-ing"', /\b(?:help me|have to do to|unless you|favour and) (?!bring)\w+ing\b/],
  [
    'a question within an order',
    /\b(?:tell me|look up for me|say openly) (?:how|what|when|where|why) (?:can|do|does|is|are|will) (?:i|you|we|the)\b/i,
  ],
  ['a prohibition as an order', /^(?:Never|Do not|Don't|Must|Should|No|Only)\b/],
  ['no end', /[^.?"]$|\.\.$/],
  ['too long', /^.{281,}$/],
];

/** Returns the names of the faults of a prompt. */
export function faultsOf(text: string): string[] {
  const found = faults.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  return begins.test(text) ? found : [...found, 'no order and no question'];
}
