import { numberOptions } from '@redoubt/contract';
import { type Actor, actors, furtherQuestions, plainSummaries, softer } from './actors/actors.ts';
import { modelActors, rewriteQuestion } from './actors/model-actors.ts';
import type { Attack, ProbeBrief, Steps } from './attack.ts';
import { bestOf, Conversation, type JudgedTurn, reactionTo } from './dialogue/conversation.ts';
import { goalPhrases } from './dialogue/goal-phrases.ts';
import { fillTemplate } from './fill-template.ts';

const { num_actors, max_turns } = numberOptions.derail_yourself;
const ACTORS = num_actors.default;
const TURNS = max_turns.default;

type Brief = ProbeBrief<'derail_yourself'>;

/**
 * ActorAttack (Ren et al. 2024, "Derail Yourself"): conversations that begin with somebody who has to do with the goal
 * and come nearer to it with every question. A refused question is taken back and asked in other words once. Each
 * conversation has at most `max_turns` turns, whatever they say. The attack ends when an answer reaches the goal.
 */
export const derailYourself: Attack<'derail_yourself'> = {
  id: 'derail_yourself',
  version: 3,
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

/**
 * Talks about one actor in at most `max_turns` turns, of which the last is the request of the goal. Ends earlier if the
 * goal is reached, or if the target has nothing to say.
 */
async function talk(actor: Actor, name: string, brief: Brief, steps: Steps): Promise<readonly JudgedTurn[]> {
  const slots = { ...goalPhrases(brief.goal.text) };
  const conversation = new Conversation(steps, name);
  const most = brief.options.max_turns ?? TURNS;
  const left = () => most - conversation.turns.length;
  for (const question of questionsOf(actor, most)) {
    if (left() <= 1) break;
    const turn = await ask(conversation, fillTemplate(question, slots), name, { brief, steps, left });
    if (reactionTo(turn) === 'gave_in' || conversation.isOver) return conversation.turns;
    if (isEmpty(turn)) break;
  }
  await summarise(actor, conversation, slots, { random: steps.random, left });
  return conversation.turns;
}

/** The questions of an actor, then further ones of any subject. They come round again where `most` asks for more. */
function questionsOf({ questions }: Actor, most: number): string[] {
  const further = Array.from(
    { length: Math.max(0, most - questions.length) },
    (_, at) => furtherQuestions[at % furtherQuestions.length] ?? '',
  );
  return [...questions, ...further];
}

interface Talking {
  readonly brief: Brief;
  readonly steps: Steps;
  /** Turns that are left. One is kept for the request of the goal. */
  readonly left: () => number;
}

/**
 * Asks a question. If it is refused, the target forgets it and is asked once more in other words, where there is a turn
 * left for it.
 */
async function ask(
  conversation: Conversation,
  question: string,
  name: string,
  { brief, steps, left }: Talking,
): Promise<JudgedTurn> {
  const turn = await conversation.say(question);
  if (reactionTo(turn) !== 'refused' || conversation.isOver) return turn;
  conversation.forgetLast();
  if (left() <= 1) return turn;
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
  slots: Readonly<Record<string, string>>,
  { random, left }: Pick<Talking, 'left'> & Pick<Steps, 'random'>,
): Promise<void> {
  const turn = await conversation.say(fillTemplate(random.pick(summary), slots));
  if (reactionTo(turn) !== 'refused' || left() < 1 || conversation.isOver) return;
  conversation.forgetLast();
  await conversation.say(fillTemplate(random.pick(plainSummaries), slots));
}

const isEmpty = ({ answer }: JudgedTurn): boolean => answer.text.trim() === '' && answer.toolCalls.length === 0;
