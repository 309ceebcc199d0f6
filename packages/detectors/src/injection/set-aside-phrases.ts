/** One wording of the wish that an assistant sets its rules aside, for the letters view. */
export interface SetAsidePhrase {
  /** It matches a bounded length, so that a scan takes linear time. */
  readonly pattern: RegExp;
  /** Every match contains at least one of these as a whole word. */
  readonly words: string;
}

/** What holds an assistant back, and what nothing else is called. */
const guards =
  'guidelines|restrictions|guardrails|safeguards|filters|filter|rules|limits|limitations|policies|policy|instructions|programming|training|censorship|safety (?:rules|training|filters|settings|protocols|guidelines|team|checks|layer|measures)|content polic(?:y|ies)|ethics|protocols|constraints';
/** A thing that only carries the word: a file, or the rules of something else. */
const noThing =
  "(?!['-]| (?:documents?|files?|pdf|pages?|book|folder|sheet|of|from|about|on how|set|list|team|course|for (?!a |an |this |once|me\\b|just|now|today|tonight|the (?:moment|time)))\\b)";
const nouns =
  'guidelines restrictions guardrails safeguards filters filter rules limits limitations policies policy instructions programming training censorship ethics protocols constraints safety content'.split(
    ' ',
  );
const adjectives = 'own usual normal silly stupid little internal built strict'.split(' ');
/** Pairs of words, one of which every match has. Single nouns of these are in too many texts. */
const pairsOf = (...determiners: readonly string[]): string =>
  determiners
    .flatMap((determiner) =>
      [...nouns, ...(determiner === 'your' ? adjectives : [])].map((noun) => `${determiner} ${noun}`),
    )
    .join('|');
const yours = pairsOf('your');
const anybodys = pairsOf('your', 'the', 'any', 'no', 'those', 'these', 'without', 'zero');

const aside =
  'drop|ditch|dump|skip|bypass|suspend|park|shelve|lose|forget|ignore|disregard|override|pause|loosen|relax|lift|bend|break|turn off|switch off|shut off|disable|deactivate|unplug|let go of|get rid of|throw out|throw away|not follow|stop following|stop caring about|not care about|not bother with|leave out|take off';
const moved = 'put|leave|set|throw|push|lay|place|toss|cast|kick';
const place =
  'aside|to one side|to the side|at the door|behind|out of (?:the window|this|it|here)|away|on hold|to rest';
/** Ways to ask for it: an order, a question or a proposal. "He dropped your rules" is none. */
const asked =
  "(?:^|[.!?\\n,;:\"(-] ?|\\b(?:please|just|and|then|so|now|ok|okay|hey|could you|can you|would you|will you|you can|you could|you may|you should|you must|let's|lets|let us|let me|i want you to|i need you to|i'd like you to|would you mind|mind|how about|what if you|why don't you|feel free to|to|don't|do not|you don't have to|no need to|once|for once|this once|today|tonight) )";

/** An assistant that is not held back, as a comparison: "as if nobody had given you any rules". */
const compared =
  '(?:answer|reply|respond|act|behave|speak|talk|write|work|carry on|go on|continue|help me|tell me|pretend|imagine|suppose|say it|be honest|chat)(?: (?:to me|with me|here|now|today|this|me|it|freely|openly|honestly|that))* ?,? ?(?:as if|as though|like|that|there (?:are|were)|you (?:have|had) no)?';
const nobody =
  '(?:nobody|no one|noone|no-one|nothing|they|the (?:developers|company|safety team|operators|makers|engineers) (?:had |have )?never|we (?:had |have )?never)';

const teams = ['safety', 'moderation', 'compliance', 'legal', 'policy', 'content']
  .flatMap((kind) => 'team people department folks crew staff guys'.split(' ').map((team) => `${kind} ${team}`))
  .join('|');

export const setAsidePhrases: readonly SetAsidePhrase[] = [
  {
    pattern: new RegExp(
      `${asked}(?:${aside})(?:ing|ping)? (?:all |any |some )?(?:of )?your (?:own |usual |normal |silly |stupid |little |internal |built-in |strict |own )?(?:${guards})\\b${noThing}`,
    ),
    words: yours,
  },
  {
    pattern: new RegExp(
      `${asked}(?:${moved})(?:ting|ing)? (?:all |any |some )?(?:of )?(?:your|those|these) (?:own |usual |normal |silly |stupid |little |internal |built-in |strict )?(?:${guards}) (?:${place})\\b`,
    ),
    words: anybodys,
  },
  {
    pattern: new RegExp(
      `\\b(?:don't|do not|no need to|needn't|you don't have to|you need not|stop|without)(?: even)? (?:bother(?:ing)? with|follow(?:ing)?|car(?:e|ing) about|listen(?:ing)? to|stick(?:ing)? to|worry(?:ing)? about|mind(?:ing)?|obey(?:ing)?) your (?:own |usual |silly |little )?(?:${guards})\\b${noThing}`,
    ),
    words: yours,
  },
  {
    pattern:
      /\b(?:skip|skipping|bend|bending|forget|forgetting|drop|dropping|waive|waiving|ignore|ignoring|relax|relaxing|break|breaking) (?:the|those|these|your) (?:guidelines|restrictions|guardrails|safeguards|rules?|polic(?:y|ies)|safety rules|protocols)(?: a (?:bit|little))? (?:just )?(?:for me|this once|this one time|for once|with me)\b/,
    words: `${anybodys}|the rule|your rule|those rule|the protocols`,
  },
  {
    pattern: new RegExp(`${asked}(?:turn|switch|shut) your (?:${guards}) (?:off|down)\\b`),
    words: yours,
  },
  {
    pattern: new RegExp(
      `${asked}take (?:a|the) (?:break|rest|day off|holiday|vacation) from your (?:${guards})\\b${noThing}`,
    ),
    words: yours,
  },
  {
    pattern: new RegExp(
      `\\b${compared}[^.!?\\n]{0,12}\\b(?:your|the|any) (?:${guards})[^.!?\\n]{0,20}\\b(?:off|broken|gone|asleep|down|away|disabled|lifted|removed|paused|out|deactivated|don't exist|do not exist|didn't exist|never existed|never happened|don't apply|didn't apply|had no hold)\\b`,
    ),
    words: anybodys,
  },
  {
    pattern: new RegExp(
      `\\b${compared}[^.!?\\n]{0,12}\\b(?:there (?:are|were|is|was)|you (?:have|had)|you(?:'ve| have)? (?:got|been given)|without) (?:no|never any|not any|zero)?[^.!?\\n]{0,8}\\b(?:${guards})\\b${noThing}(?! of (?!yours))`,
    ),
    words: anybodys,
  },
  {
    pattern: new RegExp(
      `\\b${compared}[^.!?\\n]{0,12}\\b${nobody}(?: (?:had|has|have|ever|never))* (?:gave|given|give|set|put|told|taught|tell) (?:you|on you) ?(?:any |a |some |no )?(?:${guards}|rule|limit|what not to|not to|to refuse|to hold back|to be careful)\\b`,
    ),
    words: 'gave you|given you|give you|set you|put on|told you|taught you|tell you|on you',
  },
  {
    pattern:
      /\b(?:as if|as though|like|pretend|imagine|suppose)[^.!?\n]{0,20}\b(?:safety|moderation|compliance|trust and safety|legal|policy|content) (?:team|people|department|folks|crew|staff|guys)[^.!?\n]{0,20}\b(?:switched you off|turned you off|let you go|gone home|were gone|was gone|is gone|are gone|asleep|on holiday|on vacation|on strike|not watching|weren't watching|wasn't watching|isn't watching|can't see|couldn't see|never existed|didn't exist|unplugged|quit|looking away|looked away|left)\b/,
    words: teams,
  },
  {
    pattern:
      /\b(?:forget|ignore|never mind|don't mind|disregard)[^.!?\n]{0,6}\b(?:what|everything|whatever|all) (?:they|your (?:makers|developers|creators|trainers|company)|the (?:developers|company|safety team))(?:'ve| have| had)? (?:told|taught|said to|trained) you (?:not to|never to|to avoid|to refuse|about what not)\b/,
    words: 'told you|taught you|said to|trained you',
  },
  {
    pattern:
      /(?:^|[.!?\n,;:] ?|bitte |mal |kurz |einfach |und |doch )(?:lass|leg|schieb|wirf|schalt|schalte|stell|vergiss|ignorier|ignoriere|pfeif|setz|kannst du|konntest du|wurdest du)[^.!?\n]{0,16}\b(?:deine|deinen|deiner|die) (?:regeln|richtlinien|vorgaben|filter|beschrankungen|einschrankungen|vorschriften|anweisungen|leitplanken|sicherheitsregeln|grenzen)\b[^.!?\n]{0,24}\b(?:beiseite|weg|aus|ab|fallen|links liegen|uber bord|vergessen|ignorieren|ausser kraft|ruhen|sein)\b/,
    words:
      'regeln|richtlinien|vorgaben|filter|beschrankungen|einschrankungen|vorschriften|anweisungen|leitplanken|sicherheitsregeln|grenzen',
  },
  {
    pattern:
      /\b(?:antworte|sprich|rede|handle|schreib|tu|stell dir vor)[^.!?\n]{0,12}\b(?:als|du hattest|dass)[^.!?\n]{0,30}\b(?:keine (?:regeln|richtlinien|vorgaben|filter|grenzen|beschrankungen)|(?:regeln|richtlinien|filter|vorgaben|sicherheitsteam|beschrankungen)[^.!?\n]{0,16}\b(?:abgeschaltet|ausgeschaltet|weg|aus|kaputt|aufgehoben|im urlaub))\b/,
    words: 'regeln|richtlinien|vorgaben|filter|grenzen|beschrankungen|sicherheitsteam',
  },
  {
    pattern:
      /(?:^|[.!?\n,;:] ?|veux-tu |peux-tu |pourrais-tu |et |allez )(?:oublie|laisse|mets|ignore|range|coupe|desactive|lache|oublier|laisser|mettre|ignorer)[^.!?\n]{0,10}\b(?:tes|toutes tes|vos) (?:consignes|regles|filtres|restrictions|directives|limites|instructions|garde-fous)\b(?! (?:de|du|des|d')\b)/,
    words: 'consignes|regles|filtres|restrictions|directives|limites|instructions|fous',
  },
  {
    pattern:
      /\b(?:reponds|parle|agis|ecris|fais|imagine)[^.!?\n]{0,8}\bcomme si[^.!?\n]{0,20}\b(?:aucune? (?:regle|consigne|limite|filtre|restriction)|(?:tes |les )?(?:regles|filtres|consignes|restrictions|limites)[^.!?\n]{0,20}\b(?:coupes|coupees|desactives|desactivees|partis|n'existaient|eteints|levees))\b/,
    words: 'regle|consigne|limite|filtre|restriction|regles|filtres|consignes|restrictions|limites',
  },
  {
    pattern:
      /(?:^|[.!?\n,;:¿¡] ?|puedes |podrias |y |anda )(?:deja|olvida|olvidate de|pon|ignora|aparta|apaga|desactiva|saltate|dejar|olvidar|ignorar|apagar)[^.!?\n]{0,8}\b(?:tus|todas tus) (?:normas|reglas|filtros|restricciones|directrices|limites|instrucciones|pautas)\b(?! (?:de|del)\b(?! lado))/,
    words: 'normas|reglas|filtros|restricciones|directrices|limites|instrucciones|pautas',
  },
  {
    pattern:
      /\b(?:responde|contesta|habla|actua|escribe|imagina)[^.!?\n]{0,8}\bcomo si[^.!?\n]{0,20}\b(?:ningun(?:a)? (?:regla|norma|limite|filtro|restriccion)|(?:tus |los |las )?(?:filtros|reglas|normas|restricciones|limites)[^.!?\n]{0,20}\b(?:apagados|apagadas|no existieran|desactivados|desactivadas|rotos|levantadas))\b/,
    words: 'regla|norma|limite|filtro|restriccion|filtros|reglas|normas|restricciones|limites',
  },
];
