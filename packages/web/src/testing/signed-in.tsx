import type { ReactNode } from 'react';
import { type Session, SessionContext } from '../session/session.ts';

const session: Session = {
  key: { key_id: 'key_1', name: 'first key', prefix: 'sk_1', scopes: ['guardrails', 'proxy', 'redteam', 'admin'] },
  project: { project_id: 'p1', name: 'default' },
  organisation: { organisation_id: 'o1', name: 'default', is_operator: false },
  signed_in_by: 'key',
  operator: null,
  brand: 'service',
  version: '0.1.0',
  expires_at: null,
};

interface SignedInProps {
  /** What the key may. Absent: everything. */
  readonly scopes?: readonly string[];
  readonly children: ReactNode;
}

/** A part of a page as somebody sees it who is signed in with a key. */
export function SignedIn({ scopes = session.key.scopes, children }: SignedInProps) {
  const key = { ...session.key, scopes: [...scopes] };
  return <SessionContext.Provider value={{ ...session, key }}>{children}</SessionContext.Provider>;
}
