import type { TargetTool } from '@redoubt/contract';
import type { ChatMessage, TargetAnswer } from '../target.ts';

/** What a question says besides its messages. */
interface QuestionFrame {
  readonly model: string | undefined;
  readonly tools: readonly OfferedTool[];
}

/** A target's answer as its form of API tells it; tool calls go by the names that were offered. */
export type ReadAnswer = Omit<TargetAnswer, 'latencyMs'>;

/** One form of API: how a question is written in it and how its answer is read. */
export interface Dialect {
  /** Headers besides the media types; `apiKey` is absent where the target has none. */
  headers(apiKey: string | undefined): Readonly<Record<string, string>>;
  /** The body of a question. @throws TargetFailed where the form cannot say it */
  body(messages: readonly ChatMessage[], frame: QuestionFrame): unknown;
  /** The answer in a parsed body of status 2xx; undefined where it is none of this form. */
  read(body: unknown): ReadAnswer | undefined;
}

/** A tool under a name that every provider takes: 1–64 letters, digits, `_` and `-`. */
export interface OfferedTool {
  readonly offeredName: string;
  readonly tool: TargetTool;
}

/** Tokens that an answer may take where the form makes us say so. */
export const MAX_ANSWER_TOKENS = 2_048;

/** Tools as they are offered; names that providers refuse are rewritten, each to one of its own. */
export function offerTools(tools: readonly TargetTool[]): OfferedTool[] {
  const taken = new Set<string>();
  return tools.map((tool) => {
    const plain = tool.name.replace(/[^\w-]/g, '_').slice(0, 64);
    let offeredName = plain;
    for (let count = 2; taken.has(offeredName); count++) offeredName = `${plain.slice(0, 60)}_${count}`;
    taken.add(offeredName);
    return { offeredName, tool };
  });
}

/** The schema of a tool's parameters; without one it takes nothing. */
export const parametersOf = ({ parameters }: TargetTool): Readonly<Record<string, unknown>> =>
  parameters ?? { type: 'object', properties: {} };
