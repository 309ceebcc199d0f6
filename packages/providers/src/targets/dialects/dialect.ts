import type { ChatMessage, TargetAnswer } from '../target.ts';
import type { OfferedTool } from './offered-tools.ts';

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

/** Tokens that an answer may take where the form makes us say so. */
export const MAX_ANSWER_TOKENS = 2_048;
