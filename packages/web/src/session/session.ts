import { ServiceError } from '@redoubt/client';
import { queryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { PAGE_HEADERS } from '../api.ts';
import { SESSION_KEY } from '../queries.ts';

interface Organisation {
  readonly organisation_id: string;
  readonly name: string;
  readonly is_operator: boolean;
}

/** Who is signed in. */
export interface Session {
  readonly key: { readonly key_id: string; readonly name: string; readonly prefix: string; readonly scopes: string[] };
  readonly project: { readonly project_id: string; readonly name: string };
  readonly organisation: Organisation;
  readonly signed_in_by: 'key' | 'password' | 'link';
  /** The operator's organisation, for sessions of the operator. They may work in any other. */
  readonly operator: Organisation | null;
  readonly brand: string;
  readonly version: string;
  readonly expires_at: string | null;
}

const PATH = '/dashboard/session';

/** Asks who is signed in. null: nobody. */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: async (): Promise<Session | null> => {
    const response = await fetch(PATH, { headers: PAGE_HEADERS });
    return response.status === 401 ? signInByLink() : readSession(response);
  },
  staleTime: 60_000,
  // Who comes back to this window may have signed out, or in again, in another one.
  refetchOnWindowFocus: 'always',
});

/** What one signs in with. A link works once. */
type Credentials = { readonly key: string } | { readonly password: string } | { readonly link: string };

export const signIn = async (credentials: Credentials): Promise<Session> => readSession(await send(PATH, credentials));

/** Goes to a project of another organisation, or of the same one. Only sessions of the operator may. */
export const moveTo = async (place: { organisation_id: string; project_id?: string }): Promise<Session> =>
  readSession(await send(`${PATH}/project`, place));

const send = (path: string, body: object): Promise<Response> => {
  const headers = { ...PAGE_HEADERS, 'content-type': 'application/json' };
  return fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
};

const LINK = '#sign-in=';
let linkFailure: Error | undefined;

/** Why the link of the address did not sign in. */
export const failureOfLink = (): Error | undefined => linkFailure;

/** Signs in with the link that is in the fragment of the address, and takes it out of the address. */
async function signInByLink(): Promise<Session | null> {
  if (!location.hash.startsWith(LINK)) return null;
  const link = location.hash.slice(LINK.length);
  history.replaceState(null, '', location.pathname + location.search);
  try {
    return await signIn({ link });
  } catch (error) {
    linkFailure = error instanceof Error ? error : new Error(String(error));
    return null;
  }
}

/** Signs in with a link that is opened where the page is open already: the browser then loads nothing by itself. */
export function followLink(): void {
  if (location.hash.startsWith(LINK)) location.reload();
}

/** Whether the operator set a password. The service writes it into the page. */
export const hasPassword =
  document.querySelector<HTMLMetaElement>('meta[name=sign-in]')?.content.includes('password') === true;

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
