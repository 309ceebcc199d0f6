import { onnxRuntimeProblem } from '@redoubt/detectors';
import {
  type AudioReaderSettings,
  createAudioReader,
  createImageReader,
  type ImageReaderSettings,
  type ImageTask,
  MediaFailure,
  type MediaModel,
  mediaModels,
  missingPackageOf,
  type ReadAudio,
  type ReadImage,
} from '@redoubt/media';

/** The state of a model that reads pictures or recordings. `idle`: nothing needed it so far, so it is not loaded. */
export interface MediaModelState {
  readonly name: MediaModel;
  readonly reads: 'image' | 'audio';
  readonly what: string;
  readonly version: string;
  readonly status: 'idle' | 'ready' | 'unavailable';
  /** Why it is unavailable. */
  readonly reason?: string;
}

/** Reads pictures and recordings. `owner` is the organisation that sent them. */
export interface MediaReaders {
  /** Rejects with MediaFailure if the picture cannot be read. */
  readImage(task: ImageTask, owner: string): Promise<ReadImage>;
  /** Rejects with MediaFailure if the recording cannot be read. */
  readAudio(bytes: Uint8Array, owner: string): Promise<ReadAudio>;
  /** Returns the models in their order. */
  list(): MediaModelState[];
  close(): Promise<void>;
}

type Medium = MediaModelState['reads'];
type State = Pick<MediaModelState, 'status' | 'reason'>;

const models = Object.keys(mediaModels) as MediaModel[];
const modelsThatRead = (medium: Medium) => models.filter((name) => mediaModels[name].reads === medium);

/** The models are loaded when they are needed first. */
const usedOnImage = ({ nsfw, faces }: ReadImage): MediaModel[] => [
  'pp-ocr',
  ...(nsfw ? ['nsfwjs-mobilenet' as const] : []),
  ...(faces ? ['tiny-face-detector' as const] : []),
];
const usedOnAudio = ({ models: used }: ReadAudio): readonly MediaModel[] => used;

const isUnavailable = (error: unknown): error is MediaFailure =>
  error instanceof MediaFailure && error.reason === 'unavailable';

/** Opens the readers. They start no process and load no model before the first file. */
export function createMediaReaders(settings: ImageReaderSettings & AudioReaderSettings): MediaReaders {
  const images = createImageReader(settings);
  const recordings = createAudioReader(settings);
  const states = new Map<MediaModel, State>();
  const runtimeProblem = onnxRuntimeProblem();
  for (const name of models) {
    const missing = missingPackageOf(name);
    const reason = runtimeProblem ?? (missing && `the optional package ${missing} is not installed`);
    if (reason !== undefined) states.set(name, { status: 'unavailable', reason });
  }

  function setAll(names: readonly MediaModel[], state: State): void {
    for (const name of names) states.set(name, state);
  }

  /** Keeps what a reading tells of the models: those that `used` names are loaded, or none of them can be. */
  async function watch<Read>(reads: Medium, read: Promise<Read>, used: (answer: Read) => readonly MediaModel[]) {
    try {
      const answer = await read;
      setAll(used(answer), { status: 'ready' });
      return answer;
    } catch (error) {
      if (isUnavailable(error)) setAll(modelsThatRead(reads), { status: 'unavailable', reason: error.message });
      throw error;
    }
  }

  return {
    readImage: (task, owner) => watch('image', images.read(task, owner), usedOnImage),
    readAudio: (bytes, owner) => watch('audio', recordings.readAudio({ bytes, owner }), usedOnAudio),
    list: () => models.map((name) => ({ name, ...mediaModels[name], ...(states.get(name) ?? { status: 'idle' }) })),
    async close() {
      await Promise.all([images.close(), recordings.close()]);
    },
  };
}
