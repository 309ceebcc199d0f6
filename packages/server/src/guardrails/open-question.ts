import type { FieldQuestion } from '@redoubt/redteam/fields';

/** The part of an answer that asks for the field of business. Empty where nothing is open. */
export const openQuestion = (question: FieldQuestion | undefined) =>
  question ? { question: { ...question, options: [...question.options] } } : {};
