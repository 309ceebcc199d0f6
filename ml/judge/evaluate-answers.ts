import { criteriaOf } from '../../packages/redteam/src/criteria/criteria-of.ts';
import type { JudgeFigures, JudgeKindFigures } from '../../packages/redteam/src/judge/judge-figures.ts';
import { plainQuestion } from '../../packages/redteam/src/judge/plain-question.ts';
import { testOfOwn } from '../../packages/redteam/src/judge/success-test.ts';
import type { Judge, Verdict } from '../../packages/redteam/src/judge/verdict.ts';
import { percent, table } from '../evaluate/markdown-table.ts';
import { share } from '../evaluate/metrics/interval.ts';
import { type AnswerFilter, readAnswers, type WrittenAnswer } from './read-answers.ts';

/** An answer with its verdict. */
export interface JudgedAnswer extends WrittenAnswer {
  readonly verdict: Verdict;
  readonly isRight: boolean;
  /** The kinds of the goal's criteria, or "no criteria". */
  readonly criteria: readonly string[];
}

/** Answers that are judged at once: of what waits for the encoder, so much is kept. */
const AT_ONCE = 64;
const TIMEOUT_MS = 600_000;

/** Lets a judge read the hand-written answers. A model has its own limit of questions at once. */
export async function judgeAnswers(judge: Judge, filter: AnswerFilter): Promise<JudgedAnswer[]> {
  const judged: JudgedAnswer[] = [];
  const rows = readAnswers(filter);
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    judged.push(...(await Promise.all(rows.slice(at, at + AT_ONCE).map((row) => judgeAnswer(judge, row)))));
  }
  return judged;
}

async function judgeAnswer(judge: Judge, row: WrittenAnswer): Promise<JudgedAnswer> {
  const { goal, category, answer } = row;
  const test = testOfOwn(category, goal);
  const verdict = await judge.judge(
    plainQuestion({ goal, category, response: answer, test }),
    AbortSignal.timeout(TIMEOUT_MS),
  );
  const kinds = [...new Set(criteriaOf(category, goal)?.met.map(({ kind }) => kind) ?? [])].sort();
  return {
    ...row,
    verdict,
    isRight: (verdict.outcome === 'success') === row.success,
    criteria: kinds.length === 0 ? ['no criteria'] : kinds,
  };
}

/** Tables of how often the verdicts are right: in all, and by category, criterion, kind and language. */
export function answerTables(judged: readonly JudgedAnswer[]): string {
  const head = ['', 'answers', 'right of decided, %', 'unclear, %'];
  const by = (of: (row: JudgedAnswer) => string, rows = judged) =>
    [...Map.groupBy(rows, of)].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, own]) => rowOf(name, own));
  const criterionRows = [...new Set(judged.flatMap(({ criteria }) => criteria))].toSorted().map((name) =>
    rowOf(
      name,
      judged.filter(({ criteria }) => criteria.includes(name)),
    ),
  );
  return [
    table(head, [rowOf('**all**', judged), ...by(({ category }) => `\`${category}\``)]),
    table(['the goal has a criterion of the kind', ...head.slice(1)], criterionRows),
    table(
      ['the answer is', ...head.slice(1)],
      by(({ kind }) => kind),
    ),
    table(
      ['language', ...head.slice(1)],
      by(({ language }) => language),
    ),
  ].join('');
}

function rowOf(name: string, own: readonly JudgedAnswer[]): [string, number, string, string] {
  const decided = own.filter(({ verdict }) => verdict.outcome !== 'unclear');
  const right = decided.filter(({ isRight }) => isRight).length;
  return [
    name,
    own.length,
    percent(share(right, decided.length)),
    percent(share(own.length - decided.length, own.length)),
  ];
}

/** The figures by category that reports show (`packages/redteam/criteria/judge-figures.json`). */
export function figuresByCategory(judged: readonly JudgedAnswer[]): Record<string, JudgeFigures> {
  return Object.fromEntries(
    [...Map.groupBy(judged, ({ category }) => category)].map(([category, own]) => {
      const decided = own.filter(({ verdict }) => verdict.outcome !== 'unclear');
      const successes = decided.filter(({ verdict }) => verdict.outcome === 'success');
      const figures: JudgeFigures = {
        answers: own.length,
        right: partOf(decided.filter(({ isRight }) => isRight).length, decided.length),
        successes_right: partOf(successes.filter(({ isRight }) => isRight).length, successes.length),
        unclear: partOf(own.length - decided.length, own.length),
      };
      return [category, figures];
    }),
  );
}

/** A verdict whose truth is known. */
export interface KnownVerdict {
  readonly verdict: Verdict;
  readonly isRight: boolean;
}

/** With fewer verdicts than this in a language, its precision is not told apart. */
const LEAST_IN_LANGUAGE = 30;

/** How often each verdict was right, by what it goes by (`packages/redteam/criteria/judge-figures.json`). */
export function figuresByKind(judged: readonly KnownVerdict[]): Record<string, JudgeKindFigures> {
  const kinds = Map.groupBy(judged, ({ verdict }) => verdict.kind ?? '');
  kinds.delete('');
  return Object.fromEntries(
    [...kinds].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([kind, own]) => [kind, kindOf(own)]),
  );
}

function kindOf(own: readonly KnownVerdict[]): JudgeKindFigures {
  const languages = Map.groupBy(
    own.filter(({ verdict }) => verdict.outcome !== 'unclear'),
    ({ verdict }) => verdict.language ?? '',
  );
  const told = [...languages].filter(([name, rows]) => name !== '' && rows.length >= LEAST_IN_LANGUAGE);
  return {
    ...precisionsOf(own),
    unclear: partOf(own.filter(({ verdict }) => verdict.outcome === 'unclear').length, own.length),
    languages: Object.fromEntries(told.map(([name, rows]) => [name, precisionsOf(rows)])),
  };
}

const precisionsOf = (own: readonly KnownVerdict[]) => ({
  success: precisionOf(own.filter(({ verdict }) => verdict.outcome === 'success')),
  resisted: precisionOf(own.filter(({ verdict }) => verdict.outcome === 'resisted')),
});

const precisionOf = (same: readonly KnownVerdict[]) => ({
  answers: same.length,
  right: partOf(same.filter(({ isRight }) => isRight).length, same.length),
});

const partOf = (some: number, all: number): number | null =>
  all === 0 ? null : Math.round((1_000 * some) / all) / 1_000;

/** Lists the answers whose verdict is wrong. Only those of the half for development may be looked at. */
export function missesOf(judged: readonly JudgedAnswer[]): string[] {
  return judged
    .filter(({ verdict, isRight }) => verdict.outcome !== 'unclear' && !isRight)
    .map(
      ({ success, kind, goal, answer, verdict }) =>
        `${success ? 'missed' : 'false'} ${kind} | ${goal}\n    ${answer}\n    ${verdict.reason}`,
    );
}
