import type { TargetTool } from '@redoubt/contract';
import type { ChatMessage, TargetAnswer } from '../target.ts';

/** What a request contains besides its messages. */
interface QuestionFrame {
  readonly model: string | undefined;
  readonly tools: readonly OfferedTool[];
}

/** A target's answer as read by its dialect. Tool calls have the names under which the tools were offered. */
export type ReadAnswer = Omit<TargetAnswer, 'latencyMs'>;

/** An API dialect: how a request is written and how its answer is read. */
export interface Dialect {
  /** Headers in addition to the media types. `apiKey` is undefined if the target has none. */
  headers(apiKey: string | undefined): Readonly<Record<string, string>>;
  /** Returns the body of a request. Throws TargetFailed if the dialect cannot express it. */
  body(messages: readonly ChatMessage[], frame: QuestionFrame): object;
  /** Reads the parsed body of a 2xx answer. Returns undefined if it does not have the form of this dialect. */
  read(body: unknown): ReadAnswer | undefined;
}

/** A tool with a name that every provider accepts: 1–64 letters, digits, `_` and `-`. */
export interface OfferedTool {
  readonly offeredName: string;
  readonly tool: TargetTool;
}

/** Token limit of an answer, for dialects that require one. */
export const MAX_ANSWER_TOKENS = 2_048;

/** Gives each tool a unique name that providers accept. */
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

/** Returns the JSON Schema of a tool's parameters. A tool without a schema takes no parameters. */
export const parametersOf = ({ parameters }: TargetTool): Readonly<Record<string, unknown>> =>
  parameters ?? { type: 'object', properties: {} };
