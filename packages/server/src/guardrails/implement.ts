import { implementFor } from '../http/implement.ts';
import type { GuardrailsServices } from './context.ts';

/** Binds endpoints of this room to their steps, which may use what the room declares. */
export const { implement, implementStream } = implementFor<GuardrailsServices>();
