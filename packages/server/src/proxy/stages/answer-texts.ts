import { GAP } from './judge-input.ts';
import { isObject } from './message-texts.ts';

/** A text of a model's answer, with the place to write it to. */
export interface AnswerText {
  /** Index of the choice, as the answer numbers it. */
  readonly choice: number;
  readonly text: string;
  /** Whether it is JSON: arguments of a tool call always are, `content` is where the caller asked for it. */
  readonly form: 'json' | 'content' | 'text';
  /** Whether it is what the model answers: neither a thought nor a call of a tool. */
  readonly isSaid: boolean;
  /** Of what it is a part: texts of one choice with the same name are pieces of one, which a reader has without a gap. */
  readonly partOf?: 'content' | 'thinking';
  write(text: string): void;
}

const thoughts = ['reasoning_content', 'reasoning', 'thinking'] as const;

/** Every text of a whole answer: of messages, and of a completion's choices; the same ones that a stream's chunks have. */
export function answerTexts(body: unknown): AnswerText[] {
  const choices = isObject(body) && Array.isArray(body.choices) ? body.choices : [];
  return choices.flatMap((choice, at) => {
    if (!isObject(choice)) return [];
    const index = typeof choice.index === 'number' ? choice.index : at;
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
}

type Text = Omit<AnswerText, 'choice'>;

/** Content in parts, as models that think send it: `thinking` holds parts of its own. */
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

/** What detectors read of an answer's texts, by `read`: pieces of one text are one, each in a paragraph of its own. */
export function wholeTexts(texts: readonly AnswerText[], read: (text: AnswerText) => string): string[] {
  const pieces = new Map<string | AnswerText, string[]>();
  for (const text of texts) {
    const key = text.partOf ? `${text.choice} ${text.partOf}` : text;
    const known = pieces.get(key);
    if (known) known.push(read(text));
    else pieces.set(key, [read(text)]);
  }
  return [...pieces.values()].map((all) => all.join(GAP));
}

/** Reasoning in pieces, as OpenRouter sends it; all texts before all summaries, as a stream's are read. */
function detailsIn(details: unknown): Text[] {
  const pieces = Array.isArray(details) ? details.filter(isObject) : [];
  return ['text', 'summary'].flatMap((key) => pieces.flatMap((piece) => textsIn(piece, [key], 'text')));
}

function callsIn({ tool_calls: calls, function_call: call }: Record<string, unknown>): Text[] {
  const called = Array.isArray(calls) ? calls.filter(isObject) : [];
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
    return [{ text, form, isSaid, write }];
  });
}
