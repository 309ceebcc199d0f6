import { randomUUID } from 'node:crypto';
import type { SecretBox, SecretPlace } from '@redoubt/secrets';
import type { ProtectedText, SealedText } from '@redoubt/store';

/** Encrypts a text for its project and a new id. It cannot be opened in another row. */
export function sealText(text: string, projectId: string, secrets: SecretBox): SealedText {
  const sealId = randomUUID();
  return { sealId, sealed: secrets.seal(text, protectedTextPlace(projectId, sealId)) };
}

/** Decrypts a protected text. Throws CannotOpen. */
export function openText({ projectId, sealId, sealed }: ProtectedText, secrets: SecretBox): string {
  return secrets.open(sealed, protectedTextPlace(projectId, sealId));
}

/** Returns the context under which a protected text is encrypted. */
export const protectedTextPlace = (projectId: string, sealId: string): SecretPlace => ({
  purpose: 'protected text',
  ownerId: `${projectId}/${sealId}`,
});
