import { checkCount, checkIndex, MAX_CALLS, MAX_CHOICES } from '../stream/answer-bounds.ts';
import { isObject } from './message-texts.ts';

/** A text of a model's answer, with the place to write it to. */
export interface AnswerText {
  /** Index of the choice, as the answer numbers it. */
  readonly choice: number;
  readonly text: string;
  /** `json` for arguments of tool calls. `content` is JSON only if the caller requested it. */
  readonly form: 'json' | 'content' | 'text';
  /** True for the model's answer itself, false for thoughts and tool calls. */
  readonly isSaid: boolean;
  /**
   * The text that this is a piece of. Pieces of one choice with the same name form one text, which readers see without
   * gaps.
   */
  readonly partOf?: 'content' | 'thinking';
  /** The object that holds the text. `key` is its member name there. */
  readonly holder: object;
  readonly key: string;
  write(text: string): void;
}

const thoughts = ['reasoning_content', 'reasoning', 'thinking'] as const;

/**
 * Returns every text of a whole answer, from messages and from a completion's choices. These are the same texts that a
 * stream's chunks contain. Throws TooManyTexts.
 */
export function answerTexts(body: unknown): AnswerText[] {
  const choices = isObject(body) && Array.isArray(body.choices) ? body.choices : [];
  const texts = choices.flatMap((choice, at) => {
    if (!isObject(choice)) return [];
    checkIndex(at, MAX_CHOICES, 'choices');
    const index = typeof choice.index === 'number' ? choice.index : at;
    checkIndex(index, MAX_CHOICES, 'choices');
    const message = isObject(choice.message) ? choice.message : {};
    const texts = [
      ...textsIn(choice, ['text'], 'content'),
      ...textsIn(message, ['content'], 'content'),
      ...textsIn(message, ['refusal'], 'text', true),
      ...textsIn(message, thoughts, 'text'),
      ...partsIn(message.content),
      ...detailsIn(message.reasoning_details),
      ...(isObject(message.audio) ? textsIn(message.audio, ['transcript'], 'text', true) : []),
      ...callsIn(message),
    ];
    return texts.map((text) => ({ ...text, choice: index }));
  });
  checkCount(groupsOf(texts).length);
  return texts;
}

type Text = Omit<AnswerText, 'choice'>;

/** Reads content in parts. In the parts of reasoning models, `thinking` holds parts of its own. */
function partsIn(content: unknown): Text[] {
  const parts = Array.isArray(content) ? content.filter(isObject) : [];
  return parts.flatMap((part) => [
    ...piecesOf('content', textsIn(part, ['text'], 'content')),
    ...textsIn(part, ['refusal'], 'text', true),
    ...piecesOf('thinking', [
      ...textsIn(part, ['thinking'], 'text'),
      ...(Array.isArray(part.thinking)
        ? part.thinking.flatMap((each) => (isObject(each) ? textsIn(each, ['text'], 'text') : []))
        : []),
    ]),
  ]);
}

const piecesOf = (partOf: 'content' | 'thinking', texts: readonly Text[]): Text[] =>
  texts.map((text) => ({ ...text, partOf }));

/** Groups the texts of an answer, so that all pieces of one text are together. */
export function groupsOf(texts: readonly AnswerText[]): AnswerText[][] {
  return [...Map.groupBy(texts, (text) => (text.partOf ? `${text.choice} ${text.partOf}` : text)).values()];
}

/** Returns the texts that detectors read. `read` maps each piece, and pieces of one text are joined. */
export const wholeTexts = (texts: readonly AnswerText[], read: (text: AnswerText) => string): string[] =>
  groupsOf(texts).map((pieces) => pieces.map(read).join(''));

/**
 * Returns the members of an answer that need no further reading: those that hold its texts, and log-probabilities,
 * which only repeat them.
 */
export function placesOf(body: Record<string, unknown>, texts: readonly AnswerText[]): Map<object, Set<string>> {
  const places = new Map<object, Set<string>>();
  const choices = Array.isArray(body.choices) ? body.choices.filter(isObject) : [];
  for (const choice of choices) places.set(choice, new Set(['logprobs']));
  for (const { message } of choices) if (isObject(message)) places.set(message, new Set(['thinking_blocks']));
  for (const { holder, key } of texts) {
    const known = places.get(holder);
    if (known) known.add(key);
    else places.set(holder, new Set([key]));
  }
  return places;
}

/** Reads reasoning in pieces, as OpenRouter sends it. All texts come before all summaries, as in a stream. */
function detailsIn(details: unknown): Text[] {
  const pieces = Array.isArray(details) ? details.filter(isObject) : [];
  return ['text', 'summary'].flatMap((key) => pieces.flatMap((piece) => textsIn(piece, [key], 'text')));
}

function callsIn({ tool_calls: calls, function_call: call }: Record<string, unknown>): Text[] {
  const called = Array.isArray(calls) ? calls.filter(isObject) : [];
  checkIndex(Math.max(0, called.length - 1), MAX_CALLS, 'calls');
  return [...called.map((each) => each.function), call]
    .filter(isObject)
    .flatMap((each) => textsIn(each, ['arguments'], 'json'))
    .concat(called.flatMap(({ custom }) => (isObject(custom) ? textsIn(custom, ['input'], 'text') : [])));
}

function textsIn(
  holder: Record<string, unknown>,
  names: readonly string[],
  form: Text['form'],
  isSaid = form === 'content',
): Text[] {
  return names.flatMap((name) => {
    const text = holder[name];
    if (typeof text !== 'string' || text === '') return [];
    const write = (to: string) => {
      holder[name] = to;
    };
    return [{ text, form, isSaid, holder, key: name, write }];
  });
}
