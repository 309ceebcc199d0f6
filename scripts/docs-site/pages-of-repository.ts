import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';

/** A page of the site: its place there, and its text with links that lead there. */
export interface SitePage {
  /** The file in the repository. */
  readonly file: string;
  /** The file among the site's pages. */
  readonly place: string;
  readonly text: string;
}

/** Links of Markdown, apart from those to other hosts. */
const link = /\[([^[\]]*)\]\(((?![a-z]+:)[^)\s]+)\)/g;
const block = /^```[^\n]*\n[\s\S]*?^```$/gm;

/** The page that a file becomes. A README is the first page of its folder. */
const placeOf = (file: string): string => file.replace(/(^|\/)README\.md$/, '$1index.md');

/** The title of a page: its first heading. */
export const titleOf = (text: string): string => /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? '';

/** The README and every Markdown file that can be reached from it by links. */
export function pagesOfRepository(repositoryUrl: string | undefined): SitePage[] {
  const files = reachedFrom('README.md');
  return files.map((file) => {
    const text = outsideBlocks(readFileSync(file, 'utf8'), (part) =>
      part.replace(link, (whole, label: string, target: string) => {
        if (target.startsWith('#')) return whole;
        const address = addressOf(target, file, repositoryUrl);
        return address === undefined ? label : `[${labelOf(label, target, file)}](${address})`;
      }),
    );
    return { file, place: placeOf(file), text };
  });
}

function reachedFrom(first: string): string[] {
  const found = [first];
  for (const file of found) {
    const text = readFileSync(file, 'utf8').replace(block, '');
    for (const [, , target = ''] of text.matchAll(link)) {
      const path = join(dirname(file), target.split('#')[0] ?? '');
      if (path.endsWith('.md') && existsSync(path) && !found.includes(path)) found.push(path);
    }
  }
  return found;
}

/** What a link says. A link that only names its file says the title of the page. */
function labelOf(label: string, target: string, file: string): string {
  const path = join(dirname(file), target.split('#')[0] ?? '');
  return label.endsWith('.md') && path.endsWith(label) ? titleOf(readFileSync(path, 'utf8')) : label;
}

/** Where a link leads in the site. A file that is no page is linked in the repository, if the address of that is known. */
function addressOf(target: string, file: string, repositoryUrl: string | undefined): string | undefined {
  const [path = '', anchor] = target.split('#');
  const linked = join(dirname(file), path);
  const end = anchor === undefined ? '' : `#${anchor}`;
  if (linked.endsWith('.md')) return relativeLink(dirname(placeOf(file)), placeOf(linked)) + end;
  return repositoryUrl === undefined ? undefined : `${repositoryUrl}/${linked}`;
}

function relativeLink(from: string, to: string): string {
  const path = relative(from, to);
  return path.startsWith('.') ? path : `./${path}`;
}

/** Changes a text, but not its blocks of code. */
function outsideBlocks(text: string, change: (part: string) => string): string {
  const blocks = text.match(block) ?? [];
  const parts = text.split(block).map(change);
  return parts.map((part, index) => part + (blocks[index] ?? '')).join('');
}
