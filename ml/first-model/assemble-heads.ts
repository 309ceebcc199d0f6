import { COLUMNS, FEATURE_VERSION } from '../../packages/detectors/src/features/hash-features.ts';
import type { HeadHeader, Heads } from '../../packages/detectors/src/heads/head-file.ts';
import type { Calibration } from './calibrate.ts';
import type { Head } from './fit-head.ts';

const LARGEST = 127;
const notice =
  'Trained on public data sets under permissive licences, named in ml/pipeline.yaml, and on texts of our own. No text of them is in this file.';

/** A trained head with its name and what its log-odds mean. */
export interface CalibratedHead {
  readonly name: string;
  readonly head: Head;
  readonly calibration: Calibration;
}

/** Heads as they ship: one byte a weight, those of one column next to one another. `data` are digests by file. */
export function assembleHeads(
  heads: readonly CalibratedHead[],
  { date, data }: Pick<Heads['header'], 'date' | 'data'>,
): Heads {
  const scales = heads.map(({ head }) => largestOf(head) / LARGEST || 1);
  const header = {
    featureVersion: FEATURE_VERSION,
    columns: COLUMNS,
    heads: heads.map(
      ({ name, head, calibration }, index): HeadHeader => ({
        name,
        scale: scales[index] ?? 1,
        bias: head.bias,
        grain: head.grain,
        ...(head.scripts && { scripts: head.scripts }),
        ...calibration,
      }),
    ),
    date,
    data,
    notice,
  };
  const weights = new Int8Array(heads.length * COLUMNS);
  for (const [index, { head }] of heads.entries()) {
    const scale = scales[index] ?? 1;
    for (let column = 0; column < head.weights.length; column += 1) {
      weights[column * heads.length + index] = Math.round((head.weights[column] ?? 0) / scale);
    }
  }
  return { header, weights };
}

function largestOf({ weights }: Head): number {
  return weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0);
}

/** Returns a file's heads with some of them replaced by others of the same names. */
export function replaceHeads(old: Heads, fresh: Heads): Heads {
  const [before, after] = [old.header.heads, fresh.header.heads];
  const weights = old.weights.slice();
  const heads = before.map((head, index) => {
    const place = after.findIndex(({ name }) => name === head.name);
    if (place < 0) return head;
    for (let column = 0; column < COLUMNS; column += 1) {
      weights[column * before.length + index] = fresh.weights[column * after.length + place] as number;
    }
    return after[place] ?? head;
  });
  return { header: { ...fresh.header, heads }, weights };
}
