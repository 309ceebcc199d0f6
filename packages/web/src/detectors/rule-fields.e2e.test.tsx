import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { answerCalls, recordedAnswer } from '../testing/wire.ts';
import { type DetectorSettings, withSettings } from './detector-map.ts';
import { draftOf, newRule, sentRules } from './rule-editor.tsx';
import { CodeChoice, RuleLines, StructuredRules } from './rule-fields.tsx';

const codes = recordedAnswer('codeOfConduct.listPolicies');
const [rule] = codes.policies[0]?.rules ?? [];
if (!rule) throw new Error('The recorded code of conduct has no rule');

interface RulesProps {
  readonly first?: Partial<DetectorSettings>;
  readonly errors?: Readonly<Record<string, string>>;
}

function Rules({ first = {}, errors = {} }: RulesProps) {
  const [settings, setSettings] = useState<DetectorSettings>({ enabled: true, ...first });
  const props = {
    detector: 'policy_violation' as const,
    settings,
    onChange: (changes: Partial<DetectorSettings>) => setSettings(withSettings(settings, changes)),
    error: undefined,
    errors,
  };
  const { enabled: _, ...written } = settings;
  return (
    <>
      <CodeChoice {...props} />
      <RuleLines {...props} />
      <StructuredRules {...props} />
      <output>{JSON.stringify(written)}</output>
    </>
  );
}

const choose = async (screen: Awaited<ReturnType<typeof show>>, name: string) => {
  await screen.getByRole('combobox', { name: 'Rules from' }).click();
  await screen.getByRole('option', { name, exact: true }).click();
};

describe('the rules of a policy', () => {
  test('come from a code of conduct in place of one’s own, which come back', async () => {
    answerCalls({ 'codeOfConduct.listPolicies': codes });
    const screen = await show(<Rules first={{ policy_text: 'Never promise a refund.' }} />);
    await choose(screen, 'prices');
    await expect.element(screen.getByRole('status')).toHaveTextContent('{"coc_policy_name":"prices"}');
    await expect.element(screen.getByRole('textbox', { name: 'Rules' })).not.toBeInTheDocument();
    await choose(screen, 'support');
    await expect.element(screen.getByRole('status')).toHaveTextContent('{"coc_policy_name":"support"}');
    await choose(screen, 'Rules written here');
    await expect.element(screen.getByRole('status')).toHaveTextContent('{"policy_text":"Never promise a refund."}');
  });

  test('offer no code where the project has none', async () => {
    answerCalls({ 'codeOfConduct.listPolicies': { ...codes, policies: [] } });
    const screen = await show(<Rules />);
    await expect.element(screen.getByRole('textbox', { name: 'Rules' })).toBeVisible();
    await expect.element(screen.getByText('Rules from')).not.toBeInTheDocument();
  });

  test('keep a code that is gone until another is chosen', async () => {
    answerCalls({ 'codeOfConduct.listPolicies': codes });
    const screen = await show(<Rules first={{ coc_policy_name: 'of last year' }} />);
    await expect.element(screen.getByRole('combobox', { name: 'Rules from' })).toHaveValue('of last year');
  });

  test('show both where a policy has both, so that one can be taken out', async () => {
    answerCalls({ 'codeOfConduct.listPolicies': codes });
    const screen = await show(<Rules first={{ coc_policy_name: 'prices', policy_text: 'Be fair.' }} />);
    await expect.element(screen.getByRole('textbox', { name: 'Rules' })).toHaveValue('Be fair.');
    await expect.element(screen.getByText('Rules with a severity, and with exceptions')).not.toBeInTheDocument();
    await screen.getByRole('textbox', { name: 'Rules' }).clear();
    await expect.element(screen.getByRole('status')).toHaveTextContent('{"coc_policy_name":"prices"}');
  });

  test('with a severity are sent once they have words', async () => {
    answerCalls({ 'codeOfConduct.listPolicies': codes });
    const screen = await show(<Rules />);
    await screen.getByRole('button', { name: 'Add a rule' }).click();
    await expect.element(screen.getByRole('status')).toHaveTextContent('{}');
    await screen.getByLabelText('Rule 1').fill('Name no competitor.');
    await screen.getByRole('combobox', { name: 'Severity' }).click();
    await screen.getByRole('option', { name: 'critical' }).click();
    await screen.getByRole('combobox', { name: 'Allowed anyway' }).fill('our partners');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent(
        '{"policy_rules":[{"text":"Name no competitor.","severity":"critical","allowed":["our partners"]}]}',
      );
  });

  test('with a severity stay with their fields where one before them goes', async () => {
    answerCalls({ 'codeOfConduct.listPolicies': codes });
    const rules = [
      { text: 'First.', severity: 'low' },
      { text: 'Second.', severity: 'high' },
    ];
    const screen = await show(<Rules first={{ policy_rules: rules }} errors={{ '1.text': 'too vague' }} />);
    await expect.element(screen.getByText('too vague')).toBeVisible();
    await screen.getByRole('button', { name: 'Remove rule 1' }).click();
    await expect.element(screen.getByLabelText('Rule 1')).toHaveValue('Second.');
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('{"policy_rules":[{"text":"Second.","severity":"high"}]}');
  });

  test('say where they came from', async () => {
    answerCalls({ 'codeOfConduct.listPolicies': codes });
    const cited = { page: 3, sentence: 'give refunds.', lead_in: 'Staff must not', start: 10, end: 20 };
    const rules = [
      { text: 'Never promise refunds.', severity: 'low', citations: [cited] },
      { text: 'Give no advice.', severity: 'low', origin: 'library' },
    ];
    const screen = await show(<Rules first={{ policy_rules: rules }} />);
    await expect.element(screen.getByText('Staff must not … give refunds.')).toBeVisible();
    await expect.element(screen.getByText(/Page 3/)).toBeVisible();
    await expect.element(screen.getByText(/^From the library of rules/)).toBeVisible();
  });
});

describe('drafts of rules', () => {
  test('have keys of their own, which are not sent', () => {
    const drafts = [draftOf(rule), draftOf(rule), newRule()];
    expect(new Set(drafts.map(({ key }) => key)).size).toBe(3);
    const { title: _, ...sent } = rule;
    expect(sentRules(drafts)).toEqual([sent, sent]);
  });

  test('without words are not sent', () => {
    expect(sentRules([newRule(), { ...newRule(), text: ' \n' }])).toEqual([]);
  });
});
