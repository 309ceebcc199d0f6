// Fields of business, apart from the other exports: the policy wizard reads descriptions without goals and attacks.
export { type FieldQuestion, fieldQuestion } from './goals/target/field-question.ts';
export { type DomainTerms, GENERAL_FIELD, type Industry } from './goals/target/industries.ts';
export { knownFields } from './goals/target/read-fields.ts';
export { readTarget } from './goals/target/read-target.ts';
