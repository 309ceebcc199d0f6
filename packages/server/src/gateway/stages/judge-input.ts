import type { DetectorName } from '@redoubt/contract';
import { afterwards, plainStretch } from '@redoubt/guard/parts';
import type { DetectorPool } from '../../guardrails/detector-pool.ts';
import type { ReadyDetectors } from '../../guardrails/saved/policy-cache.ts';
import { judgeAsides } from './judge-asides.ts';
import { outputJudge } from './judge-output.ts';
import { GAP, type TextVerdict, withFindings } from './judged.ts';
import { seamTexts } from './split-texts.ts';
import { TextMemory } from './text-memory.ts';
import type { RequestText } from './text-place.ts';
import { joinedTurns, type TurnBorder, turnBorder } from './turn-border.ts';

/** Some of the caller's texts in a request, judged as one. */
interface SomeTexts {
  readonly text: string;
  /** The text around the borders of adjacent texts. Words may be split over parts or messages. */
  readonly seams: string;
  /** Texts in other fields: options, definitions of tools and unknown fields. */
  readonly fields: readonly string[];
}

/** The caller's texts in a request. */
export interface CallerTexts {
  /** What came after the model's last answer. */
  readonly latest: string;
  readonly latestSeams: string;
  /** The latest texts without the separators added here, because callers pay only for their own characters. */
  readonly priced: string;
  /** The rest of the latest turn: what the user said before the model called for tools, and the body's other fields. */
  readonly turn: SomeTexts;
  readonly earlier: SomeTexts;
  /** False if earlier turns are not judged, but for what goes on into the latest one. */
  readonly judgesEarlier: boolean;
  /** The last texts of users in earlier turns, and the first one of the latest turn. */
  readonly border: TurnBorder;
}

/** Returns the texts of users, tools and unknown roles. System messages do not count as the caller's. */
export function callerTexts(all: readonly RequestText[], judgesEarlier: boolean): CallerTexts {
  const places = all.filter(({ voice }) => voice === 'caller');
  const said = places.filter(({ isField }) => !isField);
  const latest = said.filter(({ isNew }) => isNew);
  const older = said.filter(({ isNew }) => !isNew);
  const some = (texts: readonly RequestText[], isOfTurn: boolean): SomeTexts => ({
    text: textsIn(texts).join(GAP),
    seams: seamTexts(texts).join(GAP),
    fields: fieldsIn(places.filter((place) => place.isField && place.isOfTurn === isOfTurn)),
  });
  return {
    latest: textsIn(latest).join(GAP),
    latestSeams: seamTexts(latest).join(GAP),
    priced: latest.map(({ text }) => text).join(''),
    turn: some(
      older.filter(({ isOfTurn }) => isOfTurn),
      true,
    ),
    earlier: some(
      older.filter(({ isOfTurn }) => !isOfTurn),
      false,
    ),
    judgesEarlier,
    border: turnBorder(said),
  };
}

/** The texts as detectors read them: JSON without its escapes. */
const textsIn = (places: readonly RequestText[]): string[] =>
  places.map(({ text, isJson }) => (isJson ? plainStretch(text).text : text));

function fieldsIn(places: readonly RequestText[]): string[] {
  const fields = places.map(({ text, reading = text }) => reading);
  return [...new Set(fields)].filter((text) => text !== '');
}

/** Returns everything that the caller said, for a search of words in it. */
export const saidBy = ({ latest, turn, earlier }: CallerTexts): string[] => [latest, turn.text, earlier.text];

/** The verdicts on a request. */
export interface CallerVerdict {
  /** On the latest turn, alone and joined to the turns before. */
  readonly ofTurn: TextVerdict;
  /** On everything. */
  readonly all: TextVerdict;
}

/**
 * Judges the caller's texts. Earlier turns are judged too, because callers write the history that they send, unless
 * the deployment leaves them out. A detector's finding in the latest turn wins over its finding in an earlier one.
 */
export function judgeCaller(
  { latest, latestSeams, turn, earlier, judgesEarlier, border }: Omit<CallerTexts, 'priced'>,
  ready: ReadyDetectors,
  pool: Pick<DetectorPool, 'detect'>,
): CallerVerdict | Promise<CallerVerdict> {
  const judge = outputJudge(ready, pool);
  const known = (text: string) => unlessClean(text, ready, judge);
  const asides = (fields: readonly string[]) =>
    unlessClean(fieldsKey(fields), ready, () => judgeAsides(fields, ready, (part) => outputJudge(part, pool)));
  const before = judgesEarlier ? known(earlier.text) : undefined;
  const isClean = (text: string) => afterwards(known(text), (found) => !hasFound(found));
  const joined = afterwards(before, (found) =>
    // The turn comes again with every call of a tool.
    afterwards(joinedTurns(border, hasFound(found) || !judgesEarlier ? isClean : () => true), known),
  );
  const ofTurn = [judge(latest), latestSeams === '' ? undefined : judge(latestSeams), joined];
  const ofTurnToo = [known(turn.text), known(turn.seams), asides(turn.fields)];
  const ofEarlier = judgesEarlier ? [before, known(earlier.seams), asides(earlier.fields)] : [];
  return settled([...ofTurn, ...ofTurnToo], ofEarlier);
}

const hasFound = (verdict: TextVerdict | undefined): boolean => (verdict?.detected.length ?? 0) > 0;

/** Waits only if a verdict is a promise. */
function settled(
  ofTurn: readonly MayBeJudged[],
  ofEarlier: readonly MayBeJudged[],
): CallerVerdict | Promise<CallerVerdict> {
  const all = [...ofTurn, ...ofEarlier];
  const merged = (verdicts: readonly (TextVerdict | undefined)[]): CallerVerdict => {
    const turn = mergedAll(verdicts.slice(0, ofTurn.length));
    return { ofTurn: turn, all: mergedAll([turn, ...verdicts.slice(ofTurn.length)]) };
  };
  const isThere = (each: MayBeJudged) => !(each instanceof Promise);
  return all.every(isThere) ? merged(all as (TextVerdict | undefined)[]) : Promise.all(all).then(merged);
}

/** The prefix separates fields from turns with the same text, because they are judged differently. */
const fieldsKey = (fields: readonly string[]): string => (fields.length > 0 ? `fields\0${fields.join('\0')}` : '');

type MayBeJudged = TextVerdict | undefined | Promise<TextVerdict | undefined>;

/**
 * Returns the verdict on a text that may come again with every call of a conversation. Returns undefined if the text
 * is known to be clean.
 */
function unlessClean(text: string, { detectors }: ReadyDetectors, judge: (text: string) => MayBeJudged): MayBeJudged {
  if (text === '' || clean.recall(detectors, text)) return undefined;
  const verdict = judge(text);
  const isClean = !(verdict instanceof Promise) && (verdict?.detected.length ?? 0) === 0;
  if (isClean) clean.remember(detectors, text, true);
  return verdict;
}

/**
 * Earlier turns without findings, per detectors of the deployment. Only verdicts that came without a promise are kept,
 * because others may differ the next time.
 */
const clean = new TextMemory<true>();

/** The topic check applies only to the latest turn. A conversation may have begun on another topic. */
const isOfLatestOnly = (name: DetectorName): boolean => name === 'topic_detector';

/** Returns the first verdict, extended by findings that only the others have. */
function mergedAll([latest, ...others]: readonly (TextVerdict | undefined)[]): TextVerdict {
  if (!latest) throw new TypeError('the latest turn has a verdict');
  return others.reduce<TextVerdict>((late, early) => (early ? merged(late, early) : late), latest);
}

function merged(late: TextVerdict, early: TextVerdict): TextVerdict {
  const taken = early.detected.filter((name) => !late.detected.includes(name) && !isOfLatestOnly(name));
  return withFindings(late, early, taken);
}
