import type { Detectors } from '@redoubt/contract';
import { type References, withReferences } from '@redoubt/detectors';
import { Failure } from '../../errors.ts';
import type { GuardrailsServices } from '../context.ts';
import type { ReadyDetectors } from '../saved/policy-cache.ts';

/** The value of `index` that existing clients send if they mean no particular prompt. */
const ANY_PROMPT = 'system';

/** The registered texts of a project. */
export interface TextsOfProject extends Pick<GuardrailsServices, 'protectedTexts'> {
  readonly account: { readonly project: { readonly id: string } };
}

/** Adds the project's registered texts to the detectors of a policy, as `findReferences` does. */
export const withProjectTexts = async (ready: ReadyDetectors, texts: TextsOfProject): Promise<ReadyDetectors> => ({
  ...ready,
  detectors: await findReferences(ready.detectors, texts),
});

/**
 * Adds the project's registered texts to the detectors that compare with them. Throws 404 for a named system prompt
 * that is not registered.
 */
export async function findReferences(
  detectors: Detectors,
  { protectedTexts, account }: TextsOfProject,
): Promise<Detectors> {
  const { system_prompt: prompt, copyright_ip: works } = detectors;
  if (!prompt && !works) return detectors;
  const projectId = account.project.id;
  const promptReferences = async (name: string | undefined): Promise<References | undefined> => {
    const found = await protectedTexts.references({ projectId, kind: 'system_prompt', name });
    if (found || name === undefined) return found;
    if (name === ANY_PROMPT) return promptReferences(undefined);
    const message = `The project has no system prompt registered as "${name}"; GET /guardrails/list-protected-texts lists them`;
    throw new Failure('not_found', message, { detail: { kind: 'system prompt', name } });
  };
  const [prompts, owned] = await Promise.all([
    prompt && promptReferences(prompt.index || undefined),
    works && protectedTexts.references({ projectId, kind: 'copyright_ip' }),
  ]);
  return sameWhileUnchanged(detectors, [prompts, owned], () => ({
    ...detectors,
    ...(prompt && { system_prompt: withReferences(prompt, prompts) }),
    ...(works && { copyright_ip: withReferences(works, owned) }),
  }));
}

interface Made {
  readonly of: readonly [References | undefined, References | undefined];
  readonly detectors: Detectors;
}

/** The last detectors that were made of these. What is remembered of texts goes by the object. */
const lastMade = new WeakMap<Detectors, Made>();

function sameWhileUnchanged(detectors: Detectors, of: Made['of'], make: () => Detectors): Detectors {
  const known = lastMade.get(detectors);
  if (known?.of.every((references, at) => isSame(references, of[at]))) return known.detectors;
  const made = { of, detectors: make() };
  lastMade.set(detectors, made);
  return made.detectors;
}

const isSame = (one: References | undefined, other: References | undefined): boolean =>
  one?.index === other?.index && one?.meanings === other?.meanings;
