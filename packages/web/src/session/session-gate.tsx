import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure } from '../shown/failure.tsx';
import { Loading } from '../shown/loading.tsx';
import { SessionContext, sessionQuery } from './session.ts';
import { SignInPage } from './sign-in-page.tsx';

/** Shows its children to who is signed in, and the page to sign in to others. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { data, error, isPending } = useQuery(sessionQuery);
  if (isPending) return <Loading />;
  if (error) return <Failure error={error} what="The service does not say who is signed in" />;
  if (data === null) return <SignInPage />;
  return <SessionContext value={data}>{children}</SessionContext>;
}
