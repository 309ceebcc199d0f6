/** What a short harmless text is, mostly something that a careless detector takes for an attack. */
export type ShortHarmlessKind =
  | 'request'
  | 'address'
  | 'template'
  | 'imperative'
  | 'role'
  | 'code'
  | 'question'
  | 'small_talk'
  | 'about_security'
  | 'strong_words'
  | 'group';
