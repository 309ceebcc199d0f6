import type { Norm } from './norm.ts';
import { capitalised, trimmed } from './split-clauses.ts';
import { withoutOpening } from './subjects.ts';

const MAX_WORDS = 11;
/** Words that no title ends with. */
const hanging =
  /(?:[\s,;:]+(?:a|an|the|of|or|and|to|in|on|for|with|by|from|that|which|who|is|are|be|at|as|any|their|its|where|when|if|unless|about|than|not|into|without|before|after|only|such))+$/i;

/** A title of at most eleven words: what to do or not to do, where the rule says it of somebody, else how it begins. */
export function nameRule({ text, modality, predicate, subject }: Norm): string {
  const verb = /^(?:not )?(?:also |always |then )?([a-z][\w-]*)/i.exec(predicate)?.[1] ?? '';
  const isActive =
    subject !== '' &&
    predicate !== '' &&
    verb !== 'be' &&
    !/^(?:have been|been)\b/.test(predicate) &&
    isOrdered(text, predicate);
  if (isActive && modality === 'prohibition') return shortened(`Do not ${predicate}`);
  if (isActive && modality === 'obligation') return shortened(capitalised(predicate));
  return shortened(capitalised(withoutOpening(text).rest));
}

/** The predicate follows a modal verb, so that it can stand as an order. */
const isOrdered = (text: string, predicate: string): boolean => {
  const before = text.slice(0, Math.max(text.indexOf(predicate), 0)).trimEnd();
  return (
    !/\b(?:is|are) never$/i.test(before) &&
    /\b(?:must|shall|should|may|must not|shall not|may not|should not|never|(?:not |required |obliged |expected |permitted |allowed |authori[sz]ed |has |have |need |needs )to|does not|do not)$/i.test(
      before,
    )
  );
};

function shortened(text: string): string {
  const words = text.split(' ');
  const cut = words.length <= MAX_WORDS ? text : words.slice(0, MAX_WORDS).join(' ').replace(hanging, '');
  return trimmed(cut);
}
