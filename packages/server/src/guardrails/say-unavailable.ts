import type { SecondModel } from './encoder-client.ts';
import type { MediaModelState } from './media/media-readers.ts';

/** The models that may be unable to run on a machine. */
interface ModelStates {
  readonly secondStage: SecondModel;
  readonly media: readonly MediaModelState[];
}

/** Returns a sentence for each reason why models cannot run here, and what follows from it. */
export function sayUnavailable({ secondStage, media }: ModelStates): string[] {
  const encoder = sayEncoder(secondStage);
  const away = media.filter((model) => model.status === 'unavailable');
  const byReason = Map.groupBy(away, (model) => `${mediumOf[model.reads]}: ${model.reason}`);
  const readers = [...byReason].map(
    ([why, models]) => `${models.map(({ name }) => name).join(', ')} cannot run, so there is 503 for ${why}`,
  );
  return [...encoder, ...readers];
}

function sayEncoder({ status, reason, runtime }: SecondModel): string[] {
  if (status === 'unavailable') return [`The second model cannot run, and the first one judges alone: ${reason}`];
  if (runtime !== 'wasm') return [];
  return ['The second model runs as WebAssembly, several times slower: onnxruntime-node has no binary that loads here'];
}

const mediumOf = {
  image: 'pictures',
  audio: 'recordings that no server transcribes',
} as const satisfies Record<MediaModelState['reads'], string>;
