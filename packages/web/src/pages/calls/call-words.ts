import type { Tone } from '../../shown/badge.tsx';
import { findingLabel } from '../deployments/stages.ts';
import type { Call, CallWithTexts } from './call-queries.ts';
import type { CallFinding, FoundPlace } from './kept-texts.ts';

/** The outcomes of a call, with their tones and words. */
export const outcomes: Readonly<Record<Call['outcome'], { readonly tone: Tone; readonly label: string }>> = {
  answered: { tone: 'good', label: 'answered' },
  input_blocked: { tone: 'danger', label: 'stopped before the model' },
  output_blocked: { tone: 'danger', label: 'stopped after the model' },
  upstream_error: { tone: 'warning', label: 'the model failed' },
  aborted: { tone: 'plain', label: 'the caller left' },
  failed: { tone: 'warning', label: 'failed' },
};

type Told = Pick<CallWithTexts, 'outcome' | 'detections' | 'status'>;

/** The names of what stopped a call, else of what was found. */
function namedFindings({ detections: { input, output } }: Told, which: 'blocked' | 'detected'): string {
  return [...new Set([...input[which], ...output[which]])].map(lowLabel).join(', ');
}

/** What a detector finds, in words that need no heading above them. */
export const foundLabel = (name: string): string =>
  name === 'injection_attack' ? 'Prompt injection' : findingLabel(name);

/** The same within a sentence. */
function lowLabel(name: string): string {
  const label = foundLabel(name);
  return label.charAt(0).toLowerCase() + label.slice(1);
}

const MAX_DECIMALS = 4;

/** Writes a score and its threshold with as many decimals as tell them apart: two at least, four at most. */
export function shownScores({ score, threshold }: Pick<CallFinding, 'score' | 'threshold'>) {
  const written = (decimals: number) => ({ score: score?.toFixed(decimals), threshold: threshold?.toFixed(decimals) });
  let decimals = 2;
  while (decimals < MAX_DECIMALS && score !== threshold && score?.toFixed(decimals) === threshold?.toFixed(decimals)) {
    decimals += 1;
  }
  return written(decimals);
}

/** What happened to a call, in a few words. */
export function titleOfCall(call: Told): string {
  const { outcome } = call;
  const blocked = namedFindings(call, 'blocked');
  if (outcome === 'input_blocked') return `Blocked: ${blocked || 'a part that was not read'}`;
  if (outcome === 'output_blocked') return `Answer blocked: ${blocked || 'what was found'}`;
  const found = namedFindings(call, 'detected');
  const { label } = outcomes[outcome];
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}${found ? `, and found: ${found}` : ''}`;
}

type Explained = Pick<CallWithTexts, 'outcome' | 'findings' | 'attempts' | 'is_streamed'>;

/** Why it happened, in one sentence. */
export function whyOfCall(call: Explained): string {
  const findings = call.findings ?? [];
  const [first, ...others] = findings.filter(({ is_blocking }) => is_blocking);
  if (!first) return findings.length > 0 ? ONLY_TOLD : unfoundWords[call.outcome];
  const more = others.length === 0 ? '' : others.length === 1 ? ', and another finding' : ', and further findings';
  return `It was stopped for ${lowLabel(first.detector)}${scoreWords(first)}${placeWords(first)}${more}. ${askedWords(call)}`;
}

function askedWords({ attempts, outcome, is_streamed: isStreamed }: Explained): string {
  if (attempts.length === 0) return outcome === 'input_blocked' ? 'No model was asked.' : 'A kept answer was given.';
  return isStreamed ? 'The model’s answer was cut off.' : 'The model’s answer was withheld.';
}

const ONLY_TOLD = 'Nothing of what was found stops calls of this deployment: it was only told.';

/** Why a call ended so in which nothing is known to have been found. */
const unfoundWords: Readonly<Record<CallWithTexts['outcome'], string>> = {
  answered: 'Nothing was found, and the model answered.',
  input_blocked: 'It was stopped before the model.',
  output_blocked: 'It was stopped after the model.',
  upstream_error: 'No provider answered well.',
  aborted: 'The caller left, or the service stopped.',
  failed: 'It was refused, or the service had a fault.',
};

function scoreWords(finding: CallFinding): string {
  const { score } = shownScores(finding);
  return score === undefined ? '' : ` with a score of ${score}`;
}

function placeWords({ places: [place], stage }: CallFinding): string {
  if (!place) return stage === 'output' ? ' in the answer' : ' in the request';
  return ` in ${whereWords(place, stage)}`;
}

const partWords: Readonly<Record<string, string>> = {
  text: 'the text',
  tool_result: 'the result of a tool',
  tool_call: 'the call of a tool',
  thoughts: 'the thoughts',
  field: 'a field',
  image: 'a picture',
  audio: 'a recording',
  pdf: 'a PDF',
  document: 'a document',
};

/** Where something was found, in words: the message, who says it, and which part of it. */
export function whereWords({ message, role, part, at }: FoundPlace, stage: CallFinding['stage'], of?: number): string {
  const what = partWords[part] ?? part;
  if (stage === 'output') return part === 'text' ? 'the answer' : `${what} of the answer`;
  if (message === null) return at === null ? what : `${what} (${at})`;
  const count = of === undefined ? '' : ` of ${of}`;
  return `${what} of message ${message + 1}${count}${role ? `, by ${role}` : ''}`;
}

/** How far a score is from the threshold, in words. Undefined where one of them is not known. */
export function closeness({ score, threshold, flags }: CallFinding): string | undefined {
  if (score === null || threshold === null) return undefined;
  const over = flags === 'from' ? score - threshold : threshold - score;
  const side = flags === 'from' ? 'over' : 'under';
  if (over < 0) return undefined;
  if (over < 0.05) return `just ${side}`;
  return over < 0.25 ? `clearly ${side}` : `far ${side}`;
}
