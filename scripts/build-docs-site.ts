import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { installApart } from '../bench/peers/install-apart.ts';
import { pagesOfRepository } from './docs-site/pages-of-repository.ts';
import { referencePages } from './docs-site/reference-pages.ts';
import { type SidebarItem, sidebarOf } from './docs-site/sidebar.ts';

/**
 * Builds the documentation site from the Markdown of the repository and from the contract. The generator is installed
 * in a folder of its own, once for each lock file, because it is larger than everything else that is installed.
 *
 * DOCS_BASE: the path under which the site is served, such as /redoubt/. DOCS_REPOSITORY_URL: where files of the
 * repository can be seen, for links to files that are no pages.
 */
function buildSite(outDir: string): void {
  refuseForeign(outDir);
  const installed = installApart(new URL('../site/', import.meta.url), 'docs-site', 'install');
  if ('reason' in installed) throw new Error(`The generator could not be installed: ${installed.reason}`);
  const work = mkdtempSync(join(installed.folder, 'build-'));
  try {
    const settings = join(work, '.vitepress');
    cpSync('site/theme', join(settings, 'theme'), { recursive: true });
    cpSync('site/config.ts', join(settings, 'config.ts'));
    writeFileSync(join(settings, 'site.json'), JSON.stringify({ ...writePages(join(work, 'pages')), outDir }));
    const generator = join(installed.folder, 'node_modules/vitepress/bin/vitepress.js');
    execFileSync(process.execPath, [generator, 'build', work], { stdio: 'inherit' });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The generator empties the folder that it writes to, so it has to be empty, missing, or an earlier site. */
function refuseForeign(folder: string): void {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  if (files.length === 0 || (files.includes('index.html') && files.includes('404.html'))) return;
  console.error(`${folder} holds files that are no documentation site, and would be emptied. Name another folder`);
  process.exit(2);
}

/** Writes the pages, and returns what the generator is told of them. */
function writePages(folder: string): Readonly<Record<string, unknown>> {
  const pages = pagesOfRepository(process.env.DOCS_REPOSITORY_URL);
  const reference = referencePages();
  for (const { place, text } of [...pages, ...reference]) {
    const path = join(folder, place);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const { description } = JSON.parse(readFileSync('package.json', 'utf8'));
  return {
    description,
    base: process.env.DOCS_BASE ?? '/',
    sidebar: withReference(sidebarOf(pages), reference),
    nav: [
      { text: 'All pages', link: '/docs/' },
      { text: 'API', link: '/docs/reference/api/' },
      { text: 'Changes', link: '/CHANGELOG' },
    ],
  };
}

/** The sidebar with the pages of the contract, after the group of the reference. */
function withReference(groups: readonly SidebarItem[], pages: ReturnType<typeof referencePages>): SidebarItem[] {
  const items = pages.map(({ title, place }) => ({ text: title, link: `/${place.replace(/(?:index)?\.md$/, '')}` }));
  const api = { text: 'API', collapsed: true, items };
  const at = groups.findIndex(({ text }) => text === 'Reference') + 1;
  return [...groups.slice(0, at), api, ...groups.slice(at)];
}

const [outDir = 'site/dist'] = process.argv.slice(2);
buildSite(resolve(outDir));
console.log(
  `The site is in ${outDir}. Any server of static files serves it, such as python3 -m http.server -d ${outDir}.`,
);
