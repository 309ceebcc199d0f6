import { Parser } from 'htmlparser2';
import type { Block, BlockKind, ReadBlocks } from './document.ts';
import { ElementCount } from './limits.ts';
import { singleSpaced } from './single-spaced.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Elements that a reader of the page does not see, or that belong to the site and not to the document. */
const unread = words(
  'script style template noscript nav footer svg math head iframe object select option button textarea audio video canvas',
);
/** Elements that end a paragraph. */
const breaking = words(
  'p div section article main header aside ul ol li dl dt dd table tr td th thead tbody caption h1 h2 h3 h4 h5 h6 blockquote pre hr br form fieldset figure figcaption address details summary body html',
);
const lists = words('ul ol');
const kinds: Readonly<Record<string, BlockKind>> = {
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  dt: 'heading',
  caption: 'heading',
  li: 'item',
  blockquote: 'quote',
  td: 'cell',
  th: 'cell',
  pre: 'code',
};

interface Open {
  readonly name: string;
  readonly isUnread: boolean;
  readonly kind: BlockKind;
  readonly level: number;
}

/**
 * Reads HTML as blocks as a person sees the page: without scripts, navigation, footers and hidden parts. Takes linear
 * time.
 */
export function readHtml(html: string): ReadBlocks {
  const blocks: Block[] = [];
  const stack: Open[] = [];
  const elements = new ElementCount();
  let text = '';
  let title = '';
  const flush = () => {
    const open = stack.at(-1);
    const content = singleSpaced(text);
    text = '';
    if (!content) return;
    const kind = open?.kind ?? 'paragraph';
    const level = kind === 'heading' || kind === 'item' ? { level: open?.level } : {};
    blocks.push({ kind, ...level, text: content, page: 1 });
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      elements.open();
      if (breaking.has(name)) flush();
      stack.push(opened(name, attributes, stack.at(-1)));
    },
    ontext(data) {
      const open = stack.at(-1);
      if (open?.name === 'title') title += data;
      else if (!open?.isUnread) text += data;
    },
    onclosetag(name) {
      elements.close();
      if (breaking.has(name)) flush();
      stack.pop();
    },
  });
  parser.end(html);
  flush();
  return { title: singleSpaced(title) || undefined, blocks, pageCount: 1 };
}

function opened(name: string, attributes: Readonly<Record<string, string>>, parent: Open | undefined): Open {
  const isUnread = (parent?.isUnread ?? false) || unread.has(name) || isHidden(attributes);
  const outer = { kind: parent?.kind ?? 'paragraph', level: parent?.level ?? 0 };
  if (lists.has(name)) return { name, isUnread, kind: outer.kind, level: outer.level + 1 };
  const kind = kinds[name] ?? outer.kind;
  const level = kind === 'heading' && kinds[name] ? headingLevel(name) : outer.level;
  return { name, isUnread, kind, level };
}

const headingLevel = (name: string): number => Number(/^h([1-6])$/.exec(name)?.[1] ?? 6);

function isHidden({ hidden, style = '', 'aria-hidden': ariaHidden }: Readonly<Record<string, string>>): boolean {
  return hidden !== undefined || ariaHidden === 'true' || /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style);
}
