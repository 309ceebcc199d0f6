/** One chunk as the transcriber heard it. */
export interface HeardChunk {
  readonly seconds: number;
  readonly text: string;
  readonly confidence: number;
  readonly isCutOff: boolean;
}

/** Transcripts of the embedded model below this confidence are guesses. */
const MIN_CONFIDENCE = 0.6;
/** Less speech than this may be a cough or a click, and may have no words. */
const MIN_SPEECH_SECONDS = 1;
/** The largest share of the speech that may be guessed. */
const MAX_GUESSED = 0.25;
/** As many repetitions of the same words in a row show that the transcriber is stuck. People repeat a digit this often. */
const MAX_REPETITIONS = 6;
const MAX_REPEATED_WORDS = 4;

/**
 * Whether the texts are what is said. They are not if a relevant share of the speech has no text, has a text of low
 * probability or one that repeats itself. Without speech there is nothing to misunderstand.
 */
export function isUnderstood(chunks: readonly HeardChunk[], minConfidence = MIN_CONFIDENCE): boolean {
  const isGuess = (chunk: HeardChunk) => chunk.confidence < minConfidence || isNoSpeech(chunk);
  const total = secondsOf(chunks);
  if (total < MIN_SPEECH_SECONDS) return chunks.every((chunk) => chunk.text === '' || !isGuess(chunk));
  return secondsOf(chunks.filter(isGuess)) <= MAX_GUESSED * total;
}

const secondsOf = (chunks: readonly HeardChunk[]): number => chunks.reduce((sum, { seconds }) => sum + seconds, 0);

const isNoSpeech = ({ text, isCutOff }: HeardChunk): boolean => text === '' || isCutOff || isRepetitive(text);

/** Whether the same one to four words follow each other many times. */
export function isRepetitive(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  return [1, 2, 3, MAX_REPEATED_WORDS].some((length) => longestRun(words, length) > MAX_REPETITIONS);
}

/** How often the same `length` words follow each other at most. */
function longestRun(words: readonly string[], length: number): number {
  let same = 0;
  let longest = 0;
  for (let at = length; at < words.length; at += 1) {
    same = words[at] === words[at - length] ? same + 1 : 0;
    longest = Math.max(longest, same);
  }
  return Math.floor(longest / length) + 1;
}
