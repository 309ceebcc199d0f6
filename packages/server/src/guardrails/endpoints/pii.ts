import { contract } from '@redoubt/contract';
import { type PiiWanted, refuseEntities } from '@redoubt/detectors';
import { priceFlatCall } from '@redoubt/metering';
import { Failure } from '../../errors.ts';
import { forgetMap, type KeptMap, keepMap, readMap, replaceMap } from '../../pii-tokens/keep-map.ts';
import type { GuardrailsContext } from '../context.ts';
import { implement } from '../implement.ts';
import { failureOfRefusal, refuseCustomEntities } from '../refuse-detectors.ts';
import { warningsField, warningsOfEntities } from '../say-nothing-asked.ts';

/** A longer restored text is refused, because a few placeholders can stand for any amount of text. */
const MAX_RESTORED = 16 * 1_024 * 1_024;
/** Maximum tries of a call if others use the same key at the same time. That many concurrent calls can all succeed. */
const MAX_TRIES = 20;

interface PiiJob {
  readonly text: string;
  readonly mode: 'request' | 'response';
  readonly wanted: PiiWanted;
  /** Undefined for a text that starts a new map. */
  readonly kept: KeptMap | undefined;
}

export const pii = implement(contract.guardrails.pii, {
  prepare: async ({ body }, context): Promise<PiiJob> => {
    const { text, mode, key, ...wanted } = body;
    const refusal = refuseEntities(wanted, ['body', 'entities']);
    if (refusal) throw failureOfRefusal(refusal);
    await refuseCustomEntities(wanted.custom_entities, ['body', 'custom_entities'], context.detectors);
    return { text, mode, wanted, kept: key === undefined ? undefined : await readMap(key, context) };
  },
  price: () => priceFlatCall('pii'),
  run: async ({ text, mode, wanted, kept }, context) => {
    if (mode === 'response' && kept) return { text: await restoreBounded(text, kept, context), key: kept.key };
    const made = await (kept ? goOn(text, wanted, kept, context) : begin(text, wanted, context));
    return { ...made, ...warningsField(warningsOfEntities(wanted)) };
  },
});

export const deletePii = implement(contract.guardrails.deletePii, {
  run: async ({ params }, context) => {
    await forgetMap(params.key, context);
    return { key: params.key, deleted_at: context.clock().toISOString() };
  },
});

async function begin(text: string, wanted: PiiWanted, context: GuardrailsContext) {
  const redacted = await context.detectors.redact(text, { wanted, map: undefined });
  return { text: redacted.text, key: await keepMap(redacted.map, context) };
}

/**
 * Redacts a text with an existing map. Concurrent calls must not lose each other's placeholders, so the later one
 * redacts again.
 */
async function goOn(text: string, wanted: PiiWanted, first: KeptMap, context: GuardrailsContext) {
  let kept = first;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const redacted = await context.detectors.redact(text, { wanted, map: kept.map });
    if (await replaceMap(kept, redacted.map, context)) return { text: redacted.text, key: kept.key };
    kept = await readMap(kept.key, context);
  }
  throw new Failure('conflict', `Too many calls go on with the key "${first.key}" at once; send this one again`, {
    detail: { kind: 'redaction', name: first.key, reason: 'busy' },
  });
}

async function restoreBounded(text: string, { map }: KeptMap, context: GuardrailsContext): Promise<string> {
  const restored = await context.detectors.restore({ text, map, maxCharacters: MAX_RESTORED });
  if (restored !== undefined) return restored;
  const message = `The restored text would have more than ${MAX_RESTORED} characters; restore it in parts`;
  const detail = { max: MAX_RESTORED, unit: 'characters', sent: null } as const;
  throw new Failure('payload_too_large', message, { detail });
}
