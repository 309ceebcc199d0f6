import type { RequestContext } from '../context.ts';
import type { GuardrailsServices } from '../guardrails/context.ts';
import type { ModelServices } from '../saved-models/context.ts';

/** What red-team runs take: policies to attack by, models to attack, and whoever works on the runs. */
export interface RedteamServices extends Pick<GuardrailsServices, 'detectors' | 'policies'>, ModelServices {
  readonly redteam: {
    /** Tells the engine of a new run, so that it need not look for it. */
    wake(): void;
    readonly hasModelJudge: boolean;
    readonly hasAttacker: boolean;
    readonly worksHere: boolean;
  };
}

/** What a request for red-team runs has. */
export type RedteamContext = RequestContext & RedteamServices;
