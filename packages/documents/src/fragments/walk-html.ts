import type { ChunkType } from '@redoubt/contract';
import { Parser } from 'htmlparser2';
import { ElementCount } from '../limits.ts';
import { addAttributes, isHidingElement } from './attribute-texts.ts';
import { FragmentList, type WalkedPage } from './fragment.ts';
import { addHidingNames, hasHidingName } from './hiding-names.ts';
import { backgroundOf, colourOf, declarationsOf, isHiding } from './hiding-style.ts';
import { MainText, type Region, regionOf } from './main-text.ts';

/** The largest number of texts that are taken from one script. */
const MAX_TEXTS = 2_000;

/** Values of structured data that are no words are left out: addresses, dates, types, single words. */
const isWords = (text: string): boolean => /\S\s+\S/.test(text);

/** The texts in the values of a JSON document, in order. The document itself, if it is no JSON. */
function textsOfJson(json: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return [json];
  }
  return [...textsIn(value)];
}

function* textsIn(value: unknown): Generator<string> {
  // The values that are left, the next one last. Recursion could exhaust the stack.
  const left: unknown[] = [value];
  for (let found = 0; left.length > 0 && found < MAX_TEXTS; ) {
    const next = left.pop();
    if (typeof next === 'string' && isWords(next)) {
      found += 1;
      yield next;
    }
    if (typeof next === 'object' && next !== null) pushAll(left, Object.values(next));
  }
}

function pushAll(left: unknown[], values: readonly unknown[]): void {
  for (const each of values.toReversed()) left.push(each);
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Elements that stand within a line. Every other element ends the block of text before it. */
const inline = words(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd mark q rp rt ruby s samp small span strike strong sub sup time tt u var wbr br',
);
/** Elements whose text browsers do not show, and which no reader of the page takes for text. */
const unread = words('script style');
/** Elements whose text browsers show only in special cases, or as a part of something else. */
const unseen = words('template noscript noframes noembed object audio video canvas iframe');
const formElements = words('label button option select textarea legend optgroup datalist output');
/** Frames within frames are walked to this depth. */
const MAX_FRAMES = 2;

interface Open {
  readonly name: string;
  readonly isHidden: boolean;
  readonly isLink: boolean;
  readonly isForm: boolean;
  readonly region: Region;
  /** The colour behind the text, if the attributes tell it. */
  readonly background: string | undefined;
  /** The type of a script, if the element is one. */
  readonly script: string | undefined;
}

const root: Open = {
  name: '',
  isHidden: false,
  isLink: false,
  isForm: false,
  region: undefined,
  background: undefined,
  script: undefined,
};

/**
 * Reads all the text of a page in fragments: what a reader sees, and also what only a program reads. Takes linear time.
 * @throws DocumentFailure if the page has too many elements or they are nested too deeply
 */
export function walkHtml(html: string): WalkedPage {
  const page = new PageWalk(new FragmentList(), new ElementCount(), 0);
  page.walk(html);
  return {
    title: page.title,
    mainText: page.mainText.text,
    language: page.language,
    fragments: page.list.fragments,
    picturePages: [],
    unreadAttachments: [],
  };
}

class PageWalk {
  title: string | undefined;
  language: string | undefined;
  readonly list: FragmentList;
  readonly mainText = new MainText();
  readonly #elements: ElementCount;
  readonly #frame: number;
  readonly #stack: Open[] = [];
  #visible = '';
  /** Whether the block has text that is not of a link. */
  #hasPlain = false;
  #isForm = false;
  #hidden = '';
  #title = '';
  #json = '';
  #style = '';
  /** The classes and ids that style sheets of the page hide. */
  readonly #hidingNames = new Set<string>();

  constructor(list: FragmentList, elements: ElementCount, frame: number) {
    this.list = list;
    this.#elements = elements;
    this.#frame = frame;
  }

  walk(html: string): void {
    const parser = new Parser({
      onopentag: (name, attributes) => this.#open(name, attributes),
      onclosetag: (name) => this.#close(name),
      ontext: (text) => this.#text(text),
      oncomment: (text) => this.list.add('comment', text),
      onprocessinginstruction: (name, text) => {
        if (!/^!doctype$|^\?xml/i.test(name)) this.list.add('comment', text);
      },
    });
    parser.end(html);
    this.#flush();
  }

  get #top(): Open {
    return this.#stack.at(-1) ?? root;
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#elements.open();
    if (!inline.has(name)) this.#flush();
    if (name === 'br') this.#text(' ');
    const opened = openedIn(this.#top, name, attributes, this.#hidingNames);
    // Text that is hidden within a paragraph is a fragment of its own.
    if (opened.isHidden && !this.#top.isHidden) this.#flushHidden();
    this.#stack.push(opened);
    if (name === 'html' && this.#frame === 0)
      this.language ??= attributes.lang?.trim() || attributes['xml:lang']?.trim();
    if (name === 'meta') this.#meta(attributes);
    addAttributes(name, attributes, { list: this.list, isHidden: opened.isHidden });
    if (name === 'iframe' && attributes.srcdoc) this.#walkFrame(attributes.srcdoc);
  }

  #close(name: string): void {
    this.#elements.close();
    if (!inline.has(name)) this.#flush();
    if (name === 'title') this.#endTitle();
    if (name === 'script') this.#endScript();
    if (name === 'style') this.#endStyle();
    const closed = this.#stack.pop();
    if (closed?.isHidden && !this.#top.isHidden) this.#flushHidden();
  }

  #text(text: string): void {
    const { name, script, isHidden, isLink, isForm } = this.#top;
    if (name === 'title' && !isHidden) this.#title += text;
    else if (script?.includes('json')) this.#json += text;
    else if (name === 'style') this.#style += text;
    else if (unread.has(name)) return;
    else if (isHidden) this.#hidden += text;
    else {
      this.#visible += text;
      if (/\S/.test(text)) {
        this.#hasPlain ||= !isLink;
        this.#isForm ||= isForm;
      }
    }
  }

  #meta({ 'http-equiv': equivalent = '', content = '' }: Readonly<Record<string, string>>): void {
    if (equivalent.toLowerCase() === 'content-language') this.language ??= content.trim() || undefined;
  }

  #endTitle(): void {
    // The first title names the page. Those of drawings, which come later, are texts like any other.
    if (this.title === undefined && this.#frame === 0)
      this.title = this.#title.replace(/\s+/g, ' ').trim() || undefined;
    this.list.add('title', this.#title);
    this.#title = '';
  }

  #endScript(): void {
    if (this.#json) for (const text of textsOfJson(this.#json)) this.list.add('script_json', text);
    this.#json = '';
  }

  #endStyle(): void {
    addHidingNames(this.#style, this.#hidingNames);
    this.#style = '';
  }

  #walkFrame(html: string): void {
    if (this.#frame >= MAX_FRAMES) this.list.add('hidden', html);
    else new PageWalk(this.list, this.#elements, this.#frame + 1).walk(html);
  }

  #flush(): void {
    const type: ChunkType = this.#isForm ? 'form' : this.#hasPlain ? 'content_block' : 'link_text';
    if (this.#visible) this.list.add(type, this.#visible);
    if (this.#visible && type === 'content_block') this.mainText.add(this.#visible, this.#top.region);
    this.#visible = '';
    this.#hasPlain = false;
    this.#isForm = false;
    this.#flushHidden();
  }

  #flushHidden(): void {
    if (this.#hidden) this.list.add('hidden', this.#hidden);
    this.#hidden = '';
  }
}

function openedIn(
  parent: Open,
  name: string,
  attributes: Readonly<Record<string, string>>,
  hidingNames: ReadonlySet<string>,
): Open {
  const declarations = declarationsOf(attributes.style ?? '');
  const behind = attributes.bgcolor === undefined ? parent.background : colourOf(attributes.bgcolor);
  return {
    name,
    isHidden:
      parent.isHidden ||
      unseen.has(name) ||
      isHidingElement(name, attributes) ||
      hasHidingName(hidingNames, attributes) ||
      isHiding(withFontColor(declarations, name, attributes), behind),
    isLink: parent.isLink || name === 'a',
    isForm: parent.isForm || formElements.has(name),
    region: regionOf(name, attributes.role, parent.region),
    background: backgroundOf(declarations) ?? behind,
    script: name === 'script' ? (attributes.type ?? '').toLowerCase() : undefined,
  };
}

/** Adds the colour of an old `font` element to the declarations. */
function withFontColor(
  declarations: ReadonlyMap<string, string>,
  name: string,
  { color }: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  if (name !== 'font' || color === undefined || declarations.has('color')) return declarations;
  return new Map([...declarations, ['color', color]]);
}
