import { Card, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'wouter';
import { api } from '../../api.ts';
import { draftOf, newRule, RuleEditor, sentRules } from '../../detectors/rule-editor.tsx';
import { codeQuery, type SavedCode } from '../../detectors/saved-queries.ts';
import { errorsBelow, fieldErrorsOf } from '../../shown/field-errors.ts';
import { SavedForm } from '../../shown/saved-form.tsx';
import { UnreadPage } from '../../shown/unread-page.tsx';
import { useSaved } from '../../shown/use-saved.ts';
import { RuleChecks } from './rule-checks.tsx';

const list = { href: '/app/policies?kind=codes', label: 'All codes of conduct' } as const;

/** A code of conduct that is saved: its rules, to change. */
export function CodePage() {
  const { name = '' } = useParams();
  const saved = useQuery(codeQuery(name));
  if (!saved.data)
    return <UnreadPage query={saved} title={name} what="The code of conduct cannot be shown" list={list} />;
  return <CodeForm key={`${name} ${saved.data.updated_at}`} saved={saved.data} />;
}

/** A form for a code of conduct that is new. */
export const NewCodePage = () => <CodeForm saved={undefined} />;

function CodeForm({ saved }: { saved: SavedCode | undefined }) {
  const [draft, setDraft] = useState({ name: saved?.name ?? '' });
  const [rules, setRules] = useState(saved?.rules.map(draftOf) ?? [newRule()]);
  const body = { name: draft.name.trim(), policy_rules: sentRules(rules) };
  const { saving, deleting } = useSaved({
    noun: 'code of conduct',
    queryKey: ['saved', 'codes'],
    listHref: '/app/policies?kind=codes',
    hrefOf: (name) => `/app/codes/${encodeURIComponent(name)}`,
    name: draft.name,
    save: () =>
      saved
        ? api.codeOfConduct.modifyPolicy({ headers: { policy: saved.name }, body })
        : api.codeOfConduct.addPolicy({ headers: {}, body }),
    remove: () => api.codeOfConduct.deletePolicy({ headers: { policy: saved?.name ?? '' } }),
  });
  const errors = fieldErrorsOf(saving.error);
  return (
    <SavedForm
      noun="code of conduct"
      list={list}
      saved={saved?.name}
      content={body}
      draft={draft}
      onChange={setDraft}
      saving={saving}
      deleting={deleting}
      nameError={errors.name}
    >
      <Card withBorder component="section" aria-labelledby="rules">
        <Title order={2} size="h4" id="rules">
          Rules
        </Title>
        <Text size="sm" c="dimmed" mb="sm">
          One act and its object in each. Policies name a code of conduct in their detector “Policy”.
          {saved?.pdf_name && ` Read from ${saved.pdf_name}.`}
        </Text>
        <RuleEditor rules={rules} onChange={setRules} errors={errorsBelow('policy_rules', errors)} />
      </Card>
      {saved && (
        <Stack>
          <RuleChecks checks={saved.rule_checks} />
        </Stack>
      )}
    </SavedForm>
  );
}
