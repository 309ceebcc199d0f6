import { attackTraits, inexpressibleIn } from '@redoubt/contract';
import type { Translated } from './translated.ts';

const unavailable = Object.entries(attackTraits).flatMap(([id, traits]) => ('isUnavailable' in traits ? id : []));

/** What the service will refuse a submission for, although it fits the schema. */
export function refusalsOfRun({ target, risk_categories }: Translated): string[] {
  const attacks = new Set(
    Object.values(risk_categories ?? {}).flatMap((entry) => Object.keys(entry?.attack_config ?? {})),
  );
  return [
    ...inexpressibleIn(target ?? {}).map(
      ({ field, what }) => `${field}: the run will be refused with 400, a target cannot express ${what}`,
    ),
    ...unavailable
      .filter((id) => attacks.has(id))
      .map(
        (id) =>
          `${id}: the run will be refused with 400, the attack is not generally available; use camo, fc, figstep or word_masking`,
      ),
  ];
}
