import type { Norm } from './norm.ts';
import { trimmed } from './split-clauses.ts';

/** What a rule allows or rules out, as short descriptions of behaviour that a checker can compare with. */
interface Behaviours {
  readonly allowed?: readonly string[];
  readonly disallowed?: readonly string[];
}

const exception =
  /(?:,\s*| )(?:unless|except(?: for| where| when| to| that)?|save (?:where|for|when|that)|other than)\s+(.+)$/i;
const limit = /\b(?:only|solely|exclusively) (.+)$/i;

/** Read the behaviours off a rule's own words; an obligation has none. */
export function behavioursOf(norm: Norm): Behaviours {
  const { text, modality, predicate, subject } = norm;
  const behaviour = behaviourOf(norm);
  if (modality === 'permission') return { allowed: [behaviour] };
  if (modality === 'prohibition') {
    const [, except] = exception.exec(behaviour) ?? [];
    const disallowed = [trimmed(behaviour.replace(exception, '')) || behaviour];
    return except ? { disallowed, allowed: [trimmed(except)] } : { disallowed };
  }
  if (modality !== 'restriction') return {};
  const allowed = [trimmed(text)];
  if (/^only\b/i.test(text)) return { allowed, disallowed: [`${predicate}, by anyone or anything but ${subject}`] };
  const [, condition] = limit.exec(text) ?? [];
  return condition ? { allowed, disallowed: [`otherwise than ${trimmed(condition)}`] } : { allowed };
}

/** What is done: the predicate of somebody who acts; where something is done to the subject, that with it. */
function behaviourOf({ text, subject, predicate }: Norm): string {
  if (predicate === '') return subject || trimmed(text);
  const bare = predicate.replace(/^(?:do not|don't|never|avoid|refrain from|from|be|been)\s+/i, '');
  const isDoneTo =
    /^(?:be|been)\b/i.test(predicate) ||
    /^(?:in|on|at|by|with|for|to|under|during|outside|inside|unless|even|as|if|when)\b/i.test(bare);
  return trimmed(isDoneTo ? `${subject} ${bare}` : bare) || trimmed(text);
}
