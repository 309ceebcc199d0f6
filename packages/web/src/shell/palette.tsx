import '@mantine/spotlight/styles.css';
import { Spotlight, type SpotlightActionData, spotlight } from '@mantine/spotlight';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../api.ts';
import { type Session, useSession } from '../session/session.ts';
import { usablePages } from './navigation.tsx';

/** Things of a kind that are fetched, and lines of a group that are shown. */
const MAX_FETCHED = 50;
const MAX_SHOWN = 6;
const STALE_MS = 30_000;

interface Place {
  readonly label: string;
  readonly href: string;
  readonly about?: string;
}
interface Kind {
  readonly name: string;
  readonly places: readonly Place[];
}

/** Looks for pages and things of the project by their names. `asked` changes when it is to open. */
export function Palette({ asked }: { asked: number }) {
  const session = useSession();
  const [, go] = useLocation();
  const [words, setWords] = useState('');
  useEffect(() => {
    if (asked > 0) spotlight.open();
  }, [asked]);
  const { data: things = [] } = useQuery({
    queryKey: ['palette', session.key.key_id],
    queryFn: ({ signal }) => thingsOf(session, signal),
    staleTime: STALE_MS,
  });
  const pages = usablePages(session).map(({ path, listed }) => ({ label: listed.label, href: path }));
  const kinds = [{ name: 'Pages', places: pages }, ...things, callOf(session, words)];
  const found = kinds.flatMap((kind) => matching(kind, words));
  const count = found.reduce((sum, { places }) => sum + places.length, 0);
  const actionOf = ({ label, href, about }: Place): SpotlightActionData => ({
    id: href,
    label,
    ...(about !== undefined && { description: about }),
    onClick: () => go(href),
  });
  return (
    <Spotlight.Root query={words} onQueryChange={setWords} shortcut={null} scrollable maxHeight={420}>
      <Spotlight.Search placeholder="Search pages, runs, findings, policies …" aria-label="Search" />
      <div role="status" className="mantine-visually-hidden" style={hidden}>
        {words !== '' && (count === 1 ? '1 result' : `${count} results`)}
      </div>
      <Spotlight.ActionsList>
        {found.map(({ name, places }) => (
          <Spotlight.ActionsGroup key={name} label={name}>
            {places.map((place) => (
              <Spotlight.Action key={place.href} {...actionOf(place)} />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {count === 0 && <Spotlight.Empty>Nothing has these words. The id of a call opens it.</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

const hidden = { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' } as const;

function matching({ name, places }: Kind, words: string): Kind[] {
  const wanted = words.trim().toLowerCase();
  // Before anybody typed, pages are enough.
  if (wanted === '') return name === 'Pages' ? [{ name, places }] : [];
  const found = places.filter(({ label, about = '' }) => `${label} ${about}`.toLowerCase().includes(wanted));
  return found.length === 0 ? [] : [{ name, places: found.slice(0, MAX_SHOWN) }];
}

/** A call has no name, and there are too many to list. Its whole id leads to it. */
function callOf({ key }: Session, words: string): Kind {
  const id = words.trim();
  const isId = key.scopes.includes('proxy') && /^call_[\da-f]{32}$/.test(id);
  return { name: 'Calls', places: isId ? [{ label: `Open the call ${id}`, href: `/app/calls/${id}` }] : [] };
}

/** The newest of each kind that the key may read. A kind that cannot be read is left out: the others are of use. */
async function thingsOf({ key }: Session, signal: AbortSignal): Promise<Kind[]> {
  const per_page = MAX_FETCHED;
  const kinds = readers.filter(({ scope }) => key.scopes.includes(scope));
  const read = await Promise.allSettled(kinds.map(({ read }) => read({ per_page, signal })));
  return kinds.flatMap(({ name }, at) => {
    const places = read[at];
    return places?.status === 'fulfilled' ? [{ name, places: places.value }] : [];
  });
}

interface Reader {
  readonly name: string;
  readonly scope: string;
  readonly read: (given: { per_page: number; signal: AbortSignal }) => Promise<Place[]>;
}

const part = encodeURIComponent;
const readers: readonly Reader[] = [
  {
    name: 'Runs',
    scope: 'redteam',
    read: async ({ per_page, signal }) =>
      (await api.rt.listRuns({ query: { per_page } }, { signal })).runs.map(({ run_id, run_name, target, status }) => ({
        label: run_name ?? target.model_name ?? run_id,
        href: `/app/runs/${run_id}`,
        about: status,
      })),
  },
  {
    name: 'Findings',
    scope: 'redteam',
    read: async ({ per_page, signal }) =>
      (await api.rt.listFindings({ query: { limit: String(per_page) } }, { signal })).findings.map(
        ({ finding_id, what, sub_category, severity }) => ({
          label: what ?? sub_category,
          href: `/app/findings/${finding_id}`,
          about: severity,
        }),
      ),
  },
  {
    name: 'Policies',
    scope: 'guardrails',
    read: async ({ per_page, signal }) =>
      (await api.guardrails.listPolicies({ query: { per_page } }, { signal })).policies.map(
        ({ name, description }) => ({
          label: name,
          href: `/app/policies/${part(name)}`,
          ...(description && { about: description }),
        }),
      ),
  },
  {
    name: 'Deployments',
    scope: 'proxy',
    read: async ({ per_page, signal }) =>
      (await api.proxy.listDeployments({ query: { per_page } }, { signal })).deployments.map(
        ({ name, model_saved_name }) => ({
          label: name,
          href: `/app/deployments/${part(name)}`,
          about: model_saved_name,
        }),
      ),
  },
  {
    name: 'Keys',
    scope: 'admin',
    read: async ({ per_page, signal }) =>
      (await api.admin.listKeys({ query: { per_page } }, { signal })).keys.map(({ key_id, name, prefix }) => ({
        label: name,
        href: `/app/keys?q=${part(name)}#${key_id}`,
        about: `${prefix}…`,
      })),
  },
];
