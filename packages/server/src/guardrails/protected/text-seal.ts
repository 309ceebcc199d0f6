import { randomUUID } from 'node:crypto';
import type { SecretBox, SecretPlace } from '@redoubt/secrets';
import type { ProtectedText, SealedText } from '@redoubt/store';

/** Seals a text for its project and an id of its own: it opens in no other row. */
export function sealText(text: string, projectId: string, secrets: SecretBox): SealedText {
  const sealId = randomUUID();
  return { sealId, sealed: secrets.seal(text, protectedTextPlace(projectId, sealId)) };
}

/** What a protected text says. Throws CannotOpen. */
export function openText({ projectId, sealId, sealed }: ProtectedText, secrets: SecretBox): string {
  return secrets.open(sealed, protectedTextPlace(projectId, sealId));
}

/** Under what a protected text is sealed. */
export const protectedTextPlace = (projectId: string, sealId: string): SecretPlace => ({
  purpose: 'protected text',
  ownerId: `${projectId}/${sealId}`,
});
