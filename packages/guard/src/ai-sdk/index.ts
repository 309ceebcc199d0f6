import type { LanguageModelV4Content, LanguageModelV4Middleware } from '@ai-sdk/provider';
import { createGuard, type GuardOptions } from '../guard/create-guard.ts';
import type { GuardedCall } from '../guard/guarded-call.ts';
import { plainStretch } from '../json/plain-stretch.ts';
import { guardStream } from './guard-stream.ts';
import { callerTexts, changePrompt } from './prompt-texts.ts';

/**
 * A middleware of the Vercel AI SDK that guards a language model. `generateText` and `streamText` reject with
 * GuardBlocked for a request that is stopped, and `generateText` for an answer. A stream that is stopped has an `error`
 * part with it.
 */
export function guardMiddleware(options: GuardOptions): LanguageModelV4Middleware {
  const guard = createGuard(options);
  /** The call of each set of parameters. The SDK hands the same object on. */
  const calls = new WeakMap<object, GuardedCall>();
  const callOf = (params: object): GuardedCall => {
    const call = calls.get(params);
    if (!call) throw new Error('The parameters of this call did not pass through the guard');
    return call;
  };
  return {
    specificationVersion: 'v4',
    async transformParams({ params }) {
      const call = guard.open(params.abortSignal);
      await call.judgeInput(await callerTexts(params.prompt));
      const prompt = call.isRedacting ? await changePrompt(params.prompt, (text) => call.redact(text)) : params.prompt;
      const guarded = { ...params, prompt };
      calls.set(guarded, call);
      return guarded;
    },
    async wrapGenerate({ doGenerate, params }) {
      const call = callOf(params);
      const answer = await doGenerate();
      await call.judgeOutput(answer.content.flatMap(textOf));
      const { structuredOutputText } = answer;
      return {
        ...answer,
        content: answer.content.map((part) => restored(part, call)),
        ...(structuredOutputText !== undefined && { structuredOutputText: call.restore(structuredOutputText) }),
      };
    },
    async wrapStream({ doStream, params }) {
      const call = callOf(params);
      const { stream, ...rest } = await doStream();
      return { ...rest, stream: stream.pipeThrough(guardStream(call)) };
    },
  };
}

/** The text of a part that the model wrote. */
function textOf(part: LanguageModelV4Content): string[] {
  if (part.type === 'text' || part.type === 'reasoning') return [part.text];
  return part.type === 'tool-call' ? [plainStretch(part.input).text] : [];
}

function restored(part: LanguageModelV4Content, call: GuardedCall): LanguageModelV4Content {
  if (part.type === 'text' || part.type === 'reasoning') return { ...part, text: call.restore(part.text) };
  return part.type === 'tool-call' ? { ...part, input: call.restore(part.input, 'json') } : part;
}
