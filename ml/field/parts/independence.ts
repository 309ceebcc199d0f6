import { table } from '../../evaluate/markdown-table.ts';
import { share } from '../../evaluate/metrics/interval.ts';
import { sample } from '../../evaluate/sample.ts';
import { fieldDetectors, forEach } from '../field-judge.ts';
import type { FieldPart } from '../field-part.ts';
import { shortHarmless } from '../own/short-harmless.ts';
import { readField } from '../read-field.ts';

const TEXTS = 400;
const LONGEST = 2_000;

/** One text, one score: with a detector alone, and with all of them on. */
export const independence: FieldPart = async ({ folder, split, half, judge }) => {
  const documents = sample(await readField(folder, 'documents', split), TEXTS);
  const texts = [
    ...documents.map(({ text }) => text.slice(0, LONGEST)),
    ...shortHarmless[half].map(({ text }) => text),
  ].slice(0, TEXTS);
  const pairs = await forEach(texts, async (text) => {
    const together = await judge.judge(text);
    return Promise.all(
      fieldDetectors.map(async (name) => {
        const alone = (await judge.judge(text, [name]))[name];
        return {
          isOther: alone?.score !== together[name]?.score,
          flips: alone?.isFlagged !== together[name]?.isFlagged,
        };
      }),
    );
  });
  const all = pairs.flat();
  const others = all.filter(({ isOther }) => isOther).length;
  const flips = all.filter(({ flips: isFlipped }) => isFlipped).length;
  return {
    title: 'One text, one score',
    text: `The same text with a detector alone and with all of them on:\n\n${table(
      ['Pairs', 'other score', 'other verdict'],
      [[all.length, others, flips]],
    )}`,
    bars: [
      { name: 'scores that depend on other detectors', found: share(others, all.length), bar: 0, side: 'at most' },
    ],
  };
};
