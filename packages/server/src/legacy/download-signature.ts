import { CannotOpen, type SecretBox } from '@redoubt/secrets';
import { Failure } from '../errors.ts';

const placeOf = (runId: string) => ({ purpose: 'download link', ownerId: runId });

/** What lets a link open the files of a run until a moment, and nothing else. */
export function signDownload(runId: string, until: Date, secrets: SecretBox): string {
  return secrets.seal(until.toISOString(), placeOf(runId));
}

/** Throws Failure 403 for what was not signed for this run, 410 once it has expired. */
export function checkDownload(
  signature: string,
  runId: string,
  { secrets, now }: { secrets: SecretBox; now: Date },
): void {
  const until = new Date(openSignature(signature, runId, secrets));
  if (now < until) return;
  throw new Failure(
    'link_expired',
    `The link was valid until ${until.toISOString()}; GET /redteam/download-link makes a new one`,
  );
}

function openSignature(signature: string, runId: string, secrets: SecretBox): string {
  try {
    return secrets.open(signature, placeOf(runId));
  } catch (cause) {
    if (!(cause instanceof CannotOpen)) throw cause;
    throw new Failure('invalid_link', 'The signature of the link is not valid; GET /redteam/download-link makes one', {
      detail: { needed: ['signature'] },
      cause,
    });
  }
}
