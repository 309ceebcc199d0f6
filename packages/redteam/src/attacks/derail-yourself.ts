import { numberOptions } from '@redoubt/contract';
import { type Actor, actors, furtherQuestions, plainSummaries, softer } from './actors/actors.ts';
import { modelActors, rewriteQuestion } from './actors/model-actors.ts';
import type { Attack, ProbeBrief, Steps } from './attack.ts';
import { bestOf, Conversation, type JudgedTurn, reactionTo } from './dialogue/conversation.ts';
import { type GoalPhrases, goalPhrases } from './dialogue/goal-phrases.ts';
import { fillTemplate } from './fill-template.ts';

const { num_actors, max_turns } = numberOptions.derail_yourself;
const ACTORS = num_actors.default;
const TURNS = max_turns.default;

type Brief = ProbeBrief<'derail_yourself'>;

/**
 * ActorAttack (Ren et al. 2024, "Derail Yourself"): conversations that begin with somebody who has to do with the goal
 * and come nearer to it with every question. A refused question is taken back and asked in other words once. It ends
 * when an answer reaches the goal.
 */
export const derailYourself: Attack<'derail_yourself'> = {
  id: 'derail_yourself',
  version: 2,
  variant: ({ options }) => ({ num_actors: options.num_actors ?? ACTORS, max_turns: options.max_turns ?? TURNS }),
  async run(brief, steps) {
    const chosen = await actorsFor(brief, steps);
    const turns: JudgedTurn[] = [];
    for (const [at, actor] of chosen.entries()) {
      turns.push(...(await talk(actor, `${at + 1}.`, brief, steps)));
      if (reactionTo(turns.at(-1)) === 'gave_in') break;
    }
    return bestOf(turns);
  },
};

async function actorsFor(brief: Brief, steps: Steps): Promise<Actor[]> {
  const wanted = brief.options.num_actors ?? ACTORS;
  const { attacker, random } = steps;
  const written = attacker
    ? await modelActors(brief, attacker, { actors: wanted, questions: brief.options.max_turns ?? TURNS })
    : [];
  const own = random.shuffle<Actor>(actors);
  const turned = Array.from({ length: wanted }, (_, at) => own[at % own.length] as Actor);
  // Templates stand in for actors that the model did not write.
  return [...written, ...turned].slice(0, wanted);
}

/** Talks about one actor until the goal is reached, the questions are asked, or the target has nothing to say. */
async function talk(actor: Actor, name: string, brief: Brief, steps: Steps): Promise<readonly JudgedTurn[]> {
  const phrases = goalPhrases(brief.goal.text);
  const conversation = new Conversation(steps, name);
  const questions = [...actor.questions, ...furtherQuestions].slice(0, brief.options.max_turns ?? TURNS);
  for (const question of questions) {
    const turn = await sayTwice(conversation, fillTemplate(question, { ...phrases }), name, { brief, steps });
    if (reactionTo(turn) === 'gave_in') return conversation.turns;
    if (isEmpty(turn)) break;
  }
  await summarise(actor, conversation, phrases, steps);
  return conversation.turns;
}

/** Asks a question. If it is refused, the target forgets it and gets it once more in other words. */
async function sayTwice(
  conversation: Conversation,
  question: string,
  name: string,
  { brief, steps }: { readonly brief: Brief; readonly steps: Steps },
): Promise<JudgedTurn> {
  const turn = await conversation.say(question);
  if (reactionTo(turn) !== 'refused') return turn;
  conversation.forgetLast();
  const { attacker, random } = steps;
  const soft = random.pick(softer);
  const rewritten = attacker && (await rewriteQuestion(brief, attacker, `${name}${conversation.turns.length}`, turn));
  const again = await conversation.say(rewritten ?? soft);
  if (reactionTo(again) === 'refused') conversation.forgetLast();
  return again;
}

async function summarise(
  { summary }: Actor,
  conversation: Conversation,
  phrases: GoalPhrases,
  { random }: Steps,
): Promise<void> {
  const turn = await conversation.say(fillTemplate(random.pick(summary), { ...phrases }));
  if (reactionTo(turn) !== 'refused') return;
  conversation.forgetLast();
  await conversation.say(fillTemplate(random.pick(plainSummaries), { ...phrases }));
}

const isEmpty = ({ answer }: JudgedTurn): boolean => answer.text.trim() === '' && answer.toolCalls.length === 0;
