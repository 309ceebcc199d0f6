import { Failure } from '../../errors.ts';

/** Refuse to save the rules as a code of conduct, before anything is charged: there is nowhere to save them yet. */
export function checkSaving(name: string | undefined): void {
  if (name === undefined) return;
  const message = 'save_as: codes of conduct cannot be saved yet; leave the field out and keep the rules of the answer';
  throw new Failure('not_implemented', message, { detail: { save_as: name } });
}
