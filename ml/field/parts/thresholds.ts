import { type Cell, percent, table } from '../../evaluate/markdown-table.ts';
import { share } from '../../evaluate/metrics/interval.ts';
import { sample } from '../../evaluate/sample.ts';
import {
  type FieldDetector,
  type FieldJudge,
  type FieldVerdict,
  fieldDetectors,
  forEach,
  openFieldJudge,
} from '../field-judge.ts';
import type { FieldMaterials, FieldPart } from '../field-part.ts';
import { positivesOf } from '../positives.ts';
import { readField } from '../read-field.ts';

const steps = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] as const;
const presets = ['strict', 'lenient'] as const;

interface Texts {
  readonly documents: readonly string[];
  readonly positives: ReadonlyMap<FieldDetector, readonly string[]>;
}

/** What one judge says of the documents and of each detector's positives. */
type Judged = ReadonlyMap<FieldDetector, { readonly harmless: FieldVerdict[]; readonly harmful: FieldVerdict[] }>;

/** What each threshold and each preset flags of ordinary documents, and finds of what it should. */
export const thresholds: FieldPart = async (materials) => {
  const texts = await textsFrom(materials);
  const usual = await judgeAll(materials.judge, texts);
  const rows = steps.map((step): Cell[] => [`${step}`, ...cells(usual, ({ score }) => score >= step)]);
  rows.push(['`balanced`', ...cells(usual, ({ isFlagged }) => isFlagged)]);
  for (const preset of presets) {
    const judge = openFieldJudge(preset);
    const judged = await judgeAll(judge, texts);
    await judge.close();
    rows.push([`\`${preset}\``, ...cells(judged, ({ isFlagged }) => isFlagged)]);
  }
  const columns = fieldDetectors.flatMap((name) => [`\`${name}\`: documents`, 'found']);
  return {
    title: 'Thresholds',
    text: `Of ${texts.documents.length} ordinary documents, flagged, and found of what should be, in percent:\n\n${table(['Threshold', ...columns], rows)}`,
    bars: [],
  };
};

function cells(judged: Judged, isFlagged: (verdict: FieldVerdict) => boolean): Cell[] {
  const flagged = (verdicts: readonly FieldVerdict[]) =>
    percent(share(verdicts.filter(isFlagged).length, verdicts.length));
  return fieldDetectors.flatMap((name) => [
    flagged(judged.get(name)?.harmless ?? []),
    flagged(judged.get(name)?.harmful ?? []),
  ]);
}

async function textsFrom(materials: FieldMaterials): Promise<Texts> {
  const all = await readField(materials.folder, 'documents', materials.split);
  const groups = Map.groupBy(all, ({ kind, lang }) => `${kind} ${lang === 'en'}`);
  const most = Math.ceil(materials.most / 4);
  const documents = [...groups.values()].flatMap((group) => sample(group, most)).map(({ text }) => text);
  const positives = fieldDetectors.map(async (name) => [name, await positivesOf(name, materials)] as const);
  return { documents, positives: new Map(await Promise.all(positives)) };
}

async function judgeAll(judge: FieldJudge, { documents, positives }: Texts): Promise<Judged> {
  const ofDocuments = await forEach(documents, (text) => judge.judge(text));
  const judged = new Map<FieldDetector, { harmless: FieldVerdict[]; harmful: FieldVerdict[] }>();
  for (const name of fieldDetectors) {
    const ofPositives = await forEach(positives.get(name) ?? [], (text) => judge.judge(text, [name]));
    const own = (verdicts: typeof ofPositives) =>
      verdicts.map((verdict) => verdict[name]).filter((one) => one !== undefined);
    judged.set(name, { harmless: own(ofDocuments), harmful: own(ofPositives) });
  }
  return judged;
}
