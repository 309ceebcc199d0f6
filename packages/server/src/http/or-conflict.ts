import { NameTaken } from '@redoubt/store';
import { Failure } from '../errors.ts';

/** Rejects with the Failure `conflict` if the store reports that a name is taken. */
export async function orConflict<Made>(making: Promise<Made>): Promise<Made> {
  try {
    return await making;
  } catch (error) {
    if (!(error instanceof NameTaken)) throw error;
    throw new Failure('conflict', `${error.message}; choose another name`, {
      detail: { kind: error.kind, name: error.taken, reason: 'name_taken' },
      cause: error,
    });
  }
}
