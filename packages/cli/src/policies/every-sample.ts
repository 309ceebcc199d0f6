import type { Client } from '@redoubt/client';
import type { DetectorName, ShownSample } from '@redoubt/contract';

/** A sample of a policy, as the service lists it. */
export type ListedSample = Omit<ShownSample, 'detector'> & { readonly detector: DetectorName | null };

const AT_ONCE = '100';

/** Every sample of a policy, page by page. */
export async function everySample({ guardrails }: Client, policy: string): Promise<ListedSample[]> {
  const found: ShownSample[] = [];
  for (let page = 1; ; page++) {
    const query = { page: String(page), per_page: AT_ONCE };
    const { samples, pagination } = await guardrails.listSamples({ headers: { policy }, query });
    found.push(...samples);
    // The cast is safe because the service knows the detectors of samples.
    if (!pagination.has_next) return found as ListedSample[];
  }
}
