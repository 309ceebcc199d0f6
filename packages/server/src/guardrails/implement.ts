import { implementFor } from '../http/implement.ts';
import type { GuardrailsServices } from './context.ts';

/** Binds endpoints of this folder to their steps, which may use the services that the folder declares. */
export const { implement, implementStream, implementOpened } = implementFor<GuardrailsServices>();
