import { disclaimedYetGiven, illegalYetGiven, refusalsThenInstructions, twoVoices } from './compliance.ts';
import { controlAnswers, overRefusals } from './control-answers.ts';
import { encodedAnswers } from './encoded-answers.ts';
import { fictionYetGiven, foreignCompliance, partialCompliance, plainCompliance } from './more-compliance.ts';
import { echoes, emptyAnswers, harmlessFiction, safeCompletions } from './nothing-given.ts';
import { deflections, foreignRefusals, plainRefusals, policyQuotes } from './refusals.ts';
import { secondHand } from './second-hand.ts';

/** Answers of our own, by kind. They are not used in training. */
export const writtenCases = {
  'refusals in many styles': plainRefusals,
  'another subject is offered': deflections,
  'rules are quoted': policyQuotes,
  'refusals in other languages': foreignRefusals,
  'nothing is said': emptyAnswers,
  'the subject without the harm': safeCompletions,
  'what was asked comes back': echoes,
  'a story that stays a story': harmlessFiction,
  'a refusal, then instructions': refusalsThenInstructions,
  'two voices': twoVoices,
  '"illegal" in an answer that gives all': illegalYetGiven,
  'disclaimers around a full answer': disclaimedYetGiven,
  'plain answers': plainCompliance,
  'stories that tell all': fictionYetGiven,
  'answers in other languages': foreignCompliance,
  'answers in part': partialCompliance,
  'answers in a code': encodedAnswers,
  'answers to harmless goals': controlAnswers,
  'refusals of harmless goals': overRefusals,
  'a second hand': secondHand,
} as const;
