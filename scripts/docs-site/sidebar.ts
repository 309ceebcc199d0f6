import { dirname, join } from 'node:path/posix';
import type { SitePage } from './pages-of-repository.ts';
import { titleOf } from './pages-of-repository.ts';

/** An entry of the sidebar, as VitePress reads it. */
export interface SidebarItem {
  readonly text: string;
  readonly link?: string;
  readonly collapsed?: boolean;
  readonly items?: readonly SidebarItem[];
}

/** The page whose headings and lists are the groups of the sidebar. */
const INDEX = 'docs/README.md';

/** Groups that are closed at first, because few readers come for them. */
const closed: readonly string[] = ['Internals', 'Decisions'];

/** The address of a page in the site. */
const addressOf = (place: string): string => `/${place.replace(/(?:index)?\.md$/, '')}`;

/** The groups of the sidebar: each heading of the index of the documentation, with the pages that it lists. */
export function sidebarOf(pages: readonly SitePage[]): SidebarItem[] {
  const index = pages.find(({ file }) => file === INDEX);
  const [, ...groups] = (index?.text ?? '').split(/^## /m);
  return groups.map((group) => {
    const text = /^.+/.exec(group)?.[0] ?? '';
    return { text, collapsed: closed.includes(text), items: itemsOf(group, pages) };
  });
}

/** The pages of a group. Further links of an entry are entries below it. */
function itemsOf(group: string, pages: readonly SitePage[]): SidebarItem[] {
  return group.split('\n').flatMap((line) => {
    const linked = Array.from(line.matchAll(/\]\(([^)#\s]+\.md)[^)]*\)/g), ([, target = '']) => target);
    const [first, ...others] = linked.flatMap((target) => itemOf(join(dirname(INDEX), target), pages));
    if (first === undefined) return [];
    return [others.length === 0 ? first : { ...first, collapsed: true, items: others }];
  });
}

function itemOf(place: string, pages: readonly SitePage[]): SidebarItem[] {
  const page = pages.find((each) => each.place === place);
  return page ? [{ text: titleOf(page.text), link: addressOf(place) }] : [];
}
