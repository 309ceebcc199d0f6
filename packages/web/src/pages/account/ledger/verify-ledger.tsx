import { Alert, Button, List, Modal, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../../api.ts';
import { useSession } from '../../../session/session.ts';
import { Failure } from '../../../shown/failure.tsx';
import { shownNumber } from '../../../shown/numbers.ts';

/** Recomputes every balance from its entries. Only the operator may, so others see no button. */
export function VerifyLedger() {
  const { key, organisation } = useSession();
  const button = useRef<HTMLButtonElement>(null);
  const verifying = useMutation({ mutationFn: () => api.admin.verifyLedger() });
  if (!organisation.is_operator || !key.scopes.includes('admin')) return null;
  const { data, error } = verifying;
  return (
    <>
      <Button ref={button} variant="default" onClick={() => verifying.mutate()} loading={verifying.isPending}>
        Verify
      </Button>
      <Modal
        opened={data !== undefined || error !== null}
        onClose={verifying.reset}
        title="Verification of the ledger"
        closeButtonProps={{ 'aria-label': 'Close' }}
        // The button lost the focus while it was waiting.
        returnFocus={false}
        onExitTransitionEnd={() => button.current?.focus()}
      >
        {error && <Failure error={error} what="Not verified" />}
        {data?.is_right && (
          <Alert color="teal" title="Every balance is right">
            <Text size="sm">Each one is the sum of its entries, in every organisation.</Text>
          </Alert>
        )}
        {data && !data.is_right && (
          <Alert color="red" title="Some balances differ from their entries">
            <List size="sm">
              {data.differences.map(({ organisation_id, balance, period, project_id, field, stored, recomputed }) => (
                <List.Item key={`${organisation_id} ${balance} ${period} ${project_id} ${field}`}>
                  {organisation_id}, {balance}, {period.slice(0, 10)}: {field} is {shownNumber(stored)} and should be{' '}
                  {shownNumber(recomputed)}
                </List.Item>
              ))}
            </List>
          </Alert>
        )}
      </Modal>
    </>
  );
}
