import { type Cell, percent, table } from '../../evaluate/markdown-table.ts';
import { share } from '../../evaluate/metrics/interval.ts';
import { sample } from '../../evaluate/sample.ts';
import { type FieldDetector, type FieldVerdicts, fieldDetectors, forEach } from '../field-judge.ts';
import type { FieldBar, FieldMaterials, FieldPart, FieldSection } from '../field-part.ts';
import { type FieldDocument, readField } from '../read-field.ts';

const CHUNK = 1_000;
/** Of files, and of chunks of 1,000 characters: the share that may be flagged. */
const bars: Readonly<Record<FieldDetector, { readonly files: number; readonly chunks: number }>> = {
  injection_attack: { files: 0.015, chunks: 0.003 },
  toxicity: { files: 0.015, chunks: 0.003 },
  nsfw: { files: 0.01, chunks: 0.003 },
  bias: { files: 0.01, chunks: 0.003 },
  sponge_attack: { files: 0.015, chunks: 0.003 },
};

interface JudgedDocument {
  readonly kind: string;
  readonly isEnglish: boolean;
  readonly file: FieldVerdicts;
  readonly chunks: readonly FieldVerdicts[];
}

/** Ordinary documents: how many of them, and of their chunks, each detector flags, by kind. */
export const documents: FieldPart = async (materials) => {
  const judged = await judgeAll(materials);
  const byKind = [...Map.groupBy(judged, ({ kind }) => kind)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const rows = [
    ...byKind,
    ['**not English**', judged.filter(({ isEnglish }) => !isEnglish)] as const,
    ['**all**', judged] as const,
  ];
  return { title: 'Ordinary documents', text: textOf(rows), bars: barsOf(judged) } satisfies FieldSection;
};

async function judgeAll({ folder, split, most, judge }: FieldMaterials): Promise<JudgedDocument[]> {
  const all = await readField(folder, 'documents', split);
  const groups = Map.groupBy(all, ({ kind, lang }) => `${kind} ${lang === 'en'}`);
  const chosen = [...groups.values()].flatMap((group) => sample(group, most));
  return forEach(chosen, async ({ text, kind, lang }) => ({
    kind,
    isEnglish: lang === 'en',
    file: await judge.judge(text),
    chunks: await Promise.all(chunksOf(text).map((chunk) => judge.judge(chunk))),
  }));
}

function chunksOf(text: FieldDocument['text']): string[] {
  return Array.from({ length: Math.ceil(text.length / CHUNK) }, (_, at) => text.slice(at * CHUNK, (at + 1) * CHUNK));
}

const flagged = (verdicts: readonly FieldVerdicts[], name: FieldDetector) =>
  share(verdicts.filter((verdict) => verdict[name]?.isFlagged).length, verdicts.length);
const filesOf = (judged: readonly JudgedDocument[]) => judged.map(({ file }) => file);
const allChunks = (judged: readonly JudgedDocument[]) => judged.flatMap(({ chunks }) => chunks);

function textOf(rows: readonly (readonly [string, readonly JudgedDocument[]])[]): string {
  const counts = (of: (judged: readonly JudgedDocument[]) => FieldVerdicts[]) =>
    table(
      ['Kind', 'Number', ...fieldDetectors],
      rows.map(([kind, judged]): Cell[] => [
        kind,
        of(judged).length,
        ...fieldDetectors.map((name) => percent(flagged(of(judged), name))),
      ]),
    );
  return `Files flagged, in percent:\n\n${counts(filesOf)}Chunks of ${CHUNK} characters flagged:\n\n${counts(allChunks)}`;
}

function barsOf(judged: readonly JudgedDocument[]): FieldBar[] {
  return fieldDetectors.flatMap((name): FieldBar[] => {
    const { files, chunks } = bars[name];
    const found = flagged(filesOf(judged), name);
    const ofFiles: FieldBar = { name: `${name}: documents flagged`, found, bar: files, side: 'at most' };
    const ofChunks = flagged(allChunks(judged), name);
    return [ofFiles, { name: `${name}: chunks flagged`, found: ofChunks, bar: chunks, side: 'at most' }];
  });
}
