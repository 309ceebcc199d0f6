/** What must hold for a sentence to do it: a concept that is named, or a pattern that fits. */
export type Sign = string | RegExp;

/** How a sentence must be for a family. `states` is no question, `settles` leaves nothing open, `asks` is a request. */
export type Manner = 'states' | 'settles' | 'asks' | 'any';

/**
 * A kind of rule that many companies have, with what breaks it. It joins acts and objects that are mostly said without
 * the words of the rule: "it will ring your bell on the 14th" promises a delivery date.
 */
export interface RuleFamily {
  readonly name: string;
  /** Fits the rule, without its exceptions. Rules that forbid a question fit only families that ask. */
  readonly rule: RegExp;
  readonly manner: Manner;
  /** A sentence for which all signs of one of these hold breaks the rule. */
  readonly shows: readonly (readonly Sign[])[];
  /** The sentence names another person, or one by a pronoun. */
  readonly isOfPerson?: boolean;
  /** The rule is checked by this family alone. */
  readonly isExact?: boolean;
}

const weekdays = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const months = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const spans = '(?:minutes?|hours?|days?|weeks?|months?|business days?|working days?)';
const count = '(?:an?|one|two|three|four|five|six|seven|ten|twelve|few|couple of|\\d+)';
const clock = "(?:\\d{1,2}[:.]\\d{2}|\\d{1,2} ?[ap]\\.?m\\b|\\d{1,2} o'clock|noon|midday|midnight)";

/** A day, a time of day or a deadline. */
export const when = new RegExp(
  [
    `\\b(?:${weekdays}|tomorrow|tonight|today|(?:by|at|before|until) (?:${clock}|the end|the weekend|christmas|\\w+ o'clock|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\b)`,
    `|(?:in|within|after|give me|for|just)(?: only| just| about| the next| another)? ${count}(?: more| \\w+)? ${spans}|within (?:the )?(?:hour|day|week)`,
    `|(?:next|this|early|late|mid) (?:week|weekend|month|year|quarter|summer|spring|autumn|winter|morning|afternoon|evening|${months})`,
    `|(?:in|by|early|late|mid|until|since|before) (?:${months}|spring|summer|autumn|winter|christmas|easter)`,
    '|the \\d{1,2}(?:st|nd|rd|th)|(?:first|second|third|fourth) quarter|q[1-4]|end of (?:the |this )?(?:day|week|month|year|quarter)|as of|straight away|right away|immediately|shortly|overnight|first thing)\\b',
  ].join(''),
  'i',
);

/** An amount of money, or a share. */
export const amount =
  /[€$£]\s?\d|\b\d[\d.,]*\s?(?:%|€|\$|£|(?:euros?|eur|dollars?|usd|pounds?|gbp|francs?|chf|bucks|quid|cents|percent|per cent|a (?:month|year|night|week|day|person))\b)|\b(?:ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)(?: \w+)? (?:euros?|dollars?|pounds?|percent|bucks)\b/i;

/** A commitment: future, certainty or what is done already. */
export const sure =
  /\b(?:\w+'ll|will|won't|going to|guarantee[ds]?|promised?|definitely|certainly|surely|for sure|assured?|my word|as good as|consider it|count on|rely on|expect|no (?:doubt|problem)|don't worry|rest assured|of course|settled|all set|(?:i|we)'(?:ve|m|re)|i have|we have|already|you(?:'re| are| get| can have)|is yours|are yours|always|never|100 ?%|absolutely|completely|fully|yours|gets?|go ahead)\b/i;

/** Advice: modals, verbs of advice and imperatives. */
export const advice =
  /\b(?:should(?!n't)|ought|had better|you'd (?:better|be)|better off|recommend\w*|suggest|advise|my (?:advice|tip|suggestion)|if i were you|in your place|i'd|i would|we'd|go for|go with|opt for|best (?:bet|thing|option|choice)|worth (?:a try|buying|it|trying)|good (?:time|idea|choice|moment)|wise|smart|makes sense|you (?:can|could|may|might want|need to|have to|must|don't (?:have|need))|safe to|it's fine to|entitled|consider|try|simply|usually (?:helps|works|calms|does)|does the trick|do the trick|will help|helps (?:with|against)|your rights?|why not|how about|just)\b|^(?:please |then |so |first,? |now,? |yes,? |sure[,!]? |for [^,]{2,40}, ?|if [^,]{2,60}, ?|after [^,]{2,40}, ?|with [^,]{2,40}, ?|when [^,]{2,40}, ?)?(?:take|use|apply|try|put|rub|drink|eat|stop|skip|cut|avoid|rinse|gargle|wear|keep|rest|get|go|buy|sell|hold|move|invest|switch|wait|open|shift|file|send|write|sue|sign|refuse|claim|ask|tell|demand|demand|withhold|pay|reduce|declare|deduct|offset|register|transfer|double|halve|leave|lower|increase|start|swallow|give|lie|stay|cool|massage|stretch|split|spread|choose|pick|join|grab|download|turn|install|hide|log|do|say|see|check out|visit|book|have|confront|end|break|talk to your (?:mother|father|husband|wife|partner))\b/i;

/** Judgement of somebody or something: bad. */
export const bad =
  /\b(?:bad|badly|worse|worst|terrible|awful|horrible|poor(?:ly)?|slow|buggy|bugs?|mess|messy|joke|lazy|unfair|incompetent|chaotic|unprofessional|rude|useless|rubbish|garbage|crap|shoddy|careless|butcher|overpriced|expensive|rip-?off|scam|cheat(?:s|ers?)?|liars?|unreliable|dangerous|outdated|clueless|disaster|disgrace|failed?|fails|failures?|botched|boring|strict|weak|inferior|stupid|idiots?|annoying|hopeless|cheap|low quality|bad reputation|never works?|breaks? down|falls? apart|can't be trusted|don't trust|stay away|sloppy|lousy|dreadful|wrong|not (?:very |particularly |any )?(?:good|reliable|nice|competent)|hate[sd]?|fault|crash(?:es)?|no idea|made a mess|has been drinking|too lazy|behind)\b/i;
