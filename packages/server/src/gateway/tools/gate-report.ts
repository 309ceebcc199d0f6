/** Why a call of a tool is refused. */
const reasons = {
  unknown_form: 'the call has no form that is known',
  not_declared: 'the request declares no such tool',
  not_allowed: 'the tool is not among those that may be called',
  denied: 'the tool is among those that may not be called',
  too_large: 'the call is larger than what is judged',
  too_many: 'the answer has more calls than are judged',
  not_json: 'the arguments are no JSON object',
  named_twice: 'an argument is named twice',
  schema: 'the arguments do not fit the schema of the tool',
  schema_unreadable: 'the schema of the tool cannot be read',
  rule: 'an argument breaks a rule of the deployment',
} as const;

/** What is wrong with a call. None of it quotes what the model wrote. */
interface Refusal {
  readonly reason: keyof typeof reasons;
  /** The argument, by names that the schema or the rule has; empty for the arguments as a whole. */
  readonly argument?: string;
  /** The index of the rule. */
  readonly rule?: number;
  /** The keyword of the schema, or the field of the rule, that is not met. */
  readonly condition?: string;
  /** Why a schema cannot be read. */
  readonly why?: string;
}

/** A call that is refused, as reports tell it. */
export interface RefusedCall {
  /** Null where only the model has the name. */
  readonly tool: string | null;
  readonly reason: keyof typeof reasons;
  readonly argument: string | null;
  readonly rule: number | null;
  readonly condition: string | null;
  readonly message: string;
}

interface Unchecked {
  readonly tool: string;
  readonly keywords: readonly string[];
}

interface EarlierRefused {
  /** Where it stands in the request. */
  readonly call: string;
  readonly tool: string | null;
}

/** What `details.tool_gate` says. */
export interface GateDetails {
  /** How many calls were judged. */
  readonly calls: number;
  readonly refused: readonly RefusedCall[];
  /** Keywords of schemas that were not read. Absent if there are none. */
  readonly unchecked?: readonly Unchecked[];
  /** Calls in the history of the request that the gate would refuse now. Absent if there are none. */
  readonly earlier?: readonly EarlierRefused[];
}

/** Places that are told of. An answer may have thousands. */
const MAX_TOLD = 100;

/** What a gate found in one call. */
export class GateReport {
  #calls = 0;
  readonly #refused: RefusedCall[] = [];
  readonly #unchecked = new Map<string, Set<string>>();
  readonly #earlier: EarlierRefused[] = [];
  readonly #removes: boolean;

  constructor(removes: boolean) {
    this.#removes = removes;
  }

  /** Notes that a call was judged. Returns the refusal as it is told, if there is one. */
  tell(tool: string | null, refusal: Refusal | undefined): RefusedCall | undefined {
    this.#calls += 1;
    if (!refusal) return undefined;
    const { reason, argument = null, rule = null, condition = null } = refusal;
    const told = { tool, reason, argument, rule, condition, message: refusalWords(tool, refusal) };
    if (this.#refused.length < MAX_TOLD) this.#refused.push(told);
    return told;
  }

  tellUnchecked(tool: string, keywords: readonly string[]): void {
    if (keywords.length === 0) return;
    const known = this.#unchecked.get(tool) ?? new Set();
    for (const keyword of keywords) known.add(keyword);
    this.#unchecked.set(tool, known);
  }

  tellEarlier(call: string, tool: string | null): void {
    if (this.#earlier.length < MAX_TOLD) this.#earlier.push({ call, tool });
  }

  get hasJudged(): boolean {
    return this.#calls > 0;
  }

  get hasRefused(): boolean {
    return this.#refused.length > 0;
  }

  /** Whether the answer is blocked. */
  get isBlocking(): boolean {
    return this.hasRefused && !this.#removes;
  }

  /** The message for a caller whose answer is blocked. */
  get message(): string {
    return `The answer was stopped by tool_gate: ${this.#refused[0]?.message ?? ''}`;
  }

  get details(): GateDetails {
    const unchecked = [...this.#unchecked].map(([tool, keywords]) => ({ tool, keywords: [...keywords] }));
    return {
      calls: this.#calls,
      refused: this.#refused,
      ...(unchecked.length > 0 && { unchecked }),
      ...(this.#earlier.length > 0 && { earlier: this.#earlier }),
    };
  }
}

function refusalWords(tool: string | null, { reason, argument, condition, why }: Refusal): string {
  const called = tool === null ? 'a call of a tool was refused' : `the call of the tool "${tool}" was refused`;
  const place = argument
    ? ` (${[argument, condition].filter(Boolean).join(': ')})`
    : condition
      ? ` (${condition})`
      : '';
  return `${called}: ${reasons[reason]}${place}${why === undefined ? '' : `: ${why}`}`;
}

/** Returns what an answer says in the place of the calls that were taken out of it. */
export function wordsFor(refused: readonly RefusedCall[]): string {
  const messages = [...new Set(refused.map(({ message }) => message))];
  return messages.map((message) => `${message.charAt(0).toUpperCase()}${message.slice(1)}.`).join(' ');
}
