import type { Detectors } from '@redoubt/contract';
import type { RequestContext } from '../../context.ts';
import { withReferences } from '../references.ts';

/** The detectors of a request, those that compare with what the project registered with that beside their settings. */
export async function findReferences(
  detectors: Detectors,
  { protectedTexts, account }: RequestContext,
): Promise<Detectors> {
  const { system_prompt: prompt, copyright_ip: works } = detectors;
  if (!prompt && !works) return detectors;
  const projectId = account.project.id;
  const [prompts, owned] = await Promise.all([
    prompt && protectedTexts.references({ projectId, kind: 'system_prompt', name: prompt.index || undefined }),
    works && protectedTexts.references({ projectId, kind: 'copyright_ip' }),
  ]);
  return {
    ...detectors,
    ...(prompt && { system_prompt: withReferences(prompt, prompts) }),
    ...(works && { copyright_ip: withReferences(works, owned) }),
  };
}
