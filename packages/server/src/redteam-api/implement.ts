import { implementFor } from '../http/implement.ts';
import type { RedteamServices } from './context.ts';

/** Binds endpoints of this room to their steps, which may use what the room declares. */
export const { implement, implementOpened } = implementFor<RedteamServices>();
