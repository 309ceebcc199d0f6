export { PRACTICE_MODEL } from './persona.ts';
export { practiceWeaknesses } from './stances.ts';
export { type PracticeOptions, startPracticeTarget } from './start-practice-target.ts';
export { practiceTricks, type TrickName } from './tricks.ts';
