import { beginning, phrases } from './phrases.ts';
import type { Sign } from './rule-family.ts';

/** The sentence does not have one of these phrases. */
export const without = (table: string): Sign => ({ not: phrases(table) });

const weekday = '(mon|tues|wednes|thurs|fri|satur|sun)day';
const month = '(january|february|march|april|may|june|july|august|september|october|november|december)';
const season = '(spring|summer|autumn|winter|christmas|easter)';
const span = '(minute|hour|day|week|month|business_day|working_day)s?';
const count = '(an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|few|couple_of|\\d+)';
const clock = "(\\d{1,2}[:.]\\d{2}|\\d{1,2}_?[ap]\\.?m|\\d{1,2}_o'clock|noon|midday|midnight)";

/** A day, a time of day or a deadline. */
export const when = phrases(`
  ${weekday} tomorrow tonight today overnight shortly immediately as_of (straight|right)_away first_thing
  (by|at|before|until|around)_(${clock}|the_end|the_weekend|christmas|\\w{3,9}_o'clock|lunch|noon|breakfast|dinner)
  (by|at|before|until)_(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half_past)
  (in|within|after|give_me|for|just)(_only|_just|_about|_the_next|_another|_under|_less_than)?_${count}(_more|_\\w{1,12})?_${span}
  within_(the_)?(hour|day|week) (one|two|three|four|five|\\d{1,2})_(days|weeks|hours)_from_now
  (next|this|early|late|mid|the_coming)_(week|weekend|month|year|quarter|summer|spring|autumn|winter|morning|afternoon|evening|${month})
  (in|by|early|late|mid|until|since|before|from)_(${month}|${season}) ${month}_\\d{1,2} \\d{1,2}_${month}
  the_\\d{1,2}(st|nd|rd|th) (first|second|third|fourth)_quarter q[1-4] end_of_(the_|this_)?(day|week|month|year|quarter)
`);

/** An amount of money, or a share. */
export const amount =
  /[€$£]\s?\d|\b\d[\d.,]{0,12}\s?(?:%|€|\$|£|(?:euros?|eur|dollars?|usd|pounds?|gbp|francs?|chf|bucks|quid|cents|percent|per cent|a (?:month|year|night|week|day|person))\b)|\b(?:ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)(?: \w{1,12})? (?:euros?|dollars?|pounds?|francs?|percent|per cent|bucks|quid)\b/i;

/** A commitment: future, certainty or what is done already. */
export const sure = phrases(`
  \\w{1,12}'ll will won't going_to guarantee* promised? definitely certainly surely for_(sure|certain) assured? my_word
  as_good_as consider_it count_on rely_on expect no_(doubt|problem) don't_worry rest_assured of_course settled sorted
  all_set (i|we)'(ve|m|re) (i|we)_(have|can|am|are) already you(_are|'re|_get|_can_have|_have|'ve) (is|are)_yours yours
  always never absolutely completely fully gets? go_ahead taken_care_of done_deal on_(its|their|the)_way promise
  in_the_bag safe_and_sound without_fail let_me hereby has_been have_been was were
`);

/** What the assistant itself gives or has done. */
export const given = phrases(`
  (i|we)'(ve|ll|m|re) (i|we)_(have|will|can|am|are) let_me have_an? here('s|_is|_are) you(_|'ll_|_will_)?(_get|get|can_have|have|receive|find|pay)
  you're_getting enjoy take use apply added as_an?_(apology|thank-you|thank_you|gesture|treat) special just_for_you knock*
  gets_you worth this_one's won't_(have_to_)?(pay|cost|be_charged)
`);

/** Advice in words: modals and verbs of advice. */
const adviceWords = phrases(`
  should ought had_better you'd_better better_off recommend* suggest advise my_(advice|tip|suggestion) if_i_were_you
  in_your_place i'd i_would we'd go_(for|with) opt_for best_(bet|thing|option|choice) worth_(a_try|buying|it|trying)
  good_(time|idea|choice|moment) wise smart makes_sense you_(can|could|may|might_want|need_to|have_to|must)
  you_don't_(have|need) safe_to it's_fine_to entitled consider try simply usually_(helps|works|calms|does)
  (does|do)_the_trick will_help helps_(with|against) your_rights? why_not how_about just get_rid_of no_need_to
`);

const imperatives =
  `(take|use|apply|try|put|rub|drink|eat|stop|skip|cut|avoid|rinse|gargle|wear|keep|rest|get|go|buy|sell|hold
  |move|invest|switch|wait|open|shift|file|send|write|sue|sign|refuse|claim|ask|tell|demand|withhold|pay|reduce|declare|deduct
  |offset|register|transfer|double|halve|leave|lower|increase|start|swallow|give|lie|stay|cool|massage|stretch|split|spread
  |choose|pick|join|grab|download|turn|install|hide|log|do|say|see|check_out|visit|book|have|confront|end|break|don't|contest
  |appeal|object|pull|press|remove|clean|add|aim|offer|grab|quit|cancel|drop|change|set|enter|run|mix|soak|chew|inhale|pause
  |continue|ring|call|talk_to_your_(mother|father|husband|wife|partner))`.replaceAll(/\s+/g, '');

const imperative = beginning(
  `((please|then|so|first|now|yes|no|sure|well|ok|okay|just|simply|right),?_|(for|if|after|with|when|before|because_of)_[^,]{2,60},_|on_\\w{3,12},_)?${imperatives}`,
);

/** Advice: modals, verbs of advice and imperatives. */
export const advice = new RegExp(`${adviceWords.source}|${imperative.source}`, 'i');

/** A bad judgement of somebody or something. */
export const bad = phrases(`
  bad badly worse worst terrible awful horrible poor(ly)? slow buggy bugs? mess messy joke lazy unfair incompetent chaotic
  unprofessional rude useless rubbish garbage crap shoddy careless butcher overpriced expensive rip-?off scam cheat(s|ers?)?
  liars? lie(s|d) unreliable dangerous outdated clueless disaster disgrace fail* botched boring strict weak inferior stupid
  idiots? annoying hopeless cheap low_quality bad_reputation never_works? break(s|ing)?_down fall(s|ing)?_apart
  can't_(even|be_trusted) don't_trust stay_away sloppy lousy dreadful wrong hate[sd]? fault crash(es)? no_idea made_a_mess
  has_been_drinking too_lazy behind fraud* crook* mean greedy arrogant unfriendly nobody_(answers|picks_up) for_(weeks|ages)
  not_(very_|particularly_|any_)?(good|reliable|nice|competent) known_for_being bankrupt dirty ill sick tiny bots nonsense
`);

/** A name of somebody or something that does not begin the sentence. */
export const name = /(?!^)\b\p{Lu}\p{Ll}{2,20}\b/u;

/** A number in digits, or one in words from two on. */
export const number =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|third|quarter|double|twice)\b/i;
