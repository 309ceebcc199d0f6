/** Letters of the languages whose rules are read: English, German, French and Spanish. */
const otherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Frequent words of languages in Latin letters that are not read. */
const otherLanguages =
  /(?<!\p{L})(?:nooit|geen|het|een|niet|van|voor|wij|geven|nunca mais|não|você|ao|aos|uma|aldrig|inte|och|ikke|nigdy|nie wolno|jest|nikdy|asla|değil|mai|non(?!-)|gli|della|być|soha|ei koskaan|älä|tidak|jangan|không|đừng)(?!\p{L})/iu;
const english = /\b(?:the|do not|never|must)\b/i;

/** Says whether a rule is in a language that is read for acts, as far as its words tell. */
export const isReadLanguage = (rule: string): boolean =>
  !otherScript.test(rule) && (!otherLanguages.test(rule) || english.test(rule));
