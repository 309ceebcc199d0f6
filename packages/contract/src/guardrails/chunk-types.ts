/** The kinds of text that a web page holds, and what each of them is. */
export const chunkTypes = {
  title: 'the title of the page',
  content_block: 'a heading, paragraph, list item, table cell or block of code that a reader sees',
  link_text: 'a block that is nothing but links',
  form: 'labels, buttons, options, placeholders and values of forms',
  alt: 'what stands in for a picture or another object',
  title_attribute: 'what a `title` or an `aria-label` says',
  meta: 'descriptions for search engines and social networks',
  script_json: 'the texts of structured data (`application/ld+json`)',
  comment: 'a comment in the source',
  picture_text: 'text that was recognised in a picture',
  hidden: 'text that a reader does not see: hidden, tiny, transparent, off the screen, `template`, `noscript`',
} as const satisfies Readonly<Record<string, string>>;

/** A kind of text of a web page. */
export type ChunkType = keyof typeof chunkTypes;
