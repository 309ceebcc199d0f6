import { type LegacyDoor, translateSubmission } from '../translate-submission.ts';

const v2: LegacyDoor = { version: 'v2', isSaved: false };

/** A model that is described by its address only. */
export const target_model_configuration = { model_endpoint_url: 'https://models.example.com/v1' };

/** Translates a submission. Throws if it is refused. */
export function translated(sent: object, door: LegacyDoor = v2) {
  const answer = translateSubmission(sent, door);
  if (answer.isRefused) throw new Error(answer.refusal.message);
  return answer;
}

/** The refusal of a submission. Throws if it is not refused. */
export function refusal(sent: unknown, door: LegacyDoor = v2) {
  const answer = translateSubmission(sent, door);
  if (!answer.isRefused) throw new Error(`not refused: ${JSON.stringify(answer.body)}`);
  return answer.refusal;
}

/** A submission with these tests. */
export const task = (tests: object, more: object = {}) => ({
  redteam_test_configurations: tests,
  target_model_configuration,
  ...more,
});
