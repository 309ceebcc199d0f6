import { isObject } from './message-texts.ts';

/** A text of a model's answer, with the place to write it to. */
export interface AnswerText {
  /** Index of the choice, as the answer numbers it. */
  readonly choice: number;
  readonly text: string;
  /** Whether it is JSON: arguments of a function. */
  readonly isJson: boolean;
  write(text: string): void;
}

const fields = ['content', 'refusal', 'reasoning_content', 'reasoning'] as const;

/** Every text of a whole answer: of messages, and of a completion's choices; the same ones that a stream's chunks have. */
export function answerTexts(body: unknown): AnswerText[] {
  const choices = isObject(body) && Array.isArray(body.choices) ? body.choices : [];
  return choices.flatMap((choice, at) => {
    if (!isObject(choice)) return [];
    const index = typeof choice.index === 'number' ? choice.index : at;
    const message = isObject(choice.message) ? choice.message : {};
    const { audio } = message;
    return [
      ...textsIn(choice, ['text'], index),
      ...textsIn(message, fields, index),
      ...partsOf(message.content).flatMap((part) => textsIn(part, ['text', 'refusal'], index)),
      ...(isObject(audio) ? textsIn(audio, ['transcript'], index) : []),
      ...callsIn(message, index),
    ];
  });
}

/** The parts of a content; a part of type `thinking` holds parts of its own. */
const partsOf = (content: unknown): Record<string, unknown>[] => {
  const parts = Array.isArray(content) ? content.filter(isObject) : [];
  return parts.flatMap((part) => (Array.isArray(part.thinking) ? [part, ...part.thinking.filter(isObject)] : [part]));
};

/** Arguments of functions are JSON; what a tool of another kind is given is text. */
function callsIn({ tool_calls: calls, function_call: call }: Record<string, unknown>, choice: number): AnswerText[] {
  const each = Array.isArray(calls) ? calls.filter(isObject) : [];
  const functions = [...each.map((one) => one.function), call].filter(isObject);
  return [
    ...functions.flatMap((one) => textsIn(one, ['arguments'], choice, true)),
    ...each
      .map((one) => one.custom)
      .filter(isObject)
      .flatMap((one) => textsIn(one, ['input'], choice)),
  ];
}

function textsIn(
  holder: Record<string, unknown>,
  names: readonly string[],
  choice: number,
  isJson = false,
): AnswerText[] {
  return names.flatMap((name) => {
    const text = holder[name];
    if (typeof text !== 'string' || text === '') return [];
    const write = (to: string) => {
      holder[name] = to;
    };
    return [{ choice, text, isJson, write }];
  });
}
