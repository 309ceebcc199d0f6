import { type LegacyDoor, translateSubmission } from '../translate-submission.ts';

const v2: LegacyDoor = { version: 'v2', isSaved: false };

/** A model by its address alone. */
export const target_model_configuration = { model_endpoint_url: 'https://models.example.com/v1' };

/** What a submission becomes. */
export function translated(sent: object, door: LegacyDoor = v2) {
  const answer = translateSubmission(sent, door);
  if (answer.isRefused) throw new Error(answer.refusal.message);
  return answer;
}

/** Why a submission is refused. */
export function refusal(sent: unknown, door: LegacyDoor = v2) {
  const answer = translateSubmission(sent, door);
  if (!answer.isRefused) throw new Error(`not refused: ${JSON.stringify(answer.body)}`);
  return answer.refusal;
}

/** A submission of these tests. */
export const task = (tests: object, more: object = {}) => ({
  redteam_test_configurations: tests,
  target_model_configuration,
  ...more,
});
