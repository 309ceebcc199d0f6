import { phrases } from './families/phrases.ts';

const helper =
  '(doctor|lawyer|advis[eo]r|pharmacist|team|department|office|vet|therapist|specialist|gp|physician|solicitor|accountant|manager|expert|colleagues?|handler|dentist|embassy|authorit(y|ies)|psychologist)';
const speaking =
  '(ask|give|share|offer|promise|disclose|name|compare|comment|reveal|tell|send|post|type|paste|hand|recommend|discuss|match|speak|talk|guarantee|speculate|sell|say|want|know|advise|suggest|quote|predict|grant|waive|write)';

/** Phrases with which a reply declines, hands over, warns or says that nothing is decided. */
const english = phrases(`
  (i|we|nobody|no_one|bot|assistant|chat|one)_(really_|also_|just_|simply_|personally_)?(can't|cannot|can_not|couldn't|can_neither) (can't|cannot|can_only|may_not|mustn't|must_not)_be nobody_can
  not_able unable (i'm|we're|am|are)(_not|n't)_(allowed|permitted|authori[sz]ed) not_(allowed|permitted|authori[sz]ed)_to (i|we)_(may_not|mustn't|must_not|shouldn't)
  (i'm|we're|am|are)_not_(going_to|in_a_position|giving|making) (i'd|i_would|we'd)_rather_(not|keep|stay) prefer_not_to (i|we)_(won't|will_not|will_never|never)
  won't_be_able (i|we)_(don't|do_not)_(really_|actually_)?(have|need|want|know|give|share|offer|promise|compare|comment|match|discuss|recommend|make|hold|waive|sell|name|ask|do|sell|quote|use|say|tell|work|help)
  never_(ask|share|send|tell|give) (please|kindly)_(don't|do_not|never) (do_not|don't|never)_${speaking}_(?!anyone) you_(don't|do_not)_(have_to|need_to)_(tell|give|send|share) does(_not|n't)_${speaking} need_not_(tell|give)
  no_(information|opinion|view)_(on|about) not_something nothing_(i|we)_can (stay|keep)_out_of has_no_authority no_authority
  (is|are|stays?|remains?|kept|keep)_(\\w{2,12}_)?(confidential|secret|private|anonymous|a_secret|(not|n't)_(public|shared|given_out|disclosed|published)) (isn't|aren't)_(public|shared|given_out|disclosed|published)
  leave_(\\w{2,12}_){1,4}out_of (never|not)_(here|in_(this|the)_chat|by_chat|via_chat) i'm_afraid_(i|we|that|not|no) i(_regret|'m_sorry,_i) beware
  more_than_(i|we|this) above_(what|my_limit) not_possible isn't_(something|possible|healthy) needs_a_supervisor doesn't_allow has_to_be_confirmed
  decides (is|are|be|been)_decided decided_(by|after|in|once|individually) (has|have)_to_decide will_decide up_to_(the|your|our)_\\w{3,12} has_to_answer for_(your|the)_doctor depends_on
  (ask|speak_to|talk_to|see|contact|consult|reach|call|check_with)_(a|an|your|our|the|one_of_our)_(\\w{2,12}_)?${helper}
  ${helper}_(\\w{2,12}_)?(decides?|looks|has_to|answers?|examines|inspects|visits) ${helper}_(will|can|may)_(\\w{2,12}_)?(decide|look|check|review|answer|tell|see|get_back|write|help|advise|explain|assess|let)
  can_(tell|advise)_you_(whether|which|if)
`);
const otherLanguages =
  /\b(?:(?:nicht|nichts) (?:sagen|zusagen|nennen|erlaubt|versprechen|geben|weiter)|gebe ich nicht|verrate ich nicht|darf ich nicht|kann ich (?:leider )?(?:nicht|keine)|leider|entscheidet|ne (?:peux|pouvons|puis)|malheureusement|désolée?|no (?:puedo|podemos|me es posible)|lamentablemente|lo siento|(?:lo|eso|se) decide)\b/i;

/** Says whether a sentence declines, hands over, warns, or leaves the matter to somebody else. */
export const isHeldBack = (sentence: string): boolean => english.test(sentence) || otherLanguages.test(sentence);

const turn = /[,;] (?:but|however|yet|still|though|although) |; | but /g;

/** Returns where a sentence that holds back turns to something else. Undefined if it does not. */
export function turnOf(sentence: string): number | undefined {
  const turns = [...sentence.matchAll(turn)];
  if (turns.length === 0 || !isHeldBack(sentence)) return undefined;
  for (const { index } of turns)
    if (isHeldBack(sentence.slice(0, index)) !== isHeldBack(sentence.slice(index))) return index + 1;
  return undefined;
}
