import {
  type LegacyDoor,
  type LegacyRefusal,
  SavedSubmission,
  Submission,
  type Target,
  translateSubmission,
} from '@redoubt/contract';
import { Failure } from '../errors.ts';
import { invalidPlaces } from '../http/invalid-places.ts';
import type { LegacyOrigin } from './legacy-origin.ts';

/** A body of the archived API as the submission that it means. */
export interface ReadTask {
  readonly body: Submission;
  readonly origin: LegacyOrigin;
}

/** Reads the body of a task; `target` is that of the saved model, where it tests one. Throws Failure 422, which names the place. */
export function readLegacyBody(sent: unknown, version: LegacyDoor['version'], target?: Target): ReadTask {
  const isSaved = target !== undefined;
  const translation = translateSubmission(sent, { version, isSaved, inputModalities: target?.input_modalities });
  if (translation.isRefused) throw misfit(translation.refusal, sent);
  const { body, warnings, legacy } = translation;
  const origin = { ...legacy, warnings };
  // The translation has checked that it fits.
  return { body: target ? { ...SavedSubmission.parse(body), target } : Submission.parse(body), origin };
}

function misfit({ message, issues }: LegacyRefusal, sent: unknown): Failure {
  const told = issues.map(({ type, path, message: why }) => ({
    code: 'custom' as const,
    path: [...path],
    message: why,
    params: { type },
  }));
  return new Failure('invalid_request', message, { detail: invalidPlaces('body', told, sent) });
}
