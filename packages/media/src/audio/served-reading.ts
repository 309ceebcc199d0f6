import type { AudioSegment, ReadAudio } from './audio.ts';
import { type HeardChunk, isUnderstood } from './is-understood.ts';
import { rounded } from './rounded.ts';
import type { ServedTranscript } from './transcribe-by-api.ts';

/** A transcript of a server, with the name of the server. */
export interface NamedTranscript extends ServedTranscript {
  readonly backend: string;
}

/** The mean logarithm below which Whisper itself counts a decoding as failed is -1. */
const MIN_CONFIDENCE = Math.exp(-1);

/** What a server's transcript says about a recording. */
type ServedReading = Pick<
  ReadAudio,
  'models' | 'transcript' | 'segments' | 'alternatives' | 'speechSeconds' | 'language' | 'understood' | 'backend'
>;

/**
 * Describes a transcript of a server. `speechSeconds` is what the voice detector found, or undefined without one.
 * Speech that no segment covers counts as not understood.
 */
export function servedReading(
  served: NamedTranscript,
  { seconds, speechSeconds }: { readonly seconds: number; readonly speechSeconds: number | undefined },
): ServedReading {
  const { transcript, backend } = served;
  const segments = served.segments.filter(({ text }) => text !== '').map((each) => within(each, seconds));
  const whole = speechSeconds ?? (transcript === '' ? 0 : seconds);
  const told: HeardChunk[] =
    segments.length > 0
      ? segments.map((each) => chunkOf(each.text, each.end - each.start, each.confidence))
      : [chunkOf(transcript, whole, null)];
  const covered = told.reduce((sum, chunk) => sum + chunk.seconds, 0);
  const speech = speechSeconds ?? covered;
  const missed = speech > covered ? [chunkOf('', speech - covered, null)] : [];
  return {
    models: speechSeconds === undefined ? [] : ['silero-vad'],
    transcript,
    segments,
    alternatives: [],
    speechSeconds: rounded(speech, 3),
    language: codeOf(served.language),
    understood: speech === 0 || isUnderstood([...told, ...missed], MIN_CONFIDENCE),
    backend,
  };
}

const chunkOf = (text: string, seconds: number, confidence: number | null): HeardChunk => ({
  text,
  seconds,
  confidence: confidence ?? 1,
  isCutOff: false,
});

function within({ start, end, text, confidence }: ServedTranscript['segments'][number], seconds: number): AudioSegment {
  const from = Math.min(start, seconds);
  const to = Math.min(Math.max(end, from), seconds);
  return {
    start: rounded(from, 2),
    end: rounded(to, 2),
    text,
    confidence: confidence === undefined ? null : rounded(confidence, 3),
  };
}

/** The English names of languages, and their codes by name in lower case. */
interface LanguageNames {
  of(code: string): string | undefined;
  readonly codes: ReadonlyMap<string, string>;
}

let languageNames: LanguageNames | undefined;

/** Reads the names at the first recording that needs them: they take 6 MB, most of it in the library of Unicode. */
function readLanguageNames(): LanguageNames {
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = new Map<string, string>();
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = names.of(code);
    if (name !== undefined) codes.set(name.toLowerCase(), code);
  }
  return { of: (code) => names.of(code), codes };
}

/** Some servers answer the English name of the language, others its code. */
function codeOf(language: string | undefined): string | null {
  languageNames ??= readLanguageNames();
  const told = language?.toLowerCase() ?? '';
  if (languageNames.of(/^[a-z]{2}$/.test(told) ? told : 'zz') !== undefined) return told;
  return languageNames.codes.get(told) ?? null;
}
