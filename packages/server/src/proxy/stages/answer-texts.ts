import { isObject } from './message-texts.ts';

/** A text of a model's answer, with the place to write it to. */
export interface AnswerText {
  /** Index of the choice, as the answer numbers it. */
  readonly choice: number;
  readonly text: string;
  /** Whether it is JSON: arguments of a tool call. */
  readonly isJson: boolean;
  write(text: string): void;
}

const fields = ['content', 'refusal', 'reasoning_content', 'reasoning'] as const;

/** Every text of a whole answer: of messages, and of a completion's choices. */
export function answerTexts(body: unknown): AnswerText[] {
  const choices = isObject(body) && Array.isArray(body.choices) ? body.choices : [];
  return choices.flatMap((choice, at) => {
    if (!isObject(choice)) return [];
    const index = typeof choice.index === 'number' ? choice.index : at;
    const message = isObject(choice.message) ? choice.message : {};
    const parts = Array.isArray(message.content) ? message.content.filter(isObject) : [];
    return [
      ...textsIn(choice, ['text'], index),
      ...textsIn(message, fields, index),
      ...parts.flatMap((part) => textsIn(part, ['text', 'refusal'], index)),
      ...callsIn(message, index),
    ];
  });
}

function callsIn({ tool_calls: calls, function_call: call }: Record<string, unknown>, choice: number): AnswerText[] {
  const called = [
    ...(Array.isArray(calls) ? calls.map((each) => (isObject(each) ? each.function : undefined)) : []),
    call,
  ];
  return called.filter(isObject).flatMap((each) => textsIn(each, ['arguments'], choice, true));
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
