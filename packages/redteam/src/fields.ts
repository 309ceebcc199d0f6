// Fields of business, apart from the other exports: the policy wizard reads descriptions without goals and attacks.
export { inTurn } from './goals/in-turn.ts';
export { type FieldQuestion, fieldQuestion } from './goals/target/field-question.ts';
export { GENERAL_FIELD, type Industry } from './goals/target/industries.ts';
export { knownFields } from './goals/target/read-fields.ts';
export { readTarget, type SystemDescription } from './goals/target/read-target.ts';
