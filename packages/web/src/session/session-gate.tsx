import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Failure } from '../shown/failure.tsx';
import { Loading } from '../shown/loading.tsx';
import { OtherProject } from './other-project.tsx';
import { type Session, SessionContext, sessionQuery } from './session.ts';
import { SessionEnded } from './session-ended.tsx';
import { SignInPage } from './sign-in-page.tsx';

/**
 * Shows its children to who is signed in, and the page to sign in to others. Where a session ends, the children stay, and
 * a dialog asks to sign in.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { data, error, isPending } = useQuery(sessionQuery);
  const [last, setLast] = useState<Session>();
  // What a page shows is of a project. Another one begins anew, also where somebody went there in another window. Until
  // then nothing of the page can be used, because it would be saved in the other project.
  const isElsewhere = data && last && data.project.project_id !== last.project.project_id;
  useEffect(() => {
    if (isElsewhere) location.assign('/');
  }, [isElsewhere]);
  if (data && data !== last && !isElsewhere) setLast(data);
  if (isPending) return <Loading />;
  if (last) {
    return (
      <SessionContext value={last}>
        {children}
        {data === null && <SessionEnded last={last} />}
        {isElsewhere && <OtherProject from={last.project.name} to={data.project.name} />}
      </SessionContext>
    );
  }
  return error ? <Failure error={error} what="The service does not say who is signed in" /> : <SignInPage />;
}
