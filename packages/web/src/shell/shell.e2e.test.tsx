import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { placeAt } from '../testing/at.tsx';
import { show } from '../testing/show.tsx';
import { SignedIn } from '../testing/signed-in.tsx';
import { answerCalls, recordedAnswer } from '../testing/wire.ts';
import { Shell } from './shell.tsx';

async function showShell(scopes?: readonly string[]) {
  const { At, history } = placeAt('/');
  const screen = await show(
    <SignedIn {...(scopes && { scopes })}>
      <At>
        <Shell>
          <input aria-label="Field" />
        </Shell>
      </At>
    </SignedIn>,
  );
  return { screen, history };
}

const lists = () => ({
  'rt.listRuns': recordedAnswer('rt.listRuns'),
  'rt.listFindings': recordedAnswer('rt.listFindings'),
  'guardrails.listPolicies': recordedAnswer('guardrails.listPolicies'),
  'proxy.listDeployments': recordedAnswer('proxy.listDeployments'),
  'admin.listKeys': recordedAnswer('admin.listKeys'),
});

describe('what stands around every page', () => {
  beforeEach(() => localStorage.clear());

  test('lists the pages that the key can use, in groups that stay folded', async () => {
    const { screen } = await showShell(['guardrails']);
    await expect.element(screen.getByRole('link', { name: 'Policies' })).toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Runs' })).not.toBeInTheDocument();
    const guard = screen.getByRole('button', { name: 'Guard', exact: true });
    await expect.element(guard).toHaveAttribute('aria-expanded', 'true');
    (guard.element() as HTMLElement).click();
    await expect.element(screen.getByRole('link', { name: 'Policies' })).not.toBeInTheDocument();
    await screen.unmount();
    const again = await showShell(['guardrails']);
    await expect
      .element(again.screen.getByRole('button', { name: 'Guard', exact: true }))
      .toHaveAttribute('aria-expanded', 'false');
  });

  test('leads by keys, but not while somebody types', async () => {
    const { screen, history } = await showShell();
    await userEvent.keyboard('gr');
    expect(history.at(-1)).toBe('/app/runs');
    await userEvent.keyboard('gx');
    expect(history.at(-1)).toBe('/app/runs');
    await screen.getByRole('textbox', { name: 'Field' }).fill('');
    await userEvent.type(screen.getByRole('textbox', { name: 'Field' }), 'gk?');
    expect(history.at(-1)).toBe('/app/runs');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('shows its keys', async () => {
    const { screen } = await showShell();
    await userEvent.keyboard('?');
    await expect
      .element(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Go to Findings'))
      .toBeVisible();
  });

  test('finds pages and things by their names, and goes there', async () => {
    const answers = lists();
    const calls = answerCalls(answers);
    const { screen, history } = await showShell();
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = screen.getByRole('searchbox', { name: 'Search' }).or(screen.getByRole('textbox', { name: 'Search' }));
    await field.fill('ledg');
    await expect.element(screen.getByText('1 result')).toBeInTheDocument();
    const [policy] = answers['guardrails.listPolicies'].policies;
    const name = policy?.name ?? '';
    await field.fill(name);
    await expect.element(screen.getByText(name, { exact: true }).first()).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => history.at(-1)).toContain('/app/');
    expect(calls.map(({ operation }) => operation).toSorted()).toEqual(Object.keys(lists()).toSorted());
    expect(calls.every(({ query }) => Number(query.per_page ?? query.limit) <= 100)).toBe(true);
  });

  test('opens a call by its id', async () => {
    answerCalls(lists());
    const { screen, history } = await showShell();
    const id = `call_${'0'.repeat(32)}`;
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = screen.getByRole('searchbox', { name: 'Search' }).or(screen.getByRole('textbox', { name: 'Search' }));
    await field.fill(id);
    await screen.getByText(`Open the call ${id}`).click();
    await expect.poll(() => history.at(-1)).toBe(`/app/calls/${id}`);
  });
});
