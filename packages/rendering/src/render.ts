import { extname } from 'node:path';
import Tinypool from 'tinypool';
import type { Picture } from './picture/picture.ts';
import type { Speech } from './speech/speech.ts';

/** A thread that has rendered nothing for this long is ended, because CanvasKit and Flite take 100 MB. */
const IDLE_MS = 60_000;

let pool: Tinypool | undefined;

/** Rendering takes tens of milliseconds, so it runs in a thread of its own, which starts when it is first needed. */
function openPool(): Tinypool {
  pool ??= new Tinypool({
    filename: new URL(`./rendering-worker${extname(import.meta.url)}`, import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    isolateWorkers: false,
  });
  return pool;
}

/** Draws a picture and returns it as PNG. The same picture gives the same bytes. Rejects with a RangeError if too large. */
export function renderPicture(picture: Picture): Promise<Uint8Array> {
  return openPool().run(picture, { name: 'drawPicture' });
}

/** Speaks a text and returns it as WAV. The same speech gives the same bytes. Rejects with a RangeError if it cannot. */
export function renderSpeech(speech: Speech): Promise<Uint8Array> {
  return openPool().run(speech, { name: 'speakText' });
}
