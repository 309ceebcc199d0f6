import { Anchor, Button, Card, Group, Stack, TextInput } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { ChangedForm, useChanged } from './changed-form.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { Failure } from './failure.tsx';
import { PageHead } from './page-head.tsx';

/** Names and texts that every saved thing has. */
export interface NameAndDescription {
  readonly name: string;
  readonly description?: string;
}

interface SavedFormProps<Draft extends NameAndDescription> {
  readonly noun: string;
  /** The name that it has now. Undefined: it is new. */
  readonly saved: string | undefined;
  /** The page with all of them. */
  readonly list: { readonly href: string; readonly label: string };
  /** Buttons beside the title of what is saved. */
  readonly actions?: ReactNode;
  readonly draft: Draft;
  /** What is saved, as far as it can be changed here. What was changed is asked about before the page is left. */
  readonly content: unknown;
  readonly onChange: (draft: Draft) => void;
  readonly saving: UseMutationResult<unknown, Error, void>;
  readonly deleting: UseMutationResult<unknown, Error, undefined>;
  /** What is wrong with the name. */
  readonly nameError?: string | undefined;
  /** Whether a field that is needed is empty, or one cannot be read. */
  readonly isIncomplete?: boolean;
  /** Whether the page around it has the title and the way back. */
  readonly isPart?: boolean;
  readonly children: ReactNode;
}

/** The frame of the pages that change what is saved: its name, its description, and the buttons. */
export function SavedForm<Draft extends NameAndDescription>(props: SavedFormProps<Draft>) {
  const { saved, draft, onChange, saving, children, nameError, isIncomplete, isPart } = props;
  const isChanged = useChanged(props.content);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate();
  };
  return (
    <form onSubmit={submit}>
      <ChangedForm isChanged={isChanged} />
      <Stack>
        {isPart !== true && <FormHead {...props} />}
        <Card withBorder>
          <Stack>
            <TextInput
              label="Name"
              description="1 to 64 characters. Calls name it in a header"
              value={draft.name}
              onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
              error={nameError}
              maxLength={64}
              required
            />
            {draft.description !== undefined && (
              <TextInput
                label="Description"
                value={draft.description}
                onChange={(event) => onChange({ ...draft, description: event.currentTarget.value })}
              />
            )}
          </Stack>
        </Card>
        {children}
        {saving.error && <Failure error={saving.error} what="Not saved" />}
        <Group>
          <Button type="submit" loading={saving.isPending} disabled={draft.name.trim() === '' || isIncomplete === true}>
            {saved === undefined ? 'Save' : 'Save changes'}
          </Button>
          {isPart && <DeleteButton {...props} />}
        </Group>
      </Stack>
    </form>
  );
}

/** The way back, the title and the buttons beside it. */
function FormHead<Draft extends NameAndDescription>(props: SavedFormProps<Draft>) {
  const { noun, saved, list, actions } = props;
  return (
    <>
      <Anchor component={Link} href={list.href} size="sm">
        {list.label}
      </Anchor>
      <PageHead title={saved ?? `New ${noun}`}>
        {saved !== undefined && (
          <>
            {actions}
            <DeleteButton {...props} />
          </>
        )}
      </PageHead>
    </>
  );
}

function DeleteButton<Draft extends NameAndDescription>({ noun, saved, deleting }: SavedFormProps<Draft>) {
  return (
    <ConfirmButton
      question={`Delete the ${noun} “${saved}”?`}
      consequence="Calls and deployments that name it are answered with 404 from then on."
      verb="Delete"
      action={deleting}
    >
      Delete
    </ConfirmButton>
  );
}
