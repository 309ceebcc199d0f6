import { describe, expect, test } from 'vitest';
import recorded from '../../../../server/src/http/reference-answers.json' with { type: 'json' };
import { bodyOf, draftOf, emptyDraft } from './deployment-draft.ts';
import type { SavedDeployment } from './deployment-queries.ts';

// The cast: what was recorded of a real service is the answer of the contract.
const saved = recorded['proxy.getDeployment'] as unknown as SavedDeployment;
const noLimits = {
  requests_per_minute: null,
  max_concurrent: null,
  first_byte_timeout_ms: null,
  idle_timeout_ms: null,
};
const noRetries = { per_model: null, in_all: null };

describe('a deployment while it is written', () => {
  test('begins with the guardrails on, and fails closed', () => {
    expect(emptyDraft).toMatchObject({
      input_guardrails_policy: { enabled: true, additional_config: { pii_redaction: true } },
      output_guardrails_policy: { enabled: true },
      on_failure: 'closed',
      log: 'metadata',
    });
  });

  test('keeps of what is saved all that can be changed, and nothing that the service writes', () => {
    const draft = draftOf(saved);
    const { deployment_id, created_at, updated_at, created_by, updated_by, project_name, ...changeable } = saved;
    expect(draft).toEqual(changeable);
    expect([deployment_id, created_at, updated_at, created_by, updated_by, project_name]).not.toContain(undefined);
  });

  test('is sent as it was saved where nobody changed it', () => {
    expect(bodyOf(draftOf(saved))).toEqual({ ...draftOf(saved), limits: noLimits, retries: noRetries });
  });

  test.each([
    { limits: {}, sent: noLimits },
    { limits: { max_concurrent: 4 }, sent: { ...noLimits, max_concurrent: 4 } },
    {
      limits: { requests_per_minute: 60, max_concurrent: 1, first_byte_timeout_ms: 2, idle_timeout_ms: 3 },
      sent: { requests_per_minute: 60, max_concurrent: 1, first_byte_timeout_ms: 2, idle_timeout_ms: 3 },
    },
  ])('the limits $limits are sent so that empty ones are taken away', ({ limits, sent }) => {
    expect(bodyOf({ ...emptyDraft, limits })).toMatchObject({ limits: sent });
  });

  test('is sent with a number of retries of 0, and with null in place of an empty one', () => {
    expect(bodyOf({ ...emptyDraft, retries: { per_model: 0 } })).toMatchObject({
      retries: { per_model: 0, in_all: null },
    });
  });

  test('is sent with its name without spaces around', () => {
    expect(bodyOf({ ...emptyDraft, name: ' support chat ' })).toMatchObject({ name: 'support chat' });
  });
});
