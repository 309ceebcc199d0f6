import { ServiceError } from '@redoubt/client';
import { queryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { PAGE_HEADERS } from '../api.ts';

/** Who is signed in. */
export interface Session {
  readonly key: { readonly key_id: string; readonly name: string; readonly prefix: string; readonly scopes: string[] };
  readonly project: { readonly project_id: string; readonly name: string };
  readonly organisation: { readonly organisation_id: string; readonly name: string; readonly is_operator: boolean };
  readonly brand: string;
  readonly version: string;
  readonly expires_at: string | null;
}

const PATH = '/dashboard/session';

/** Asks who is signed in. null: nobody. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async (): Promise<Session | null> => {
    const response = await fetch(PATH, { headers: PAGE_HEADERS });
    return response.status === 401 ? null : readSession(response);
  },
  staleTime: 60_000,
});

export async function signIn(key: string): Promise<Session> {
  const headers = { ...PAGE_HEADERS, 'content-type': 'application/json' };
  return readSession(await fetch(PATH, { method: 'POST', headers, body: JSON.stringify({ key }) }));
}

export async function signOut(): Promise<void> {
  await fetch(PATH, { method: 'DELETE', headers: PAGE_HEADERS });
}

async function readSession(response: Response): Promise<Session> {
  const body = await response.json();
  if (!response.ok) throw new ServiceError(response.status, body);
  return body;
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** Returns the session. Only for components inside SessionGate. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('Nobody is signed in');
  return session;
}
