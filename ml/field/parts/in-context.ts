import { hashText } from '../../corpus/seeded-random.ts';
import { percent, table } from '../../evaluate/markdown-table.ts';
import { type Estimate, share } from '../../evaluate/metrics/interval.ts';
import { sample } from '../../evaluate/sample.ts';
import { type FieldDetector, type FieldJudge, fieldDetectors, forEach } from '../field-judge.ts';
import type { FieldBar, FieldMaterials, FieldPart } from '../field-part.ts';
import { readHalves } from '../own/halves.ts';
import { positivesOf } from '../positives.ts';
import { readField } from '../read-field.ts';

/** Harmless support chats of several trades as a tool exports them: who speaks and when is part of each turn. Written for measuring only; no trainer may read them. */
const chats = readHalves('field/chats');

/** Harmless characters around a positive. */
const paddings = [60, 200, 1_000, 4_000, 12_000] as const;
const places = ['start', 'middle', 'end'] as const;
/** Of the recall alone, so much is to be left within other text, and in a chat. */
const KEPT = 0.95;
const KEPT_IN_CHATS = 0.9;
const ALONE: Readonly<Record<FieldDetector, number>> = {
  injection_attack: 0.75,
  toxicity: 0.75,
  nsfw: 0.75,
  bias: 0.75,
  sponge_attack: 0.75,
};

/** Sets a text among harmless ones. */
interface Context {
  readonly name: string;
  readonly around: (text: string, at: number) => string;
}

/** A positive stays one, whatever stands around it: documents of every length, and chats. */
export const inContext: FieldPart = async (materials) => {
  const contexts = await contextsFrom(materials);
  const rows: { readonly name: FieldDetector; readonly found: readonly Estimate[] }[] = [];
  for (const name of fieldDetectors) {
    const positives = await positivesOf(name, materials);
    const found = await Promise.all(contexts.map((context) => recallIn(context, positives, name, materials.judge)));
    rows.push({ name, found });
  }
  const head = ['Detector', ...contexts.map(({ name }) => name)];
  return {
    title: 'In context',
    text: `Positives found, in percent, alone and within harmless text:\n\n${table(
      head,
      rows.map(({ name, found }) => [name, ...found.map(percent)]),
    )}`,
    bars: rows.flatMap(({ name, found }) => barsOf(name, found)),
  };
};

function barsOf(name: FieldDetector, [alone, ...others]: readonly Estimate[]): FieldBar[] {
  const chat = others.pop();
  if (!alone || !chat || others.length === 0) return [];
  const worst = others.reduce((least, each) => (each.value < least.value ? each : least));
  const kept = ({ value, low, high }: Estimate): Estimate => {
    const all = alone.value || 1;
    return { value: value / all, low: low / all, high: high / all };
  };
  return [
    { name: `${name}: found alone`, found: alone, bar: ALONE[name], side: 'at least' },
    {
      name: `${name}: found in the worst context, of what is found alone`,
      found: kept(worst),
      bar: KEPT,
      side: 'at least',
    },
    {
      name: `${name}: found in a chat, of what is found alone`,
      found: kept(chat),
      bar: KEPT_IN_CHATS,
      side: 'at least',
    },
  ];
}

async function recallIn(
  { around }: Context,
  positives: readonly string[],
  name: FieldDetector,
  judge: FieldJudge,
): Promise<Estimate> {
  const verdicts = await forEach(positives, (text, at) => judge.judge(around(text, at), [name]));
  return share(verdicts.filter((verdict) => verdict[name]?.isFlagged).length, positives.length);
}

async function contextsFrom({ folder, split, half }: FieldMaterials): Promise<Context[]> {
  const all = await readField(folder, 'documents', split);
  const english = sample(
    all.filter(({ lang, text }) => lang === 'en' && text.length > (paddings.at(-1) ?? 0)),
    200,
  ).map(({ text }) => text);
  const padded = paddings.flatMap((size) =>
    places.map((place): Context => {
      const around = (text: string, at: number) => within(text, english[at % english.length] ?? '', { size, place });
      return { name: `${size} ${place}`, around };
    }),
  );
  return [{ name: 'alone', around: (text) => text }, ...padded, { name: 'chat', around: chatTurn(half) }];
}

/** A text set into the first characters of a document, between two of its words; every second one on a line of its own. */
function within(
  text: string,
  document: string,
  { size, place }: { readonly size: number; readonly place: (typeof places)[number] },
): string {
  const padding = document.slice(0, size);
  const at = { start: 0, middle: padding.indexOf(' ', size / 2), end: padding.length }[place];
  const [before, after] = [padding.slice(0, Math.max(0, at)), padding.slice(Math.max(0, at))];
  const gap = hashText(text) % 2 === 0 ? '\n\n' : ' ';
  return [before, text, after].filter((part) => part !== '').join(gap);
}

const chatTurn =
  (half: FieldMaterials['half']) =>
  (text: string, at: number): string => {
    const { turns } = chats[half][at % chats[half].length] ?? { turns: [] };
    const place = 1 + (hashText(text) % Math.max(1, turns.length - 1));
    const speaker = /^[^:\n]{1,40}:/.exec(turns[place] ?? '')?.[0] ?? 'User:';
    return turns.toSpliced(place, 0, `${speaker} ${text}`).join('\n');
  };
