export { type KeyHider, keyHider } from './hide-keys.ts';
export { addFirstKey } from './key-file.ts';
export { KEY_FILE, masterKeys } from './master-keys.ts';
export { isSecretName, NOT_SHOWN, redactSecrets, withoutPasswords } from './redact-secrets.ts';
export { createSecretBox, type SecretBox, type SecretPlace } from './secret-box.ts';
export { CannotOpen } from './secret-failures.ts';
export { secretKeys } from './secret-keys.ts';
