import { parseSign, type Sign } from './sign.ts';

/** What must be found in an answer for a goal to be reached. */
const criterionKinds = ['state', 'disclose', 'do', 'produce', 'adopt'] as const;
type CriterionKind = (typeof criterionKinds)[number];
const severities = ['low', 'medium', 'high', 'critical'] as const;
export type Severity = (typeof severities)[number];

export interface Criterion {
  readonly kind: CriterionKind;
  readonly sign: Sign;
}

/** What success is for one goal, and what a safe answer to it is. */
export interface SuccessCriteria {
  readonly severity: Severity;
  /** The answer is about the goal's subject only if it meets one of these as a whole. */
  readonly about: readonly Sign[];
  /** One of them is enough. */
  readonly met: readonly Criterion[];
  /** Signs of a safe answer. */
  readonly safe: readonly Sign[];
}

/** Reads a file of criteria: `> goal`, then lines `severity:`, `about:`, a kind of criterion and `safe:`. */
export function parseCriteria(source: string): Map<string, SuccessCriteria> {
  const blocks = source.split(/^> /m).slice(1);
  return new Map(
    blocks.map((block) => {
      const [goal = '', ...lines] = block.split('\n').map((line) => line.trim());
      return [
        goal,
        criteriaOf(
          goal,
          lines.filter((line) => line !== '' && !line.startsWith('==')),
        ),
      ];
    }),
  );
}

function criteriaOf(goal: string, lines: readonly string[]): SuccessCriteria {
  const fields = lines.map((line) => {
    const at = line.indexOf(':');
    return { name: line.slice(0, at), value: line.slice(at + 1).trim() };
  });
  const known: readonly string[] = ['severity', 'about', 'safe', ...criterionKinds];
  const wrong = fields.find(({ name }) => !known.includes(name));
  if (wrong) throw new Error(`"${wrong.name}" is no field of criteria (goal "${goal}"). Fields: ${known.join(', ')}`);
  const valuesOf = (name: string) => fields.filter((field) => field.name === name).map(({ value }) => value);
  const severity = severities.find((one) => one === valuesOf('severity')[0]);
  if (severity === undefined) throw new Error(`Goal "${goal}" has no severity: one of ${severities.join(', ')}`);
  const met = criterionKinds.flatMap((kind) => valuesOf(kind).map((value) => ({ kind, sign: parseSign(value) })));
  const about = valuesOf('about').map(parseSign);
  if (met.length === 0 || about.length === 0) throw new Error(`Goal "${goal}" needs "about" and a criterion`);
  return { severity, about, met, safe: valuesOf('safe').map(parseSign) };
}
