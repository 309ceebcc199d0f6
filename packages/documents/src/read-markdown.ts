import { Parser } from 'marked';
import type { ReadBlocks } from './document.ts';
import { lexMarkdown } from './lex-markdown.ts';
import { readHtml } from './read-html.ts';

/** Read Markdown as blocks; a front matter between lines of dashes is left out. */
export function readMarkdown(text: string): ReadBlocks {
  const html = Parser.parse(lexMarkdown(withoutFrontMatter(text)));
  const read = readHtml(html);
  return { ...read, title: read.title ?? read.blocks.find(({ kind }) => kind === 'heading')?.text };
}

function withoutFrontMatter(text: string): string {
  if (!/^---\r?\n/.test(text)) return text;
  const end = text.indexOf('\n---', 3);
  return end === -1 ? text : text.slice(text.indexOf('\n', end + 1) + 1);
}
