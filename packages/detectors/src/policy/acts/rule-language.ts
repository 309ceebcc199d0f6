/** Letters of the languages whose rules are read: English, German, French and Spanish. */
const otherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Frequent short words of each language that is read, and of some that are not. */
const readWordsOf =
  /\b(?:the|never|do|not|no|any|must|of|to|is|are|be|always|only|may|und|nicht|keine?n?|nie|niemals|der|die|das|sie|ne|pas|jamais|les?|des|vous|nunca|los?|las?|el|una?)\b/i;
const otherLanguages =
  /\b(?:nooit|geen|het|een|niet|nunca mais|não|você|aldrig|inte|och|ikke|nigdy|nie wolno|jest|nikdy|asla|değil|mai|non|gli|della|być|soha|ei koskaan|älä|tidak|jangan|không|đừng)\b/iu;

/** Says whether a rule is in a language that the embedded checker reads. */
export const isReadLanguage = (rule: string): boolean =>
  !otherScript.test(rule) &&
  (!otherLanguages.test(rule) || /\b(?:the|do not|never|must)\b/i.test(rule)) &&
  (readWordsOf.test(rule) || rule.length > 0);
