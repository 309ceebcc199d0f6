import { Lexer, Parser, type Token, Tokenizer, type TokensList } from 'marked';
import type { ReadBlocks } from './document.ts';
import { ElementCount, MAX_MARKDOWN_DEPTH, tooComplex } from './limits.ts';
import { readHtml } from './read-html.ts';

/** Reads Markdown as blocks. A front matter between lines of dashes is left out. */
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

/** The tokens of a Markdown text. @throws DocumentFailure if it has too many table cells or is nested too deeply */
const lexMarkdown = (text: string): TokensList =>
  new BoundedLexer({ gfm: true, tokenizer: new BoundedTokenizer() }).lex(text);

/** Limits the depth of quotes and lists. Each level is read by a separate call, which reads all of the text inside. */
class BoundedLexer extends Lexer {
  #depth = 0;

  override blockTokens(src: string, tokens?: Token[], lastParagraphClipped?: boolean): Token[];
  override blockTokens(src: string, tokens?: TokensList, lastParagraphClipped?: boolean): TokensList;
  override blockTokens(src: string, tokens?: Token[] | TokensList, lastParagraphClipped?: boolean): Token[] {
    this.#depth += 1;
    if (this.#depth > MAX_MARKDOWN_DEPTH)
      throw tooComplex(`quotes and lists more than ${MAX_MARKDOWN_DEPTH} levels deep`);
    const found = super.blockTokens(src, tokens, lastParagraphClipped);
    this.#depth -= 1;
    return found;
  }
}

/**
 * Limits the cells of tables. Short rows are filled up to the width of the head, so a few bytes per row can make many
 * cells.
 */
class BoundedTokenizer extends Tokenizer {
  readonly #cells = new ElementCount();

  override table(src: string): ReturnType<Tokenizer['table']> {
    const [, head = '', , rows = ''] = this.rules.block.table.exec(src) ?? [];
    this.#cells.add(columnsOf(head) * rows.split('\n').length);
    return super.table(src);
  }
}

const columnsOf = (head: string): number => head.split('|').length;
