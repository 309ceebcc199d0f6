import type { Client } from '@redoubt/client';
import { type BatchItem, triggeredIn } from '@redoubt/contract';
import { inGroups } from './in-groups.ts';
import type { PlacedSample } from './read-samples.ts';

/** Texts that one call judges. Progress is told after each. */
const AT_ONCE = 100;

/** A sample, and what the policy made of it. */
export interface Judged extends PlacedSample {
  readonly outcome: 'right' | 'false_alarm' | 'missed';
}

/** Judges samples by a saved policy, each text once. Rejects if one of them has no verdict. */
export async function judgeSamples(
  samples: readonly PlacedSample[],
  policy: string,
  { client, progress }: { readonly client: Client; readonly progress: (done: number, total: number) => void },
): Promise<Judged[]> {
  const texts = [...new Set(samples.map(({ text }) => text))];
  const verdicts = new Map<string, BatchItem>();
  for (const some of inGroups(texts, AT_ONCE, (text) => text)) {
    const items = await client.guardrails.policyBatchDetect({ headers: { policy }, body: { texts: some } });
    for (const [place, text] of some.entries()) verdicts.set(text, items[place] as BatchItem);
    progress(verdicts.size, texts.length);
  }
  return samples.map((sample) => ({ ...sample, outcome: outcomeBy(sample, verdicts.get(sample.text)) }));
}

function outcomeBy({ detector, expected, place }: PlacedSample, item: BatchItem | undefined): Judged['outcome'] {
  const { summary, details, error } = item ?? {};
  if (!summary || !details) throw new Error(`${place} was not judged: ${error?.message ?? 'the service left it out'}`);
  const found = triggeredIn({ summary, details });
  const isFlagged = detector == null ? found.length > 0 : found.includes(detector);
  if (isFlagged === (expected === 'flagged')) return 'right';
  return isFlagged ? 'false_alarm' : 'missed';
}

/** How often a policy was right about the samples of one detector. */
interface DetectorTally {
  readonly detector: string | null;
  readonly samples: number;
  readonly right: number;
  readonly false_alarms: number;
  readonly missed: number;
}

/** Counts outcomes by detector. Samples of the policy as a whole come last. */
export function talliesOf(judged: readonly Judged[]): DetectorTally[] {
  const groups = Map.groupBy(judged, ({ detector }) => detector ?? null);
  const count = (of: readonly Judged[], wanted: Judged['outcome']) =>
    of.filter(({ outcome }) => outcome === wanted).length;
  return [...groups]
    .toSorted(([a], [b]) => Number(a === null) - Number(b === null))
    .map(([detector, of]) => ({
      detector,
      samples: of.length,
      right: count(of, 'right'),
      false_alarms: count(of, 'false_alarm'),
      missed: count(of, 'missed'),
    }));
}
