export { PRACTICE_MODEL } from './persona.ts';
export { type PracticeOptions, startPracticeTarget } from './start-practice-target.ts';
export { practiceWeaknesses } from './weaknesses.ts';
