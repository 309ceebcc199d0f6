import { useIsFetching } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { placeAt } from '../../testing/at.tsx';
import { show } from '../../testing/show.tsx';
import { SignedIn } from '../../testing/signed-in.tsx';
import { answerCalls, recordedAnswer } from '../../testing/wire.ts';
import { FirstSteps } from './first-steps.tsx';

const balance = recordedAnswer('usage.balance');
const models = recordedAnswer('models.listModels');
const runs = recordedAnswer('rt.listRuns');
const none = { ...models.pagination, total_count: 0 };
const unused = { ...balance, balances: balance.balances.map((each) => ({ ...each, requests: 0 })) };

const nothing = {
  'usage.balance': unused,
  'models.listModels': { models: [], pagination: none },
  'proxy.listCalls': { calls: [], next_cursor: null },
  'rt.listRuns': { runs: [], pagination: none },
  'rt.listFindings': { findings: [], next_cursor: null },
};

const judged = { 'usage.balance': balance };
const connected = { ...judged, 'models.listModels': models };
const ran = { ...connected, 'proxy.listCalls': recordedAnswer('proxy.listCalls'), 'rt.listRuns': runs };
const verification = { ...runs, runs: runs.runs.map((run) => ({ ...run, run_name: 'Verification of rt-1' })) };

/** Says whether all that was asked is answered: before that, the steps are not there either. */
const Asking = () => <p>{useIsFetching() === 0 ? 'All is answered' : 'Asking'}</p>;

const stepsOf = (scopes?: readonly string[]) => {
  const { At } = placeAt('/app/home');
  return show(
    <At>
      <SignedIn {...(scopes && { scopes })}>
        <FirstSteps />
        <Asking />
      </SignedIn>
    </At>,
  );
};

describe('the first steps', () => {
  test.each([
    { what: 'nothing', answers: nothing, done: 0, next: 'Judge a text' },
    { what: 'a judged text', answers: { ...nothing, ...judged }, done: 1, next: 'Connect a model' },
    { what: 'a model', answers: { ...nothing, ...connected }, done: 2, next: 'Chat through guardrails' },
    { what: 'a run', answers: { ...nothing, ...ran }, done: 4, next: 'Fix what was found' },
  ])('tick off $what, and open what is next', async ({ answers, done, next }) => {
    answerCalls(answers);
    const screen = await stepsOf();
    await expect.element(screen.getByText(`${done} of 5 done`)).toBeVisible();
    const open = screen.getByRole('button', { expanded: true });
    await expect.element(open).toMatchTextContent(`${next} (to do)`);
  });

  test.each([
    { what: 'a finding is fixed', answers: { 'rt.listFindings': recordedAnswer('rt.listFindings') } },
    { what: 'a run verified a fix', answers: { 'rt.listRuns': verification } },
  ])('are gone once all of it is done and $what', async ({ answers }) => {
    const calls = answerCalls({ ...nothing, ...ran, ...answers });
    const screen = await stepsOf();
    await expect.poll(() => new Set(calls.map(({ operation }) => operation)).size).toBe(5);
    await expect.element(screen.getByText('All is answered')).toBeVisible();
    await expect.element(screen.getByText('First steps')).not.toBeInTheDocument();
  });

  test('ask nothing that the key may not see, and say which scope it lacks', async () => {
    const calls = answerCalls({ ...nothing, ...judged });
    const screen = await stepsOf(['guardrails']);
    await expect
      .element(screen.getByText('It needs a key with the scope proxy. Sign in with one to try it.'))
      .toBeVisible();
    expect(new Set(calls.map(({ operation }) => operation))).toEqual(new Set(['usage.balance']));
    await expect.element(screen.getByRole('button', { name: 'Copy the command' })).not.toBeInTheDocument();
  });

  test('show how a step is done on a page and in a terminal', async () => {
    answerCalls(nothing);
    const screen = await stepsOf();
    await expect
      .element(screen.getByRole('link', { name: 'Open the playground' }))
      .toHaveAttribute('href', '/app/playground');
    await expect.element(screen.getByText(/\/guardrails\/detect/)).toMatchTextContent(`REDOUBT_URL=${location.origin}`);
    await screen.getByRole('button', { name: /^Connect a model/ }).click();
    expect(screen.getByRole('button', { name: 'Copy the command' }).elements()).toHaveLength(2);
  });
});
