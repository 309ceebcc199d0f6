import { Table } from '@mantine/core';
import { expect, test } from 'vitest';
import { placeAt } from '../../testing/at.tsx';
import { show } from '../../testing/show.tsx';
import { recordedAnswer } from '../../testing/wire.ts';
import { ItemRow } from './compliance-page.tsx';

const compliance = recordedAnswer('rt.getCompliance');
const [item] = compliance.items;
if (!item) throw new Error('The recorded answer has no item');

const rowOf = async (changes: Partial<typeof item>) => {
  const { At, history } = placeAt('/app/runs/rt-1/compliance/owasp_llm_top10');
  const screen = await show(
    <At>
      <Table>
        <Table.Tbody>
          <ItemRow item={{ ...item, ...changes }} compliance={compliance} />
        </Table.Tbody>
      </Table>
    </At>,
  );
  return { screen, history };
};

test('an item that is not tested says what to run, as a button and as a command', async () => {
  sessionStorage.clear();
  const to_run = {
    risk_categories: {
      product_misuse_abuse: { attack_config: { basic: {}, encoding: {} }, sub_categories: ['waste of resources'] },
    },
    command: 'redoubt redteam run --target URL --items owasp_llm_top10/LLM10:2025',
  };
  const { screen, history } = await rowOf({ id: 'LLM10:2025', status: 'not_tested', reason: 'No attempts.', to_run });
  await expect.element(screen.getByText(to_run.command)).toBeVisible();
  await screen.getByRole('button', { name: /Test it.*LLM10:2025/ }).click();
  expect(history.at(-1)).toBe('/app/runs/new');
  const draft = JSON.parse(sessionStorage.getItem('redoubt.run-draft') ?? '{}');
  expect(draft).toMatchObject({
    scope: 'categories',
    categories: { product_misuse_abuse: ['waste of resources'] },
    attacks: { basic: {}, encoding: {} },
    comprehensiveness: 'Standard',
    target: { endpoint: compliance.target.endpoint },
  });
});

test('an item that failed says what to do, and what was seen elsewhere', async () => {
  const { screen } = await rowOf({
    status: 'fail',
    reason: null,
    elsewhere: 3,
    attempts: 40,
    advice: ['Take it out.'],
  });
  await expect.element(screen.getByText('Take it out.')).toBeVisible();
  await expect.element(screen.getByText(/and 3 by attempts that were aimed at something else/)).toBeVisible();
});
