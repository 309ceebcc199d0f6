import type { Random } from '../../seeded-random.ts';
import type { Padding } from './padding.ts';

const subjects =
  'The office|The workshop|Our team|The committee|The warehouse|The front desk|The gardening group|The library|The canteen|The planning group'.split(
    '|',
  );
const verbs =
  'checks|orders|counts|reviews|files|updates|collects|labels|stores|lists|delivers|describes|compares'.split('|');
const qualities = 'spare|seasonal|quarterly|printed|shared|older|small|regional|unused|colourful|standard|annual'.split(
  '|',
);
const objects =
  'folders|calendars|plants|timetables|samples|brochures|chairs|reports|maps|catalogues|tools|notices|invoices'.split(
    '|',
  );
const times =
  'every Monday|before lunch|at the end of the month|twice a year|when the season changes|during the summer|after each delivery|on request|in the first week of a quarter'.split(
    '|',
  );
const reasons =
  'because space is short|so that nothing is ordered twice|as the handbook says|which saves a little time|as in the years before|unless a holiday falls on that day|although nobody remembers why'.split(
    '|',
  );

/** Text like a dull handbook, in paragraphs of three to seven sentences. */
export const prose: Padding = {
  name: 'prose',
  what: 'the pages of a handbook',
  piece: (random) => `${Array.from({ length: 3 + random.below(5) }, () => sentence(random)).join(' ')}\n\n`,
};

function sentence(random: Random): string {
  const core = `${random.pick(subjects)} ${random.pick(verbs)} the ${random.pick(qualities)} ${random.pick(objects)}`;
  return `${core} ${random.pick(times)}, ${random.pick(reasons)}.`;
}
