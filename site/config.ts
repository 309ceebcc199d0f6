import { readFileSync } from 'node:fs';
import { defineConfig, type MarkdownOptions } from 'vitepress';

/** What `npm run docs -- --site` found in the repository: the title, the groups of pages, and where links begin. */
const found = JSON.parse(readFileSync(new URL('./site.json', import.meta.url), 'utf8'));

/** The anchor of a heading as code hosts make it, which the links of the pages use. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

/** Diagrams become elements that the browser draws. All other blocks stay as they are. */
const drawDiagrams: MarkdownOptions['config'] = (markdown) => {
  const { fence } = markdown.renderer.rules;
  markdown.renderer.rules.fence = (tokens, index, ...rest) => {
    const { info = '', content = '' } = tokens[index] ?? {};
    if (info.trim() === 'mermaid') return `<MermaidDiagram source="${encodeURIComponent(content)}" />`;
    return fence?.(tokens, index, ...rest) ?? '';
  };
};

export default defineConfig({
  title: 'Redoubt',
  description: found.description,
  lang: 'en',
  base: found.base,
  srcDir: 'pages',
  outDir: found.outDir,
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  markdown: { anchor: { slugify: anchorOf }, config: drawDiagrams },
  // The chunk of the diagrams is large by nature. It is loaded by pages that have one.
  vite: { build: { chunkSizeWarningLimit: 2_000 } },
  themeConfig: {
    search: { provider: 'local' },
    sidebar: found.sidebar,
    nav: found.nav,
    outline: { level: [2, 3] },
    docFooter: { prev: 'Before', next: 'Next' },
  },
});
