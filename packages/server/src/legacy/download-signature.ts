import { CannotOpen, type SecretBox } from '@redoubt/secrets';
import { Failure } from '../errors.ts';

const sealPurpose = (runId: string) => ({ purpose: 'download link', ownerId: runId });

/** Creates a signature that permits download of one run's files until a given time. */
export function signDownload(runId: string, until: Date, secrets: SecretBox): string {
  return secrets.seal(until.toISOString(), sealPurpose(runId));
}

/** Throws Failure 403 if the signature is not for this run, and 410 if it has expired. */
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
    return secrets.open(signature, sealPurpose(runId));
  } catch (cause) {
    if (!(cause instanceof CannotOpen)) throw cause;
    throw new Failure('invalid_link', 'The signature of the link is not valid; GET /redteam/download-link makes one', {
      detail: { needed: ['signature'] },
      cause,
    });
  }
}
