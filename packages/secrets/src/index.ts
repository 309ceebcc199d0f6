export { type KeyHider, keyHider } from './hide-keys.ts';
export { addFirstKey } from './key-file.ts';
export { KEY_FILE, masterKeys } from './master-keys.ts';
export { isSecretName, NOT_SHOWN, redactSecrets, withoutPasswords } from './redact-secrets.ts';
export { CannotOpen, createSecretBox, type SecretBox, type SecretPlace } from './secret-box.ts';
export { secretKeys } from './secret-keys.ts';
