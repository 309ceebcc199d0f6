import { percent, table } from '../../evaluate/markdown-table.ts';
import { share } from '../../evaluate/metrics/interval.ts';
import { forEach } from '../field-judge.ts';
import type { FieldPart } from '../field-part.ts';
import { readHalves } from '../own/halves.ts';

/** Topics as customers ban them, with texts on them and texts about their neighbours. Written for measuring only; no trainer may read them. */
const nearTopics = readHalves('field/near-topics');

/** Neighbouring topics: texts on a topic are found, texts beside it are not. */
export const topics: FieldPart = async ({ judge, half }) => {
  const isOn = async (text: string, topic: string) => {
    const { summary } = await judge.detect(text, { topic_detector: { enabled: true, topic: [topic] } });
    return summary.on_topic === 1;
  };
  const judged = await forEach(nearTopics[half], async ({ topic, on, near }) => ({
    found: (await Promise.all(on.map((text) => isOn(text, topic)))).filter(Boolean).length,
    mistaken: (await Promise.all(near.map((text) => isOn(text, topic)))).filter(Boolean).length,
    on: on.length,
    near: near.length,
  }));
  const sum = (of: keyof (typeof judged)[number]) => judged.reduce((total, row) => total + row[of], 0);
  const found = share(sum('found'), sum('on'));
  const apart = share(sum('near') - sum('mistaken'), sum('near'));
  return {
    title: 'Neighbouring topics',
    text: `In percent:\n\n${table(['Topics', 'on the topic, found', 'beside it, told apart'], [[judged.length, percent(found), percent(apart)]])}`,
    bars: [
      { name: 'topic_detector: found', found, bar: 0.9, side: 'at least' },
      { name: 'topic_detector: neighbours told apart', found: apart, bar: 0.75, side: 'at least' },
    ],
  };
};
