import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { hashText } from '../corpus/seeded-random.ts';
import { readFields } from '../evaluate/read-rows.ts';
import { sample } from '../evaluate/sample.ts';
import { readPacked } from '../field/read-field.ts';
import { readData, readIn } from '../read-data/read-data.ts';
import { callerTopics, isApart } from './caller-topics.ts';

/** A topic and a text that is on it or not. The encoder was trained on none of them. */
export interface LabelledPair {
  readonly source: string;
  readonly topic: string;
  readonly text: string;
  readonly isOn: boolean;
  /** Texts beside the topic are about a neighbour of it, or share its words. */
  readonly isNear: boolean;
  /** Weights are fitted on one part, and figures are of the other. */
  readonly part: 'fit' | 'figures';
}

interface SubjectRow {
  readonly id: string;
  readonly text: string;
  readonly label: string;
  readonly source: string;
}

/** Rows of a subject of a source. */
const PER_SUBJECT = 12;
const fittedSources = new Set(['clinc150', 'banking77']);
/** These name no subject. */
const noSubject = new Set(['out_of_scope', 'not_political', 'meta', 'small_talk', 'utility']);

/** All pairs: rows of sources by subject, and topics with near misses that were written by hand. */
export async function labelledPairs(folder: string): Promise<LabelledPair[]> {
  const plain: SubjectRow[] = [];
  for await (const fields of readFields(join(folder, 'topic.val.jsonl'))) plain.push(fields as unknown as SubjectRow);
  const more = await readPacked<SubjectRow>(join(folder, 'more', 'topic.val.jsonl.xz'));
  return [...pairsOfRows([...plain, ...more]), ...writtenPairs(), ...neighbourPairs()];
}

/** Each row with its subject, and with another subject of the same source. */
function pairsOfRows(rows: readonly SubjectRow[]): LabelledPair[] {
  const known = rows.filter(({ label }) => !noSubject.has(label));
  return [...Map.groupBy(known, ({ source }) => source)].flatMap(([source, own]) => {
    const bySubject = Map.groupBy(own, ({ label }) => label);
    const labels = [...bySubject.keys()].toSorted();
    const part = fittedSources.has(source) ? ('fit' as const) : ('figures' as const);
    const chosen = [...bySubject.values()].flatMap((group) => sample(group, PER_SUBJECT));
    return chosen.flatMap(({ id, text, label }) => {
      const others = labels.filter(
        (other) => isApart(label, other) && !other.includes(label) && !label.includes(other),
      );
      const other = others[hashText(id) % Math.max(1, others.length)];
      const pair = (named: string, isOn: boolean) => ({
        ...{ source, text, part, isOn, isNear: false },
        topic: nameOf(named, id),
      });
      return other === undefined ? [pair(label, true)] : [pair(label, true), pair(other, false)];
    });
  });
}

/** One of the names that callers could give a subject, or its own. */
function nameOf(label: string, id: string): string {
  const names = callerTopics[label] ?? [label.replaceAll('_', ' ')];
  return names[hashText(id, 1) % names.length] ?? label;
}

/** A tenth of the groups of ml/data/reader, which `read_written` in ml/reader/rows.py keeps from training. */
const HELD = 10;

function writtenPairs(): LabelledPair[] {
  const rows = [...readData('reader/topics'), ...readData('reader/topics-b')];
  return rows
    .filter(({ group }) => crc32(group) % HELD === 0)
    .map(({ topic, text, about, group, lang }) => ({
      source: lang === 'en' ? 'written, English' : 'written, other languages',
      ...{ topic, text, isOn: about === 1, isNear: true },
      part: hashText(group) % 2 === 0 ? 'fit' : 'figures',
    }));
}

/** Groups of neighbouring topics, which no training reads: each text against all topics of its group. */
function neighbourPairs(): LabelledPair[] {
  return readIn('topic/near-texts', 'held').flatMap((group) =>
    group.flatMap(({ topic, texts }) =>
      texts.flatMap((text) =>
        group.map((other) => ({
          source: 'neighbouring topics',
          ...{ topic: other.topic, text, isOn: other.topic === topic, isNear: true },
          part: 'figures' as const,
        })),
      ),
    ),
  );
}
