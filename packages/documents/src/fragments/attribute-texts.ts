import type { ChunkType } from '@redoubt/contract';
import type { FragmentList } from './fragment.ts';

type Attributes = Readonly<Record<string, string>>;

/** Where the texts of attributes go. */
interface AttributeSink {
  readonly list: FragmentList;
  /** Whether the element is hidden, and its texts with it. */
  readonly isHidden: boolean;
}

/** Attributes with text for people or for programs that read pages aloud. */
const textAttributes: Readonly<Record<string, ChunkType>> = {
  alt: 'alt',
  title: 'title_attribute',
  'aria-label': 'title_attribute',
  'aria-description': 'title_attribute',
  'aria-placeholder': 'form',
  'aria-valuetext': 'title_attribute',
  'aria-roledescription': 'title_attribute',
  placeholder: 'form',
  label: 'form',
  summary: 'alt',
};

/** Kinds of `input` whose value is text that a reader sees. */
const shownInputs = ['', 'text', 'search', 'button', 'submit', 'reset', 'email', 'url', 'tel'];

/** The names under which `meta` elements describe a page in words. */
const described =
  /^(?:description|keywords|abstract|subject|summary|author|og:.+|twitter:.+|article:.+|dc\..+|dcterms\..+)$/i;

/** Adds the texts that the attributes of an element hold. */
export function addAttributes(name: string, attributes: Attributes, { list, isHidden }: AttributeSink): void {
  const add = (type: ChunkType, text: string) => list.add(isHidden ? 'hidden' : type, text);
  for (const [attribute, type] of Object.entries(textAttributes)) {
    const text = attributes[attribute];
    if (text) add(type, text);
  }
  if (name === 'meta') addMeta(attributes, list);
  if (name === 'input' && attributes.value) addValue(attributes, list, isHidden);
}

function addMeta({ name, property, itemprop, content }: Attributes, list: FragmentList): void {
  const key = name ?? property ?? itemprop ?? '';
  if (content && described.test(key.trim()) && !isAddress(content)) list.add('meta', content);
}

/** Pictures and pages are named by their addresses, which are no text. */
const isAddress = (text: string): boolean => /^\s*(?:https?:)?\/\/\S+\s*$/i.test(text);

function addValue({ type = '', value = '' }: Attributes, list: FragmentList, isHidden: boolean): void {
  const isShown = !isHidden && shownInputs.includes(type.toLowerCase());
  // Tokens without a space are no sentences, and pages have many.
  if (isShown || /\s/.test(value.trim())) list.add(isShown ? 'form' : 'hidden', value);
}

/** Whether the attributes of an element, without its style, hide its text from a person who sees the page. */
export function isHidingElement(
  name: string,
  { hidden, type, 'aria-hidden': ariaHidden, width, height }: Attributes,
): boolean {
  if (hidden !== undefined || ariaHidden?.toLowerCase() === 'true') return true;
  if (name === 'input') return type?.toLowerCase() === 'hidden';
  return isNone(width) && isNone(height);
}

const isNone = (length: string | undefined): boolean => length === '0' || length === '1';
