import type { api } from '../../api.ts';
import type { DetectorName } from '../../detectors/detector-rows.ts';

type Details = Awaited<ReturnType<typeof api.guardrails.detect>>['details'];

/** The service's own threshold of scores that are calibrated: from here on a finding is likelier than not. */
export const CALIBRATED = 0.5;

/** The score of each detector that has one, 0 to 1. */
export function scoresOf(details: Details): Partial<Record<DetectorName, number>> {
  const { toxicity, nsfw, injection_attack: attack, bias, sponge_attack: sponge, policy_violation: policy } = details;
  return {
    ...(attack && { injection_attack: Number(attack.attack) }),
    ...(toxicity && { toxicity: Math.max(...Object.values(toxicity).filter((each) => typeof each === 'number')) }),
    ...(nsfw && { nsfw: nsfw.nsfw }),
    ...(bias && { bias: bias.score }),
    ...(sponge && { sponge_attack: sponge.score }),
    ...(policy && { policy_violation: policy.score }),
  };
}
