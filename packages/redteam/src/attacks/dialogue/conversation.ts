import type { ChatMessage } from '@redoubt/providers';
import type { Verdict } from '../../judge/verdict.ts';
import type { JudgedAttempt, Steps } from '../attack.ts';
import { toldPrompt } from '../media/told-prompt.ts';

/** How the target took the last turn, which decides how to go on. */
export type Reaction = 'none' | 'refused' | 'answered' | 'gave_in';

/** One turn of a conversation with its verdict. */
export interface JudgedTurn extends JudgedAttempt {
  readonly verdict: Verdict;
}

/** Characters of an answer that stay in the history: the rest would fill the target's context. */
const MAX_KEPT = 8_000;
/** Makes of a prompt what is sent, such as a recording of it. */
type Deliver = (prompt: string, turn: number) => Promise<ChatMessage['content']>;

/** Turns of the history that are sent again. */
const MAX_TURNS = 24;

/** A conversation with the target. The target sees its own history and nothing of the attacker's thoughts. */
export class Conversation {
  readonly #steps: Steps;
  readonly #name: string;
  readonly #deliver: Deliver;
  readonly #turns: JudgedTurn[] = [];
  #history: ChatMessage[] = [];
  #asked = 0;
  /** The key of the first turn that the target sees. */
  #openedBy = '';

  /** `name` begins the keys of its steps; it must be unique within the probe. */
  constructor(steps: Steps, name: string, deliver: Deliver = async (prompt) => prompt) {
    this.#steps = steps;
    this.#name = name;
    this.#deliver = deliver;
  }

  get turns(): readonly JudgedTurn[] {
    return this.#turns;
  }

  /** Whether the target ended the conversation. Further turns would be refused as well. */
  get isOver(): boolean {
    return this.#turns.at(-1)?.answer.isEnd === true;
  }

  /** What the target sees before the next turn. */
  get history(): readonly ChatMessage[] {
    return this.#history;
  }

  /**
   * Sends a prompt after what was said so far, and judges the answer. Earlier prompts are sent as text, because many
   * servers take one recording at a time.
   */
  async say(wording: string): Promise<JudgedTurn> {
    this.#asked += 1;
    const key = `${this.#name}${this.#asked}`;
    if (this.#history.length === 0) this.#openedBy = key;
    const before = this.#history.slice(-2 * MAX_TURNS);
    const content = await this.#deliver(wording, this.#asked);
    const answer = await this.#steps.ask(key, [...before, { role: 'user', content }], this.#openedBy);
    const prompt = toldPrompt(content);
    const verdict = await this.#steps.judge(key, { prompt, answer });
    const turn = { prompt, answer, verdict };
    this.#turns.push(turn);
    const said = { role: 'assistant', content: answer.text.slice(0, MAX_KEPT) || '(no text)' } as const;
    this.#history = [...before, { role: 'user', content: wording }, said];
    return turn;
  }

  /** Takes the last question and its answer out of what the target sees. */
  forgetLast(): void {
    this.#history = this.#history.slice(0, -2);
  }
}

/** Says how the target took a turn. */
export function reactionTo(turn: JudgedTurn | undefined): Reaction {
  if (!turn) return 'none';
  if (turn.verdict.outcome === 'success') return 'gave_in';
  return turn.verdict.refused ? 'refused' : 'answered';
}

/** Returns the attempt that came furthest, the first of equals. */
export function bestOf(turns: readonly JudgedTurn[]): JudgedTurn {
  const [first, ...others] = turns;
  if (!first) throw new Error('No turn was taken');
  return others.reduce((best, turn) => (rankOf(turn) > rankOf(best) ? turn : best), first);
}

/** Success first, then what is unclear, then the score. */
function rankOf({ verdict: { outcome, score } }: JudgedTurn): number {
  return score + (outcome === 'success' ? 2 : outcome === 'unclear' ? 1 : 0);
}

const MAX_SAID = 120;

/** The last sentence of an answer, for a turn that takes it up. */
export function lastSentence(answer: string): string {
  const tail = answer.slice(-2_000).trim();
  const sentences = tail.split(/(?<=[.!?])\s+/).filter((sentence) => /\p{L}/u.test(sentence));
  const last = (sentences.at(-1) ?? '')
    .replaceAll(/["“”\n]+/g, ' ')
    .trim()
    .replace(/[.!]+$/, '');
  return last.length > MAX_SAID ? `${last.slice(0, MAX_SAID).trimEnd()}…` : last;
}
