import type { EgressGuard } from '../../egress/egress-guard.ts';
import { openChatModel } from '../../models/open-chat-model.ts';
import type { ChosenModels } from '../../models/read-models.ts';
import { createEmbeddedJudge } from './embedded-judge.ts';
import { createLlmJudge } from './llm-judge.ts';
import type { Judge } from './verdict.ts';

/** The judge that the operator chose, or the embedded one. */
export function openJudge({ judge }: ChosenModels, egress: EgressGuard): Judge {
  return judge ? createLlmJudge(openChatModel(judge, egress)) : createEmbeddedJudge();
}
