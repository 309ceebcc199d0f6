import type { GateRegistry, Judges, RoleModel } from '@redoubt/redteam';
import type { RequestContext } from '../context.ts';
import type { GuardrailsServices } from '../guardrails/context.ts';
import type { RelayServices } from '../relay/context.ts';
import type { ModelServices } from '../saved-models/context.ts';

/**
 * The services that red-team runs need: policies to test against and to try, models to attack, and the engine that works
 * on runs.
 */
export interface RedteamServices extends GuardrailsServices, ModelServices, RelayServices {
  readonly redteam: {
    /** Notifies the engine of a new run, so that it need not poll. */
    wake(): void;
    readonly judges: Judges;
    /** The operator's model that writes prompts, if one is configured. */
    readonly attacker: RoleModel | undefined;
    /** The gates of targets, which runs and calls share. */
    readonly gates: GateRegistry;
    readonly worksHere: boolean;
  };
}

/** The context of a request for red-team runs. */
export type RedteamContext = RequestContext & RedteamServices;
