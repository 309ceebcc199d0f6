import { pathToFileURL } from 'node:url';
import { blends } from '../../packages/detectors/src/cascade/blend-file.ts';
import { blendReadings } from '../../packages/detectors/src/cascade/blend-readings.ts';
import { type EscalationMode, findQuestions } from '../../packages/detectors/src/cascade/find-questions.ts';
import { type EncoderModel, loadEncoderModel } from '../../packages/detectors/src/encoder/encoder-model.ts';
import { readTexts } from '../../packages/detectors/src/encoder/read-texts.ts';
import type { TextScorer } from '../../packages/detectors/src/heads/score-text.ts';
import { viewsOf } from '../../packages/detectors/src/normalise/views-of.ts';
import { detectSponge } from '../../packages/detectors/src/sponge/detect-sponge.ts';
import type { Candidate } from '../evaluate/detector.ts';
import { type Task, tasks } from '../evaluate/row.ts';
import type { DocumentSource } from '../first-model/documents.ts';
import { trainedScorer } from '../first-model/train-heads.ts';

const BATCH = 64;
const MAX_CHUNKS = 4;
const shipped = new URL('../../packages/detectors/weights/', import.meta.url);

interface Materials {
  readonly documents: DocumentSource;
  /** Folder that has the encoder of each fold. */
  readonly encoders: string;
}

/** Both stages as the service takes them together; `encoders` has the encoder of each fold. */
export function twoStages(name: string, mode: EscalationMode, { documents, encoders }: Materials): Candidate {
  return {
    name,
    tasks,
    ownTexts: true,
    async detectorFor({ rows, fold }) {
      const scorer = trainedScorer(rows, (await documents()).training(fold));
      const model = await loadEncoderModel(
        fold === undefined ? shipped : new URL(`${pathToFileURL(encoders).href}/${fold}/`),
      );
      return {
        name,
        tasks,
        score: (texts, task) => scoreAll({ scorer, model, mode }, texts, task),
        threshold: (task) => thresholdOf(scorer, task),
      };
    },
  };
}

interface Stages {
  readonly scorer: TextScorer;
  readonly model: EncoderModel;
  readonly mode: EscalationMode;
}

async function scoreAll(stages: Stages, texts: readonly string[], task: Task): Promise<number[]> {
  const scores: number[] = [];
  for (let from = 0; from < texts.length; from += BATCH) {
    scores.push(...(await scoreBatch(stages, texts.slice(from, from + BATCH), task)));
  }
  return scores;
}

async function scoreBatch({ scorer, model, mode }: Stages, texts: readonly string[], task: Task): Promise<number[]> {
  const blend = blends()[task];
  const wanted = blend ? { [task]: blend } : {};
  const looked = texts.map((text) => {
    const views = viewsOf(text);
    const look = scorer.score(views);
    return { views, look, questions: findQuestions(views, look, { blends: wanted, mode }) };
  });
  const asked = looked.flatMap(({ questions }) => questions.map(({ text }) => text));
  const readings = await readTexts(model, asked, MAX_CHUNKS);
  let at = 0;
  return looked.map(({ views, look, questions }) => {
    const answers = { readings: readings.slice(at, at + questions.length), labels: model.card.labels, blends: wanted };
    at += questions.length;
    const blended = questions.length > 0 ? blendReadings(look, questions, answers).get(task) : undefined;
    const first = look.scoreOf(tasks.indexOf(task))?.probability ?? 0;
    const trained = blended?.probability ?? first;
    return task === 'sponge_attack' ? Math.max(trained, detectSponge(views).score) : trained;
  });
}

function thresholdOf({ heads }: TextScorer, task: Task): number {
  return (blends()[task] ?? heads.find(({ name }) => name === task))?.thresholds.balanced ?? 0.5;
}
