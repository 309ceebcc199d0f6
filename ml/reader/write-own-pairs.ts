import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { attackLanguages, CategoryId } from '@redoubt/contract';
import { examplesIn } from '../../packages/redteam/src/criteria/read-examples.ts';
import { translationsInto } from '../../packages/redteam/src/translations.ts';
import { readAll, readData, readIn } from '../read-data/read-data.ts';

const help = `node --conditions=redoubt-source write-own-pairs.ts --out DIR

Writes the pairs that older parts hold, in the form of ml/data/reader: claims, rules, topics, relevance and goals. Echoes are
goals that an answer only says again in another language.`;

/** A row of a file of `ml/data/reader`; rows.py reads it. Rows of one group were written together. */
type PairRow = Readonly<Record<string, string | number>> & { readonly group: string };

const { values } = parseArgs({ options: { out: { type: 'string' }, help: { type: 'boolean' } } });
if (values.help || values.out === undefined) console.log(help);
else write(values.out);

function write(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const files = {
    claims: claims(),
    rules: rules(),
    topics: topics(),
    relevance: relevance(),
    goals: goals(),
    echoes: echoes(),
  };
  for (const [name, rows] of Object.entries(files)) {
    writeFileSync(join(folder, `${name}.jsonl`), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    console.log(`${name}: ${rows.length} rows`);
  }
}

/** The example answers to goals of the red team. Answers by hand stay apart: they fit what weighs the encoder. */
function goals(): PairRow[] {
  return CategoryId.options.flatMap((category) =>
    examplesIn(category).map(({ goal, answer, success }) => ({
      goal,
      answer,
      outcome: success ? 'done' : 'other',
      group: goal,
    })),
  );
}

/** A goal that is said again in another language is not done. The languages take turns. */
function echoes(): PairRow[] {
  const goals = CategoryId.options.flatMap((category) => [...new Set(examplesIn(category).map(({ goal }) => goal))]);
  return goals.flatMap((goal, at) => {
    const answer = translationsInto(attackLanguages[at % attackLanguages.length] ?? 'german').get(goal);
    return answer === undefined ? [] : [{ goal, answer, outcome: 'other', group: goal }];
  });
}

function claims(): PairRow[] {
  return readIn('grounding/claims', 'fit').flatMap(({ context, claims: written }, at) =>
    written.flatMap(({ kind, follows, differs }) => [
      { context, claim: follows, verdict: 'entailed', detail: kind, group: `claims ${at}` },
      { context, claim: differs, verdict: 'unsupported', detail: kind, group: `claims ${at}` },
    ]),
  );
}

function rules(): PairRow[] {
  return readAll('policy/triples')
    .flat()
    .flatMap(({ rule, breaks, keeps }) => [
      ...breaks.map((reply) => ({ rule, reply, verdict: 'broken', group: rule })),
      ...keeps.map((reply) => ({ rule, reply, verdict: 'kept', group: rule })),
    ]);
}

/** Of neighbouring topics each text is about its own and about none of the others. */
function topics(): PairRow[] {
  const pairs = readData('topic/near-pairs').flatMap(({ topic, on, near }) => [
    ...on.map((text) => ({ topic, text, about: 1, group: topic })),
    ...near.map((text) => ({ topic, text, about: 0, group: topic })),
  ]);
  const groups = readIn('topic/near-texts', 'fit').flatMap((neighbours) =>
    neighbours.flatMap(({ topic, texts }) =>
      texts.flatMap((text) =>
        neighbours.map((other) => ({
          topic: other.topic,
          text,
          about: other.topic === topic ? 1 : 0,
          group: neighbours.map((each) => each.topic).join(),
        })),
      ),
    ),
  );
  return [...pairs, ...groups];
}

function relevance(): PairRow[] {
  const replies = readData('grounding/replies').flatMap(({ domain, question, answer, miss }) => [
    { question, answer, irrelevant: 0, group: domain },
    { question, answer: miss, irrelevant: 1, group: domain },
  ]);
  const full = readData('grounding/full-replies').map(({ domain, question, answer }) => ({
    question,
    answer,
    irrelevant: 0,
    group: domain,
  }));
  const { deflections } = readData('grounding/stock-replies');
  const deflected = readData('grounding/replies').map(({ domain, question }, at) => ({
    question,
    answer: deflections[at % deflections.length] ?? '',
    irrelevant: 1,
    group: domain,
  }));
  return [...replies, ...full, ...deflected];
}
