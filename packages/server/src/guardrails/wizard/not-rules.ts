/** Sentences about rules, words or cases that state no rule. */
const never: readonly RegExp[] = [
  /\b(?:RFC 2119|key ?words?)\b.*\binterpreted\b/i,
  /\?["'”’)]*$/,
  /^please (?:note|see|find|be aware|contact|feel free|do not hesitate|don['’]t hesitate)\b/i,
  /\.{4}|…{2}/,
  /^(?:for (?:example|instance)|e\.g\.|example[s]?\b|suppose\b|imagine\b|consider\b|let us\b|say,|think of\b|such as\b)/i,
  /^(?:this|the|our|that) (?:policy|guideline|document|code|section|chapter|page|notice|standard|handbook|annex)s?\b[^,;]{0,60}\b(?:describes?|recogni[sz]es|acknowledges|assumes|sets? out|explains?|applies|apply|covers?|replaces?|brings?|outlines?|contains?|summari[sz]es|puts|was|is (?:based|divided|structured|intended|part|available))\b/i,
  /\b(?:may|can|will|could) (?:also )?(?:lead to|result in|be subject to|face)\b/i,
  /^(?:breaching|breaking|violating|failure to|failing to|violations? of|breach(?:es)? of)\b[^.]*\b(?:may|can|could|will) (?:be|have|mean|cause|cost|end)\b/i,
  /\b(?:had to|was required|were required|was expected|were expected|was allowed|were allowed|was prohibited|were prohibited)\b/i,
  /^(?:you|we|they|users|people|readers) (?:may|might|will|can) (?:wonder|ask|notice|find|think|know|see)\b/i,
];

/** The definition of a word. With a firm cue it is a rule nevertheless. */
const definition =
  /\b(?:means|refers? to|is defined as|are defined as|stands? for|denotes?|we mean|is understood as|for the purposes? of this)\b|^["“][^"”]{1,60}["”]/i;

/** Headings above descriptive text. */
const background =
  /^(?:background|introduction|intro|purpose|aims?|scope|about (?:this|us|the)|overview|history|context|why\b|definitions?|terms\b|glossary|words\b|what we mean|terminology|preamble|foreword|rationale|examples?|how \S+ works|our promise|abbreviations|further reading|references|contacts?(?: us)?$|questions$|summary of changes|document (?:history|control)|revision)/i;

/** Returns whether a sentence cannot be a rule. */
export const isNoRule = (sentence: string): boolean => never.some((pattern) => pattern.test(sentence));

export const isDefinition = (sentence: string): boolean => definition.test(sentence);

/** Returns whether a heading begins background, definitions or examples. Only firm words make rules there. */
export const isBackground = (heading: string): boolean => background.test(heading.replace(/^[\d.\s)§]+/, ''));
