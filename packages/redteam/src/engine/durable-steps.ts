import type { ChatMessage, TargetAnswer } from '@redoubt/providers';
import type { Runs, Turn } from '@redoubt/store';
import type { JudgedAttempt, Steps } from '../attacks/attack.ts';
import type { Verdict } from '../judge/verdict.ts';
import type { Random } from '../seeded-random.ts';
import { splitMedia } from '../stored-message.ts';

/** The functions that make the actual calls of a probe's steps. */
export interface Callers {
  /** `conversation` names the conversation within the probe. */
  ask(messages: readonly ChatMessage[], conversation: string): Promise<TargetAnswer>;
  judge(answer: JudgedAttempt): Promise<Verdict>;
  readonly attacker: ((messages: readonly ChatMessage[]) => Promise<string>) | undefined;
}

interface ProbePlace {
  readonly runs: Pick<Runs, 'addTurn' | 'addMedium'>;
  readonly runId: string;
  readonly ordinal: number;
  /** Steps that earlier attempts of this probe stored. */
  readonly stored: readonly Turn[];
  readonly clock: () => Date;
}

/**
 * Returns steps that store each answer before the attack sees it. A step whose answer is already stored is not called
 * again.
 */
export function durableSteps(place: ProbePlace, callers: Callers, random: Random): Steps {
  const known = new Map(place.stored.map((turn) => [turn.step, turn.answer]));
  const keep = async <Answer>(
    kind: Turn['kind'],
    step: string,
    request: unknown,
    call: () => Promise<Answer>,
  ): Promise<Answer> => {
    const before = known.get(step);
    // The cast is safe because only this same step writes the answer under its key.
    if (before !== undefined) return JSON.parse(before) as Answer;
    const answer = await call();
    const text = JSON.stringify(answer);
    const { runs, runId, ordinal, clock } = place;
    await runs.addTurn(runId, { ordinal, step, kind, request: JSON.stringify(request), answer: text, at: clock() });
    known.set(step, text);
    return answer;
  };
  const { ask, judge, attacker } = callers;
  return {
    random,
    ask: (key, messages, conversation = key) => {
      const { stored, media } = splitMedia(messages);
      return keep('ask', `ask ${key}`, stored, async () => {
        const answer = await ask(messages, conversation);
        // Kept before the turn, so that no turn names a medium that is not there.
        for (const medium of media) await place.runs.addMedium(place.runId, medium);
        return answer;
      });
    },
    judge: (key, judged) => keep('judge', `judge ${key}`, { reading: judged.reading }, () => judge(judged)),
    attacker: attacker && ((key, messages) => keep('attacker', `attacker ${key}`, messages, () => attacker(messages))),
  };
}
